import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What to ask for and for how long. One request at a time on each connection, kept alive. */
export type LoadOrder = {
  readonly port: number;
  /** The `Host` header; the connection itself always goes to this machine. */
  readonly host: string;
  /** Asked in turns; each connection begins at another one. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly durationMs: number;
  readonly headers?: Readonly<Record<string, string>>;
};

export type LoadResult = {
  /** Whole answers of status 200 or 304. */
  readonly answers: number;
  /** Answers with any other status, and connections that broke. */
  readonly failures: number;
  readonly elapsedMs: number;
  readonly answersPerSecond: number;
  /** Bytes of a body as they travelled; the mean of all answers. */
  readonly bodyBytes: number;
  readonly medianMs: number;
  readonly p99Ms: number;
};

type Tally = { answers: number; failures: number; bodyBytes: number; readonly latenciesMs: number[] };

const headEnd = "\r\n\r\n";
const longestHead = 8192;
const chunkedEnd = "0\r\n\r\n";
/** Each connection reads into one buffer of its own: with new ones the collector would eat the core. */
const bufferBytes = 256 * 1024;
/** Beyond these nobody learns more from a percentile. */
const keptLatencies = 200_000;

/** Asks as fast as the answers come, until the time is up. Every wait in it is bounded. */
async function generateLoad(order: LoadOrder): Promise<LoadResult> {
  const requests = order.paths.map((path) => requestOf(order, path));
  const tally: Tally = { answers: 0, failures: 0, bodyBytes: 0, latenciesMs: [] };
  const startedAt = performance.now();
  const sockets = Array.from({ length: order.connections }, (_, number) => askInTurns(order.port, requests, number, tally));
  await sleep(order.durationMs);
  const elapsedMs = performance.now() - startedAt;
  const { answers, failures, bodyBytes, latenciesMs } = tally;
  for (const socket of sockets) socket.destroy();
  latenciesMs.sort((one, other) => one - other);
  return {
    answers,
    failures,
    elapsedMs,
    answersPerSecond: (answers / elapsedMs) * 1000,
    bodyBytes: answers === 0 ? 0 : Math.round(bodyBytes / answers),
    medianMs: latenciesMs[latenciesMs.length >> 1] ?? Number.NaN,
    p99Ms: latenciesMs[Math.floor(latenciesMs.length * 0.99)] ?? Number.NaN,
  };
}

function requestOf(order: LoadOrder, path: string): Buffer {
  const headers = { Host: order.host, Connection: "keep-alive", ...order.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
}

/** One connection. Nothing is piped ahead, so the end of an answer is the end of what has arrived. */
function askInTurns(port: number, requests: readonly Buffer[], first: number, tally: Tally): Socket {
  let turn = first;
  let sentAt = 0;
  let head = "";
  let reading: Answer | null = null;

  function ask(): void {
    head = "";
    reading = null;
    sentAt = performance.now();
    socket.write(requests[turn++ % requests.length]!);
  }
  function take(length: number, data: Uint8Array): boolean {
    let from = 0;
    if (reading === null) {
      const text = head + latin1(data, 0, Math.min(length, longestHead));
      const end = text.indexOf(headEnd);
      if (end === -1) {
        head = text;
        return true;
      }
      reading = answerOf(text.slice(0, end));
      from = end + headEnd.length - head.length;
    }
    reading.take(data, from, length);
    if (!reading.isWhole()) return true;
    if (reading.status === 200 || reading.status === 304) tally.answers += 1;
    else tally.failures += 1;
    tally.bodyBytes += reading.received();
    if (tally.latenciesMs.length < keptLatencies) tally.latenciesMs.push(performance.now() - sentAt);
    ask();
    return true;
  }
  const socket = connect({ port, host: "127.0.0.1", noDelay: true, onread: { buffer: new Uint8Array(bufferBytes), callback: take } });
  socket.on("connect", ask);
  socket.on("error", () => socket.destroy());
  socket.on("close", () => void (tally.failures += 1));
  return socket;
}

type Answer = {
  readonly status: number;
  readonly take: (data: Uint8Array, from: number, to: number) => void;
  readonly isWhole: () => boolean;
  readonly received: () => number;
};

function answerOf(head: string): Answer {
  const status = Number(head.slice(9, 12));
  const expected = status === 304 ? 0 : Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? Number.NaN);
  let received = 0;
  let tail = "";
  return {
    status,
    take(data, from, to) {
      received += to - from;
      // Only an answer in chunks ends by its last bytes.
      if (Number.isNaN(expected)) tail = (tail + latin1(data, Math.max(from, to - chunkedEnd.length), to)).slice(-chunkedEnd.length);
    },
    isWhole: () => (Number.isNaN(expected) ? tail === chunkedEnd : received >= expected),
    received: () => received,
  };
}

function latin1(data: Uint8Array, from: number, to: number): string {
  return Buffer.from(data.buffer, data.byteOffset + from, to - from).toString("latin1");
}

// `measureLoad` starts it as a process of its own, so that asking takes no time from answering.
const order = process.argv[2];
if (import.meta.main && order !== undefined) {
  console.log(JSON.stringify(await generateLoad(JSON.parse(order) as LoadOrder)));
}
