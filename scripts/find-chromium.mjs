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

/** Chromium without a window of its own, not even an unseen one: it draws the same pages for two thirds of the work. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];

/**
 * The browsers for the browser tests. `whole`: a Chromium, the one `CHROMIUM_PATH` names, one that is installed, or Debian's, installed
 * now where we may. `shell`: the same without its window, for all that needs none; where there is no such thing, the whole one
 * again. `null` when there is no Chromium; what to do has then been printed.
 * @returns {Promise<{ whole: string, shell: string } | null>}
 */
export async function findChromium() {
  const given = process.env["CHROMIUM_PATH"];
  const givenShell = process.env["CHROMIUM_SHELL_PATH"];
  if (givenShell && !isChromium(givenShell)) {
    console.error(`CHROMIUM_SHELL_PATH=${givenShell} is no headless shell that starts; unset it, or name another.`);
    return null;
  }
  if (given) {
    if (isChromium(given)) return { whole: given, shell: givenShell || given };
    console.error(`CHROMIUM_PATH=${given} is no Chromium that starts; unset it, or name another.`);
    return null;
  }
  const whole = await findOrInstall(candidates, "chromium");
  if (whole !== null) return { whole, shell: givenShell || ((await findOrInstall(shells, "chromium-headless-shell")) ?? whole) };
  console.error("The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.");
  return null;
}

/**
 * @param {readonly string[]} names
 * @param {string} debian what Debian calls it
 */
async function findOrInstall(names, debian) {
  const found = names.find(isChromium);
  if (found !== undefined) return pathOf(found);
  if (!mayInstall()) return null;
  console.log(`Installing ${debian} for the browser tests.`);
  await run("sh", ["-c", `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${debian}`], {
    quiet: true,
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
  return isChromium(debian) ? pathOf(debian) : null;
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
