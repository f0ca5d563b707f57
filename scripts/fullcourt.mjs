// `npm run fullcourt -- …`, on a machine where nothing may be installed yet: so plain JavaScript, and no packages.
import process from "node:process";
import { findNode } from "./find-node.mjs";
import { installPackages } from "./install-packages.mjs";
import { run } from "./run-command.mjs";

process.exitCode = await fullcourt();

async function fullcourt() {
  // What a command prints on stdout is its answer and may be piped on.
  if (!(await installPackages({ output: "stderr" }))) return 1;
  const node = findNode();
  if (node === null) return 1;
  const { code } = await run(node, ["scripts/fullcourt.ts", ...process.argv.slice(2)]);
  return code;
}
