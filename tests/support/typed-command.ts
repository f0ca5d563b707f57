import { execFile } from "node:child_process";
import process from "node:process";
import { compileCache } from "./compile-cache.ts";

export type CommandOutcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** A command as an operator types it behind `npm run fullcourt --`, on a test's database. */
export function typedCommand(databaseUrl: string, ...args: readonly string[]): Promise<CommandOutcome> {
  return typedCommandWith({}, databaseUrl, ...args);
}

/** The same with settings of its own. */
export function typedCommandWith(
  settings: Readonly<Record<string, string>>,
  databaseUrl: string,
  ...args: readonly string[]
): Promise<CommandOutcome> {
  const env = { PATH: process.env["PATH"], ...compileCache, DATABASE_URL: databaseUrl, ALLOW_UNSAFE_DATABASE: "1", ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/fullcourt.ts", ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

/** All that it said. */
export function said({ stdout, stderr }: CommandOutcome): string {
  return (stdout + stderr).trimEnd();
}
