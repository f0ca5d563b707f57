import { execFile } from "node:child_process";
import process from "node:process";
import { compileCache } from "./compile-cache.ts";
import { testSecretKey } from "./test-secret-key.ts";

export type CommandOutcome = { readonly code: number; readonly stdout: string; readonly stderr: string };
type Settings = Readonly<Record<string, string>>;

/** A command as an operator types it behind `npm run fullcourt --`, on a test's database. */
export function typedCommand(databaseUrl: string, ...args: readonly string[]): Promise<CommandOutcome> {
  return typedCommandWith({}, databaseUrl, ...args);
}

/** One after another: they say what they have to say on the same outputs. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The same with settings of its own. Run in this process, which has read the code already: a process of its own would spend
 * nine tenths of its time on that.
 */
export function typedCommandWith(settings: Settings, databaseUrl: string, ...args: readonly string[]): Promise<CommandOutcome> {
  const outcome = last.then(async () => heard(environmentOf(settings, databaseUrl), args));
  last = outcome.catch(() => undefined);
  return outcome;
}

/** The same in a process of its own, as operators have it: it has to end by itself. */
export function typedProcess(databaseUrl: string, ...args: readonly string[]): Promise<CommandOutcome> {
  const env = environmentOf(compileCache, databaseUrl);
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

/** Nothing of what the tests themselves were started with. */
function environmentOf(settings: Settings, databaseUrl: string): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], DATABASE_URL: databaseUrl, ALLOW_UNSAFE_DATABASE: "1", ...testSecretKey, ...settings };
}

async function heard(environment: NodeJS.ProcessEnv, args: readonly string[]): Promise<CommandOutcome> {
  // Commands pull in half the server: files that type none need not.
  const { runCommand } = await import("../../../scripts/commands.ts");
  const stdout = listenTo(process.stdout);
  const stderr = listenTo(process.stderr);
  const { env } = process;
  process.env = environment;
  try {
    return { code: await runCommand(args), stdout: stdout.heard(), stderr: stderr.heard() };
  } finally {
    process.env = env;
    stdout.end();
    stderr.end();
  }
}

function listenTo(output: NodeJS.WriteStream): { heard(): string; end(): void } {
  const write = Reflect.get(output, "write");
  let text = "";
  output.write = (piece: string | Uint8Array) => {
    text += typeof piece === "string" ? piece : Buffer.from(piece).toString();
    return true;
  };
  return {
    heard: () => text,
    end: () => {
      output.write = write;
    },
  };
}
