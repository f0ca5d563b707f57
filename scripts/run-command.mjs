import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** The project's own folder: commands work in it wherever they were called from. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * The child that runs right now; what stops us stops it.
 * @type {import("node:child_process").ChildProcess | null}
 */
let current = null;
/** The signal that stops us. @type {number | null} */
let stopping = null;

/** @type {Readonly<Record<string, number>>} */
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
let watching = false;

/**
 * Runs a program in the project's folder and answers with its exit code; output goes to ours, or is gathered with
 * `quiet`. A signal to us is passed on, once, and we wait for the child's own orderly end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, linked?: boolean, output?: "stdout" | "stderr" }} options
 *   `linked`: the child hears, as `disconnect`, when we are killed.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, quiet = false, linked = false, output: outlet = "stdout" } = {}) {
  watchSignals();
  if (stopping !== null) return Promise.resolve({ code: 128 + stopping, output: "" });
  return new Promise((resolve) => {
    const out = quiet ? "pipe" : outlet === "stderr" ? 2 : "inherit";
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = linked ? ["inherit", out, out, "ipc"] : ["inherit", out, out];
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio });
    current = child;
    let output = "";
    /** @param {Buffer} chunk */
    function gather(chunk) {
      output += chunk.toString();
    }
    child.stdout?.on("data", gather);
    child.stderr?.on("data", gather);
    child.once("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.once("close", (code, signal) => {
      current = null;
      resolve({ code: signal === null ? (code ?? 1) : 128 + (signalNumbers[signal] ?? 0), output });
    });
  });
}

/** Whether somebody asked us to stop. */
export function isStopping() {
  return stopping !== null;
}

function watchSignals() {
  if (watching) return;
  watching = true;
  for (const signal of Object.keys(signalNumbers)) process.on(signal, () => stop(signal));
  // npm killed outright passes nothing on; we, or the shell between us and npm, then have another parent.
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const before = forebears();
  setInterval(() => {
    if (forebears() !== before) stop("SIGTERM");
  }, 1000).unref();
}

/** Our parent and, where the system tells, its parent. */
function forebears() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "latin1");
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]}`;
  } catch {
    return `${process.ppid}`;
  }
}

/** @param {string} signal */
function stop(signal) {
  // Terminals signal the whole group and npm passes it on as well: the child hears it once from us.
  if (stopping !== null) return;
  stopping = signalNumbers[signal] ?? 15;
  current?.kill("SIGTERM");
}
