import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixtureGames } from "#tests/support/fixtures/fixture-queries.ts";
import { startNginx } from "./nginx-peer.ts";
import { canPin, freePort, loadCore, measureLoad, median, serverCore, startPinned, type PinnedProcess } from "./pinned-process.ts";

/**
 * A page that somebody asked for before, whole stack (host to tenant, key, coding, tag, request id, figures), beside
 * nginx sending the same bytes with the same headers from a file. One core each, asked by the other one, in turns
 * within one run; the median round speaks.
 */
const rounds = 7;
const roundSeconds = 2;
const connections = 32;
const goal = 0.6;
const host = "league-a.localhost";
const path = `/en/seasons/2025-26/leagues/prva/rounds/7/games/${fixtureGames.final}`;

type RequestCase = { readonly name: string; readonly acceptEncoding: string; readonly unchanged: boolean };
const cases: readonly RequestCase[] = [
  { name: "whole page, not compressed", acceptEncoding: "identity", unchanged: false },
  { name: "whole page, gzip", acceptEncoding: "gzip", unchanged: false },
  { name: "not modified (304), gzip", acceptEncoding: "gzip", unchanged: true },
];

/** Set by each server itself: length, coding, date, connection, tag. */
const sentByBoth = new Set([
  "cache-control",
  "cdn-cache-control",
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "vary",
  "x-content-type-options",
  "x-frame-options",
  "x-request-id",
]);

const started: PinnedProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), "fullcourt-bench-"));
try {
  if (existsSync("build/server/index.js")) await compare();
  else console.error("The pages are not built yet: npm run build");
} finally {
  await Promise.all(started.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}

async function compare(): Promise<void> {
  const ours = await freePort();
  const server = startPinned([process.execPath, "tests/support/servers/serve-fixture.ts", String(ours)], {
    core: serverCore,
    environment: { NODE_ENV: "production" },
  });
  started.push(server);
  await server.listens(ours, 30_000);
  const plain = await fetchPage(ours, path, "identity");
  const gzip = await fetchPage(ours, path, "gzip");
  const headers = Object.entries(plain.headers).filter(([name]) => sentByBoth.has(name));
  const nginx = await startNginx(folder, {
    html: plain.body,
    gzip: gzip.body,
    headers: headers.map(([name, value]) => [name, String(value)]),
  });
  if (nginx === null) return console.log("nginx: unavailable (Debian: apt-get install nginx-core); nothing to compare with");
  started.push(nginx.process);
  const asker = hasWrk() ? "wrk" : "own load generator";
  console.log(
    `cached game page, ${plain.body.length} bytes, gzip ${gzip.body.length}; ${connections} connections, ${asker}, ${canPin ? "1 core each" : "not pinned"}`,
  );
  const subjects = [
    { process: server, port: ours, at: path },
    { process: nginx.process, port: nginx.port, at: "/page.html" },
  ] as const;
  for (const asked of cases) await compareCase(asked, subjects);
}

type Subject = { readonly process: PinnedProcess; readonly port: number; readonly at: string };
type Round = { readonly perSecond: number; readonly cpuMicros: number };

async function compareCase(asked: RequestCase, subjects: readonly [Subject, Subject]): Promise<void> {
  const measured = new Map<Subject, Round[]>(subjects.map((subject) => [subject, []]));
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const subject of subjects) {
      const { headers } = await fetchPage(subject.port, subject.at, asked.acceptEncoding);
      const conditional: Record<string, string> = asked.unchanged ? { "If-None-Match": headers.etag ?? "" } : {};
      const result = await ask(subject, { "Accept-Encoding": asked.acceptEncoding, ...conditional });
      if (round > 0) measured.get(subject)?.push(result);
    }
  }
  const [ours, nginx] = subjects.map((subject) => medianOf(measured.get(subject) ?? []));
  if (ours === undefined || nginx === undefined) return;
  const ratio = (ours.perSecond / nginx.perSecond).toFixed(2);
  const cpuRatio = (nginx.cpuMicros / ours.cpuMicros).toFixed(2);
  const figures = ({ perSecond, cpuMicros }: Round) => `${perSecond.toFixed(0)}/s (${cpuMicros.toFixed(1)} µs of CPU each)`;
  console.log(`${asked.name}: ours ${figures(ours)}, nginx ${figures(nginx)}`);
  console.log(`  ours ÷ nginx ${ratio} (goal: at least ${goal}); by CPU, which a busy machine disturbs less, ${cpuRatio}`);
}

function medianOf(measured: readonly Round[]): Round {
  return { perSecond: median(measured.map(({ perSecond }) => perSecond)), cpuMicros: median(measured.map(({ cpuMicros }) => cpuMicros)) };
}

async function ask({ process: server, port, at }: Subject, headers: Readonly<Record<string, string>>): Promise<Round> {
  const before = server.cpuSeconds() ?? Number.NaN;
  const { answers, perSecond } = await load(port, at, headers);
  const after = server.cpuSeconds() ?? Number.NaN;
  return { perSecond, cpuMicros: ((after - before) * 1e6) / answers };
}

async function load(port: number, at: string, headers: Readonly<Record<string, string>>): Promise<{ answers: number; perSecond: number }> {
  if (!hasWrk()) {
    const { answers, answersPerSecond } = await measureLoad({
      port,
      host,
      paths: [at],
      connections,
      durationMs: roundSeconds * 1000,
      headers,
    });
    return { answers, perSecond: answersPerSecond };
  }
  const flags = Object.entries({ Host: host, ...headers }).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const command = ["wrk", "-t1", `-c${connections}`, `-d${roundSeconds}s`, ...flags, `http://127.0.0.1:${port}${at}`];
  const output = await startPinned(command, { core: loadCore, keepOutput: true }).output(roundSeconds * 1000 + 10_000);
  if (/Non-2xx or 3xx|Socket errors/.test(output)) throw new Error(output);
  return { answers: Number(/(\d+) requests in/.exec(output)?.[1]), perSecond: Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]) };
}

function hasWrk(): boolean {
  try {
    execFileSync("sh", ["-c", "command -v wrk"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function fetchPage(port: number, at: string, acceptEncoding: string): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const asked = get({ host: "127.0.0.1", port, path: at, headers: { Host: host, "Accept-Encoding": acceptEncoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => void chunks.push(chunk));
      response.once("end", () => {
        if (response.statusCode === 200) resolve({ body: Buffer.concat(chunks), headers: response.headers });
        else reject(new Error(`${at} answers ${response.statusCode}`));
      });
    });
    asked.once("error", reject);
  });
}
