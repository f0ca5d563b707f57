import process from "node:process";
import { parseArgs } from "node:util";
import { BoardBridge } from "#bridge/board-bridge.ts";
import type { ConsoleAddress } from "#bridge/console-line.ts";
import { readTableLink } from "#bridge/table-link.ts";

export const usage = 'bridge --console HOST:PORT "LINK" (the link that `link GAME --role bridge` gives out)';

const countsEveryMs = 60_000;

/** Writes what a scoreboard's console shows into its game, until it is ended; see docs/hardware-bridge.md. */
export async function bridge(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: { console: { type: "string" } }, allowPositionals: true });
  const address = readConsoleAddress(values.console ?? "");
  const link = readTableLink(positionals[0] ?? "");
  if (address === null) return fail(`--console is HOST:PORT of the console, or of the adapter it hangs on; usage: ${usage}`);
  if (link === null || positionals.length !== 1) return fail(`the link is no link for a bridge; usage: ${usage}`);
  const running = new BoardBridge({ link, console: address, onNews: say });
  const counting = setInterval(() => say(countsLine(running.counts)), countsEveryMs);
  await new Promise<void>((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
  clearInterval(counting);
  say(countsLine(running.counts));
  await running.close();
  return 0;
}

/** `[::1]:4001` too; `null`: it is none. */
function readConsoleAddress(text: string): ConsoleAddress | null {
  const [, six, four, digits] = /^(?:\[([0-9a-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = six ?? four;
  const port = Number(digits);
  return host !== undefined && port > 0 && port <= 65_535 ? { host, port } : null;
}

function countsLine({ frames, jumps, checksum, form, connects, ...counts }: BoardBridge["counts"]): string {
  return `lines ${frames}, dropped: checksum ${checksum}, form ${form}, too long ${counts["too-long"]}, jumps ${jumps}; connected ${connects} times`;
}

function say(news: string): void {
  process.stdout.write(`${new Date().toISOString().slice(11, 23)} ${news}\n`);
}

function fail(reason: string): 1 {
  process.stderr.write(`bridge: ${reason}\n`);
  return 1;
}
