import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { build } from "vite";
import { ografNames } from "#contract/live/ograf-graphics.ts";
import { ografManifest } from "./ograf-manifest.ts";

export const usage = "ograf OUT_FOLDER";

const root = resolve(import.meta.dirname, "../..");

/** The graphics of television as a package for renderers of EBU OGraf: manifests, and what they all run. */
export async function ograf(args: readonly string[]): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) {
    process.stderr.write(`usage: ${usage}\n`);
    return 1;
  }
  await writeOgrafPackage(resolve(folder));
  process.stdout.write(`${ografNames.length} graphics in ${resolve(folder)}\n`);
  return 0;
}

/** Writes the package into a folder, beside whatever else is there. */
export async function writeOgrafPackage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    base: "./",
    define: { "process.env.NODE_ENV": '"production"' },
    // Whatever this process is: no parts for development.
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: "app/venue/ograf/overlay-graphic.tsx",
        preserveEntrySignatures: "strict",
        output: {
          codeSplitting: false,
          entryFileNames: "graphics.mjs",
          assetFileNames: ({ names }) => (names.some((name) => name.endsWith(".woff2")) ? "fonts/[name][extname]" : "graphics[extname]"),
        },
      },
    },
  });
  // Fonts and libraries go with it, so their licences do.
  for (const file of ["LICENSE", "THIRD-PARTY-NOTICES.md"]) await copyFile(join(root, file), join(folder, file));
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { readonly version: string };
  for (const name of ografNames) {
    await writeFile(join(folder, `${name}.ograf.json`), `${JSON.stringify(ografManifest(name, version), null, 2)}\n`);
    await writeFile(
      join(folder, `${name}.mjs`),
      `import { overlayGraphic } from "./graphics.mjs";\n\nexport default overlayGraphic("${name}");\n`,
    );
  }
}
