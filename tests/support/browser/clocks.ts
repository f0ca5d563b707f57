import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type OutgoingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { TenantId } from "#core/kernel/ids.ts";
import { timerApi } from "#server/live/timer-api.ts";
import { machineClocks, Timeline } from "#server/live/timeline.ts";

/** How long a question about the time is held up on its way there and back. */
export type Way = () => { readonly thereMs: number; readonly backMs: number };

export type ClockServer = AsyncDisposable & {
  readonly origin: string;
  readonly timeline: Timeline;
  /** How far somebody has set the server's wall clock. */
  setWall(ms: number): void;
  setWay(way: Way): void;
};

/** A page with both clocks, built anew, from a server whose timer API is the real one. */
export async function startClockServer(): Promise<ClockServer> {
  const folder = await mkdtemp(join(tmpdir(), "clocks-"));
  await promisify(execFile)(process.execPath, ["tests/support/browser/build-test-page.ts", folder, "clocks-page"]);
  let setMs = 0;
  let way: Way = () => ({ thereMs: 0, backMs: 0 });
  const timeline = new Timeline({ monotonic: machineClocks.monotonic, wall: () => machineClocks.wall() + setMs });
  const onFailure = (error: unknown) => {
    throw error;
  };
  const timer = timerApi({ bases: ["/timer/v1"], now: timeline.now, game: async () => null, onFailure });
  const server: Server = createServer((incoming, outgoing) => {
    const { url = "/" } = incoming;
    if (!timer.answers(url)) return void answerFile(folder, url).then((body) => outgoing.setHeader("Content-Type", typeOf(url)).end(body));
    void answerSlowly(way(), async () => {
      // Answered at once when it has come; what is written waits on its way back.
      const written = capture(outgoing);
      await timer.answer("test" as TenantId, incoming, written.answer, "test");
      return written.send;
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timeline,
    setWall: (ms) => (setMs = ms),
    setWay: (next) => (way = next),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function answerSlowly({ thereMs, backMs }: ReturnType<Way>, answer: () => Promise<() => void>): Promise<void> {
  await sleep(thereMs);
  const send = await answer();
  await sleep(backMs);
  send();
}

/** Takes what is written, to be sent later. */
function capture(outgoing: ServerResponse): { readonly answer: ServerResponse; readonly send: () => void } {
  let head: readonly [number, OutgoingHttpHeaders] = [500, {}];
  let body = "";
  const answer = {
    writeHead: (status: number, headers: OutgoingHttpHeaders) => (head = [status, headers]),
    end: (text: string) => (body = text),
  };
  return { answer: answer as unknown as ServerResponse, send: () => void outgoing.writeHead(...head).end(body) };
}

async function answerFile(folder: string, url: string): Promise<Buffer | string> {
  return url === "/" ? document : readFile(join(folder, url)).catch(() => "");
}

function typeOf(url: string): string {
  return url.endsWith(".js") ? "text/javascript" : url.endsWith(".css") ? "text/css" : "text/html";
}

const document =
  '<!doctype html><html lang="en"><head><title>Clocks</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/clocks-page.css"></head><body><script type="module" src="/page.js"></script></body></html>';
