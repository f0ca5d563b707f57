import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, ResolvedConfig } from "vite";
import { compileMessages, type MessageSource } from "./compile-messages.ts";

const request = /\/messages\/[a-z]+\/[a-z-]+\.ts\?compiled(?:=cyrillic)?$/;
const chunkTable = "virtual:message-chunks";
const resolvedChunkTable = `\0${chunkTable}`;

/**
 * `messages/sl/game.ts?compiled` is that area compiled ahead, so browsers get neither ICU texts nor a parser for them;
 * `?compiled=cyrillic` writes it in the other script. Without the question mark it is the file as it is.
 *
 * `virtual:message-chunks` tells the built server which file of the built client holds an area, so that a page can ask
 * for its words before any script runs. It is empty everywhere else.
 */
export function messages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "fullcourt:messages",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: {
      filter: { id: new RegExp(`^${chunkTable}$`) },
      handler: () => resolvedChunkTable,
    },
    load: {
      filter: { id: [request, new RegExp(`^${resolvedChunkTable}$`)] },
      async handler(id) {
        if (id === resolvedChunkTable) {
          const builtServer = config.command === "build" && this.environment.name === "ssr";
          return exportOf(builtServer ? await readChunkTable(config) : {});
        }
        const [file = "", script] = id.split("?");
        this.addWatchFile(file);
        return exportOf(compileMessages(await readMessages(file), script === "compiled=cyrillic" ? "cyrillic" : "as-written"));
      },
    },
  };
}

function exportOf(value: object): { code: string; map: null; moduleType: "js" } {
  return { code: `export default ${JSON.stringify(value)};`, map: null, moduleType: "js" };
}

/** The file's time in the address makes Node read a changed file again. */
async function readMessages(file: string): Promise<MessageSource> {
  const { mtimeMs } = await stat(file);
  const read = (await import(/* @vite-ignore */ `${pathToFileURL(file).href}?at=${mtimeMs}`)) as { default: MessageSource };
  return read.default;
}

type ClientManifest = Readonly<Record<string, { readonly file: string }>>;

/** React Router builds the client first and keeps its manifest until the server is built. */
async function readChunkTable(config: ResolvedConfig): Promise<Readonly<Record<string, string>>> {
  const outDir = config.environments["client"]?.build.outDir ?? "build/client";
  const manifest = JSON.parse(await readFile(path.resolve(config.root, outDir, ".vite/manifest.json"), "utf8")) as ClientManifest;
  const chunks = Object.entries(manifest).flatMap(([source, { file }]) => {
    const [, language = "", area = "", script] = /^messages\/([a-z]+)\/([a-z-]+)\.ts\?compiled(=cyrillic)?$/.exec(source) ?? [];
    return area === "" ? [] : [[`${language}${script ? "-cyrl" : ""}/${area}`, config.base + file] as const];
  });
  if (chunks.length === 0) throw new Error("The client's manifest names no chunk of messages: has its form changed?");
  return Object.fromEntries(chunks);
}
