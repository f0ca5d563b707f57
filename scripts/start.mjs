// `npm start`, on a machine with nothing but Node 20 or newer and npm: so plain JavaScript, and no packages.
import process from "node:process";
import { buildPages } from "./build-pages.mjs";
import { findNode } from "./find-node.mjs";
import { installPackages } from "./install-packages.mjs";
import { isStopping, run } from "./run-command.mjs";

const development = process.argv.includes("--dev");
/** Installs and builds, and starts nothing: what `fullcourt upgrade` asks of a new release. */
const preparesOnly = process.argv.includes("--prepare");
process.exitCode = await start();

async function start() {
  if (!(await installPackages())) return 1;
  const node = findNode();
  if (node === null) return 1;
  if (!development && !(await buildPages(node))) return 1;
  if (isStopping() || preparesOnly) return 0;
  const env = { NODE_ENV: development ? "development" : "production" };
  const { code } = await run(node, ["server/main.ts"], { env, linked: true });
  return code;
}
