import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { startChaosProxy, type ChaosProxy } from "../support/servers/chaos-proxy.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { LiveGameInDatabase } from "../support/database/live-game-in-database.ts";
import { startLiveNode, type LiveNode } from "../support/servers/live-node.ts";

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
  await promisify(execFile)(process.execPath, ["tests/support/browser/build-live-page.ts", folder]);
  game = await LiveGameInDatabase.begun(database, "browser");
  node = await startLiveNode(database, { clientFolder: folder });
  proxy = await startChaosProxy([node.port]);
});
afterAll(async () => {
  await proxy.close();
  await node.close(500);
  await rm(folder, { recursive: true });
});

async function open(page: Page, kind: "spectator" | "screen" = "spectator"): Promise<void> {
  await page.goto(`http://127.0.0.1:${proxy.port}/en/live-page#${game.gameId}#${kind}`);
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

/** Ten pages, more than a browser has connections to one host over HTTP/1.1; nine of them are screens. */
async function tenPages(without: readonly string[] = []): Promise<readonly Page[]> {
  const first = await browser.visit();
  const context = first.context();
  await context.addInitScript((names) => {
    for (const name of names) Reflect.deleteProperty(name === "locks" ? Navigator.prototype : globalThis, name);
  }, without);
  const pages = [first];
  while (pages.length < 10) pages.push(await context.newPage());
  for (const [place, page] of pages.entries()) await open(page, place === 4 ? "spectator" : "screen");
  return pages;
}

async function expectAllMove(pages: readonly Page[], events: number): Promise<void> {
  for (let event = 0; event < events; event++) {
    await game.play(1);
    const { position } = await game.log();
    for (const page of pages) await expectShown(page, "position", position);
  }
}

test.each([
  ["with a worker that they share", []],
  ["with one of them that has the connection for all", ["SharedWorker"]],
] as const)("STREAM5 ten screens and pages of one browser all open and move over HTTP/1.1, by one stream: %s", async (_, without) => {
  const pages = await tenPages(without);
  await expectAllMove(pages, 3);
  expect(node.live.streams.size).toBe(1);
  // Whichever page goes, the others do not notice.
  for (const gone of [9, 0, 8]) {
    await pages[gone]!.close();
    await expectAllMove(
      pages.filter((page) => !page.isClosed()),
      1,
    );
  }
  await expect.poll(() => node.live.streams.size, { timeout: 5000 }).toBe(1);
  proxy.cut();
  await expectAllMove(
    pages.filter((page) => !page.isClosed()),
    2,
  );
  for (const page of pages) await page.close();
  await expect.poll(() => node.live.streams.size, { timeout: 10_000 }).toBe(0);
});

test("STREAM7 a browser with neither shared workers nor locks has a connection for each page", async () => {
  const first = await browser.visit();
  await first.context().addInitScript(() => {
    Reflect.deleteProperty(globalThis, "SharedWorker");
    Reflect.deleteProperty(Navigator.prototype, "locks");
  });
  const pages = [first, await first.context().newPage()];
  for (const page of pages) await open(page);
  await game.play(1);
  const { position } = await game.log();
  for (const page of pages) await expectShown(page, "position", position);
  expect(node.live.streams.size).toBe(2);
});
