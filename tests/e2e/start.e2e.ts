import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";

// The server is stopped under open pages, which fetch the next ones ahead.
const browser = browserForThisFile(/\/assets\/|\.data$|\/builds\/|\/live\/v1\/|website\/user/);
let folder: string;
let port: number;
let running: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fullcourt-start-"));
  port = await freePort();
});
afterEach(async () => {
  if (running?.exitCode !== null || running.signalCode !== null) return;
  running.kill("SIGKILL");
  await once(running, "close");
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

type Started = {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly said: () => string;
  readonly readyAfterMs: number;
};

/** `npm start` as a newcomer types it, save for the port and the place of the data. */
async function start(environment: Record<string, string> = {}): Promise<Started> {
  const startedAt = performance.now();
  const env: NodeJS.ProcessEnv = { ...process.env, PORT: String(port), METRICS_PORT: "0", DATA_DIR: folder, ...environment };
  for (const name of ["DATABASE_URL", "npm_lifecycle_event", "VITEST", "FULLCOURT_DEMO"]) delete env[name];
  const child = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: ["ignore", "pipe", "pipe"] });
  running = child;
  let output = "";
  const gather = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on("data", gather);
  child.stderr.on("data", gather);
  const ended = once(child, "close").then(([code]) => code as number | null);
  while (child.exitCode === null && !/league-b\.localhost:\d+\n/.test(output)) await sleep(50);
  return { child, ended, said: () => output, readyAfterMs: performance.now() - startedAt };
}

function statusOf(host: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, headers: { Host: host }, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on("error", reject);
    asked.end();
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });
}

// A machine that runs other tests beside may take its time over a thousand games.
test("the first start loads the demo and names the addresses to open; a wish to stop stops all of it", async () => {
  const { child, ended, said } = await start();
  expect(said()).toContain(`http://league-a.localhost:${port}\n`);
  for (const season of ["2024/25", "2025/26", "2026/27"]) expect(said()).toContain(season);
  const page = await browser.visit();
  for (const host of ["league-a.localhost", "league-b.localhost"]) {
    await page.goto(`http://${host}:${port}/en`);
    await page.locator('main a[href*="/games/"]').first().waitFor();
  }
  expect(await statusOf("127.0.0.1", "/readyz")).toBe(200);

  child.kill("SIGINT");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  await expect(statusOf("127.0.0.1", "/livez")).rejects.toThrow(/ECONNREFUSED/);
}, 240_000);

test("a start after everything was killed outright is up again within seconds", async () => {
  const first = await start();
  first.child.kill("SIGKILL");
  await first.ended;
  // The program hears that its starter is gone, and goes too.
  await expect.poll(() => statusOf("127.0.0.1", "/livez").catch(() => "gone"), { timeout: 20_000 }).toBe("gone");
  const second = await start();
  expect(await statusOf("league-a.localhost", "/en")).toBe(200);
  second.child.kill("SIGTERM");
  expect(await second.ended).toBe(0);
});

test("a port that is taken is one clear line", async () => {
  const other = createServer().listen(port);
  await once(other, "listening");
  const { ended, said } = await start();
  expect(await ended).toBe(1);
  expect(said().trim().split("\n").at(-1)).toBe(
    `port ${port} is in use, perhaps by a Fullcourt that runs already; set PORT or METRICS_PORT to another`,
  );
  other.close();
});

test("a wrong setting is one clear line", async () => {
  const { ended, said } = await start({ PORT: "eighty" });
  expect(await ended).toBe(1);
  expect(said().trim().split("\n").at(-1)).toBe("PORT=eighty: must be a whole number from 0 to 65535");
});
