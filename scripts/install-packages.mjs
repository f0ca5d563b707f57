import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { root, run } from "./run-command.mjs";

/**
 * Installs what package-lock.json names, unless exactly that lies there already. Answers whether all is there now.
 *
 * @param {{ output?: "stdout" | "stderr" }} options `stderr` for commands whose output somebody pipes on
 */
export async function installPackages({ output = "stdout" } = {}) {
  if (isInstalled()) return linkNode();
  process[output].write("Installing packages: only the first time and after updates, about a minute.\n");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  // Started by npm, this is the npm to ask; it need not be on the PATH under its own name.
  const npm = process.env["npm_execpath"];
  const { code } = npm?.endsWith(".js") ? await run(process.execPath, [npm, ...args], { output }) : await run("npm", args, { output });
  if (code === 0 && isInstalled()) return linkNode();
  console.error("The packages could not be installed; what npm says stands above.");
  return false;
}

/** Debian's npm leaves a program of the name `node` without its link, which everything here is run by. */
function linkNode() {
  const [link, program] = [join("node_modules", ".bin", "node"), join(`node-${process.platform}-${process.arch}`, "bin", "node")];
  if (!existsSync(join(root, link)) && existsSync(join(root, "node_modules", program))) symlinkSync(join("..", program), join(root, link));
  return true;
}

/** npm writes its own copy of the lock file when an installation is complete: compared by content, not by date. */
function isInstalled() {
  const wanted = packagesIn("package-lock.json");
  const there = packagesIn(join("node_modules", ".package-lock.json"));
  if (wanted === null || there === null) return false;
  return Object.entries(wanted).every(([place, { version, integrity, optional }]) => {
    const found = there[place];
    // What belongs to another platform is rightly missing.
    return place === "" || (found === undefined ? optional === true : found.version === version && found.integrity === integrity);
  });
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null}
 */
function packagesIn(file) {
  try {
    return /** @type {{ packages: Record<string, LockedPackage> }} */ (JSON.parse(readFileSync(join(root, file), "utf8"))).packages;
  } catch {
    return null;
  }
}
