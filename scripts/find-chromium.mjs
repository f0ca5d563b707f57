import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { run } from "./run-command.mjs";

const candidates = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A Chromium for the browser tests: the one `CHROMIUM_PATH` names, one that is installed, or Debian's, installed now
 * where we may. `null` when there is none; what to do has then been printed.
 * @returns {Promise<string | null>}
 */
export async function findChromium() {
  const given = process.env["CHROMIUM_PATH"];
  if (given) {
    if (isChromium(given)) return given;
    console.error(`CHROMIUM_PATH=${given} is no Chromium that starts; unset it, or name another.`);
    return null;
  }
  const found = candidates.find(isChromium);
  if (found !== undefined) return pathOf(found);
  if (mayInstall()) {
    console.log("Installing Chromium for the browser tests.");
    await run("sh", ["-c", "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium"], {
      quiet: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    if (isChromium("chromium")) return pathOf("chromium");
  }
  console.error("The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.");
  return null;
}

function mayInstall() {
  return process.platform === "linux" && process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

/** @param {string} command */
function isChromium(command) {
  try {
    return /chrom/i.test(execFileSync(command, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return false;
  }
}

/** @param {string} command */
function pathOf(command) {
  return command.startsWith("/") ? command : execFileSync("sh", ["-c", `command -v "${command}"`], { encoding: "utf8" }).trim();
}
