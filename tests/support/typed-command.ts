import { execFile } from "node:child_process";
import process from "node:process";

export type CommandOutcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** A command as an operator types it behind `npm run fullcourt --`, on a test's database. */
export function typedCommand(databaseUrl: string, ...args: readonly string[]): Promise<CommandOutcome> {
  const env = { PATH: process.env["PATH"], DATABASE_URL: databaseUrl, ALLOW_UNSAFE_DATABASE: "1" };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/fullcourt.ts", ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}
