import { execFile } from "node:child_process";
import process from "node:process";
import type { CommandOutcome } from "../support/servers/typed-command.ts";

/** A command in a process of its own, as an operator types it, told nothing but `settings`. */
export function typedWith(settings: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<CommandOutcome> {
  const env = { PATH: process.env["PATH"], ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/fullcourt.ts", ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    );
  });
}
