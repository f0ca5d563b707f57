import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { compileMessages, type MessageSource } from "./compile-messages.ts";

const request = /\/messages\/[a-z]+\/[a-z-]+\.ts\?compiled(?:=cyrillic)?$/;

/**
 * `messages/sl/game.ts?compiled` is that area compiled ahead, so browsers get neither ICU texts nor a parser for them;
 * `?compiled=cyrillic` writes it in the other script. Without the question mark it is the file as it is.
 */
export function messages(): Plugin {
  return {
    name: "fullcourt:messages",
    enforce: "pre",
    load: {
      filter: { id: request },
      async handler(id) {
        const [file = "", script] = id.split("?");
        this.addWatchFile(file);
        const compiled = compileMessages(await readMessages(file), script === "compiled=cyrillic" ? "cyrillic" : "as-written");
        return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: "js" };
      },
    },
  };
}

/** The file's time in the address makes Node read a changed file again. */
async function readMessages(file: string): Promise<MessageSource> {
  const { mtimeMs } = await stat(file);
  const read = (await import(/* @vite-ignore */ `${pathToFileURL(file).href}?at=${mtimeMs}`)) as { default: MessageSource };
  return read.default;
}
