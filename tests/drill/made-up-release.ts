import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const notOfIt = ["node_modules", ".git", "data", "build", ".upgrade", ".react-router", "coverage"];

/** This tree as a program in a folder of its own, its packages linked and not copied where the disk is the same. */
export async function copyOfThisProgram(folder: string): Promise<void> {
  await copyOfThisTree(folder);
  await linkBuiltParts(folder);
}

/** Packages and pages of this tree, for one that has the same. */
export async function linkBuiltParts(folder: string): Promise<void> {
  for (const name of ["node_modules", "build"]) {
    const [from, to] = [join(root, name), join(folder, name)];
    await run("cp", ["-aL", "--link", from, to]).catch(async () => run("cp", ["-aL", from, to]));
  }
}

/** This tree as a release of a later version, with one step of the database more. */
export async function releaseWithStep(folder: string, version: string, order: string): Promise<void> {
  await copyOfThisTree(folder);
  const name = "9999-of-the-drill";
  const step = `import { type Kysely, sql } from "kysely";\n\nexport async function up(db: Kysely<unknown>): Promise<void> {\n  await sql.raw(${JSON.stringify(order)}).execute(db);\n}\n`;
  await writeFile(join(folder, `server/db/migrations/${name}.ts`), step);
  await replaceIn(join(folder, "server/db/migrate.ts"), [
    [
      'import type { Database } from "./schema.ts";',
      `import * as ofTheDrill from "./migrations/${name}.ts";\nimport type { Database } from "./schema.ts";`,
    ],
    [
      "export const migrations: Record<string, Migration> = {",
      `export const migrations: Record<string, Migration> = {\n  "${name}": ofTheDrill,`,
    ],
  ]);
  await replaceIn(join(folder, "package.json"), [[/"version": "[^"]+"/, `"version": "${version}"`]]);
}

async function copyOfThisTree(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(root)) if (!notOfIt.includes(name)) await run("cp", ["-a", join(root, name), join(folder, name)]);
}

async function replaceIn(file: string, pairs: readonly (readonly [string | RegExp, string])[]): Promise<void> {
  let text = await readFile(file, "utf8");
  for (const [from, to] of pairs) text = text.replace(from, to);
  await writeFile(file, text);
}
