import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isStopping, root, run } from "./run-command.mjs";

/** Everything that the built pages are made of. */
const sources = [
  "app",
  "contract",
  "core",
  "messages",
  "public",
  "vite-plugins",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "vite.config.ts",
];

const stamp = join(root, "build", "sources.sha256");

/**
 * Builds the pages unless they were built from exactly these sources. Answers whether they are there now.
 * @param {string} node
 */
export async function buildPages(node) {
  const digest = digestOfSources();
  if (isBuiltFrom(digest)) return true;
  console.log("Building the pages.");
  rmSync(stamp, { force: true });
  const tool = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const { code, output } = await run(node, [tool, "build"], { env: { NODE_ENV: "production" }, quiet: true });
  if (code === 0) {
    writeFileSync(stamp, digest);
    return true;
  }
  if (!isStopping()) console.error(`${output}The pages could not be built; the reason stands above.`);
  return false;
}

/** @param {string} digest */
function isBuiltFrom(digest) {
  if (!existsSync(join(root, "build", "server", "index.js")) || !existsSync(stamp)) return false;
  return readFileSync(stamp, "utf8") === digest;
}

function digestOfSources() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  return hash.digest("hex");
}

/**
 * @param {string} place A folder or a file, from the root.
 * @returns {string[]}
 */
function filesIn(place) {
  const full = join(root, place);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [place];
  return readdirSync(full, { encoding: "utf8", recursive: true })
    .map((name) => join(place, name))
    .filter((file) => statSync(join(root, file)).isFile());
}
