import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixtureGames } from "#tests/support/fixture-queries.ts";
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

type Asked = { readonly name: string; readonly acceptEncoding: string; readonly unchanged: boolean };
const cases: readonly Asked[] = [
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
  const server = startPinned([process.execPath, "tests/support/serve-fixture.ts", String(ours)], {
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
  for (const asked of cases) await compareCase(asked, { ours, nginx: nginx.port });
}

async function compareCase(asked: Asked, ports: { ours: number; nginx: number }): Promise<void> {
  const subjects = [
    { port: ports.ours, at: path, perSecond: [] as number[] },
    { port: ports.nginx, at: "/page.html", perSecond: [] as number[] },
  ] as const;
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const { port, at, perSecond } of subjects) {
      const { headers } = await fetchPage(port, at, asked.acceptEncoding);
      const conditional: Record<string, string> = asked.unchanged ? { "If-None-Match": headers.etag ?? "" } : {};
      const measured = await ask(port, at, { "Accept-Encoding": asked.acceptEncoding, ...conditional });
      if (round > 0) perSecond.push(measured);
    }
  }
  const [ours, nginx] = subjects.map(({ perSecond }) => median(perSecond));
  const ratio = (ours ?? 0) / (nginx ?? 1);
  console.log(
    `${asked.name}: ours ${ours?.toFixed(0)}/s, nginx ${nginx?.toFixed(0)}/s, ours ÷ nginx ${ratio.toFixed(2)} (goal: at least ${goal})`,
  );
}

async function ask(port: number, at: string, headers: Readonly<Record<string, string>>): Promise<number> {
  if (!hasWrk())
    return (await measureLoad({ port, host, paths: [at], connections, durationMs: roundSeconds * 1000, headers })).answersPerSecond;
  const flags = Object.entries({ Host: host, ...headers }).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const command = ["wrk", "-t1", `-c${connections}`, `-d${roundSeconds}s`, ...flags, `http://127.0.0.1:${port}${at}`];
  const generator = startPinned(command, { core: loadCore, keepOutput: true });
  const output = await generator.output(roundSeconds * 1000 + 10_000);
  if (/Non-2xx or 3xx|Socket errors/.test(output)) throw new Error(output);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]);
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
