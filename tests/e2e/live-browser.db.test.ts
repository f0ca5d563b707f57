import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { browserForThisFile } from "../support/browser.ts";
import { startChaosProxy, type ChaosProxy } from "../support/chaos-proxy.ts";
import { databaseForThisFile } from "../support/database.ts";
import { LiveGameInDatabase } from "../support/live-game-in-database.ts";
import { startLiveNode, type LiveNode } from "../support/live-node.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const database = databaseForThisFile();
// The line is cut on purpose.
const browser = browserForThisFile(/\/live\/v1\//);
let folder = "";
let game: LiveGameInDatabase;
let node: LiveNode;
let proxy: ChaosProxy;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "live-page-"));
  await promisify(execFile)(process.execPath, ["tests/support/build-live-page.ts", folder]);
  game = await LiveGameInDatabase.begun(database, "browser");
  node = await startLiveNode(database, { clientFolder: folder });
  proxy = await startChaosProxy([node.port]);
});
afterAll(async () => {
  await proxy.close();
  await node.close(500);
  await rm(folder, { recursive: true });
});

async function open(page: Page): Promise<void> {
  await page.goto(`http://127.0.0.1:${proxy.port}/en/live-page#${game.gameId}`);
  await expectShown(page, "connection", "connected");
}

async function expectShown(page: Page, name: string, value: string): Promise<void> {
  await page.waitForFunction(([key, wanted]) => document.body.dataset[key] === wanted, [name, value] as const, { timeout: 8000 });
}

test("three pages of one browser have one connection between them, and all of them move; cut, all come back", async () => {
  const first = await browser.visit();
  const pages = [first, await first.context().newPage(), await first.context().newPage()];
  for (const page of pages) await open(page);
  await game.play(2);
  const { position } = await game.log();
  for (const page of pages) await expectShown(page, "position", position);
  expect(node.live.streams.size).toBe(1);
  proxy.cut();
  await game.play(3);
  const after = await game.log();
  for (const page of pages) await expectShown(page, "position", after.position);
  await pages[1]?.close();
  await game.play(1);
  const last = await game.log();
  await expectShown(first, "position", last.position);
});

test("a browser without shared workers has a connection for each page", async () => {
  const first = await browser.visit();
  await first.context().addInitScript(() => Reflect.deleteProperty(globalThis, "SharedWorker"));
  const pages = [first, await first.context().newPage()];
  for (const page of pages) await open(page);
  await game.play(1);
  const { position } = await game.log();
  for (const page of pages) await expectShown(page, "position", position);
  expect(node.live.streams.size).toBe(2);
});
