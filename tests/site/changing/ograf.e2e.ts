import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { releaseAll } from "#contract/live/score-by-hand.ts";
import { browserForThisFile } from "../../support/browser/browser.ts";
import { demoLiveGame, threePointer, writeDown } from "../../support/demo/demo-live-game.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";
import { graphicsOperator } from "../../support/servers/graphics-operator.ts";

const site = demoSiteForThisFile();
// A page that is no game's is asked for: what is said of it is for the league's own pages only.
const browser = browserForThisFile(/no-such-game/, /no-such-game/);

const types: Readonly<Record<string, string>> = { ".mjs": "text/javascript", ".css": "text/css", ".woff2": "font/woff2" };

/** A renderer as small as one can be, on a host of its own, with the package beside it. */
let renderer: { readonly origin: string; readonly close: () => Promise<void> };
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "ograf-"));
  await promisify(execFile)(process.execPath, ["scripts/fullcourt.ts", "ograf", folder]);
  const server = createServer((request, answer) => {
    const path = request.url ?? "/";
    const type = types[extname(path)];
    if (!type) return void answer.setHeader("Content-Type", "text/html").end(page);
    readFile(join(folder, path)).then(
      (body) => answer.setHeader("Content-Type", type).end(body),
      () => answer.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    server.close();
    await rm(folder, { recursive: true });
  };
  renderer = { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
});
afterAll(() => renderer.close());

const page = `<!doctype html><html lang="en"><title>Renderer</title><link rel="icon" href="data:,">
<style>body { margin: 0; background: #2b5d34 } #air { position: relative; width: 1280px; height: 720px }</style><div id="air"></div>
<script type="module">
  window.put = async (name) => {
    const { default: graphic } = await import("/" + name + ".mjs");
    customElements.define("graphic-" + name, graphic);
    document.querySelector("#air").append(document.createElement("graphic-" + name));
  };
</script>`;

type Method = "load" | "updateAction" | "playAction" | "stopAction" | "customAction" | "dispose";
type Answer = { readonly statusCode: number; readonly statusMessage: string; readonly currentStep?: number };

/** The graphic's class as its manifest's `main` gives it, made an element and put on the page. */
async function put(on: Page, name: string): Promise<void> {
  await on.evaluate(`put("${name}")`);
}

async function call(on: Page, name: string, method: Method, params: object = {}): Promise<Answer> {
  return on.evaluate(
    async ([graphic, called, given]) => {
      const element = document.querySelector(`graphic-${graphic}`) as unknown as Record<string, (params: object) => Promise<Answer>>;
      const answer = await element[called]?.(given);
      if (!answer) throw new Error(`No ${called}`);
      return answer;
    },
    [name, method, params] as const,
  );
}

async function pointsOfHome(on: Page): Promise<number> {
  return Number((await on.locator("[data-score=home] i").allTextContents()).join(""));
}

test("AIR6 a renderer elsewhere plays, updates and stops the graphics of a live game, and nothing of them stays", async () => {
  const game = await demoLiveGame(site.db, "league-a");
  const address = `${site.origin("league-a")}${game.path}/broadcast`;
  const on = await browser.visit({ viewport: { width: 1280, height: 720 } });
  await on.goto(renderer.origin);
  const plain = await on.content();

  await put(on, "score-bug");
  expect(await call(on, "score-bug", "playAction")).toMatchObject({ statusCode: 409 });
  expect(await call(on, "score-bug", "load", { data: { page: `${site.origin("league-a")}/sr/news` } })).toMatchObject({ statusCode: 400 });
  const wrong = { page: `${site.origin("league-a")}/sr/no-such-game/broadcast` };
  expect(await call(on, "score-bug", "load", { data: wrong })).toMatchObject({ statusCode: 502 });
  expect(await call(on, "score-bug", "load", { data: { page: address }, renderType: "realtime" })).toMatchObject({ statusCode: 200 });
  const bug = on.locator("[data-bug]");
  expect(await bug.count()).toBe(0);
  expect(await call(on, "score-bug", "playAction")).toMatchObject({ statusCode: 200, currentStep: 0 });
  await bug.waitFor();
  const score = () => pointsOfHome(on);
  const before = await score();
  await writeDown(site.db, game, [threePointer(game.shooter)]);
  await expect.poll(score).toBe(before + 3);
  // As large as its place, in the league's own letters.
  const box = await bug.boundingBox();
  expect(box && box.x).toBeCloseTo(64, 0);
  expect(await on.evaluate(() => document.fonts.check('800 20px "Sofia Sans Extra Condensed"'))).toBe(true);

  await put(on, "starting-five");
  const five = on.locator("[data-graphic=starting-five]");
  expect(await call(on, "starting-five", "load", { data: { page: address, side: "home" } })).toMatchObject({ statusCode: 200 });
  expect(await call(on, "starting-five", "playAction", { skipAnimation: true })).toMatchObject({ statusCode: 200, currentStep: 0 });
  const home = await five.locator("h2").textContent();
  expect(await call(on, "starting-five", "updateAction", { data: { side: "guests" } })).toMatchObject({ statusCode: 400 });
  expect(await five.locator("h2").textContent()).toBe(home);
  expect(await call(on, "starting-five", "updateAction", { data: { side: "away" } })).toMatchObject({ statusCode: 200 });
  expect(await five.locator("h2").textContent()).not.toBe(home);
  expect(await call(on, "starting-five", "playAction")).toMatchObject({ statusCode: 200 });
  expect(await five.count()).toBe(0);

  await put(on, "lower-third");
  const nobody = { page: address, side: "home", shirt: "98" };
  await call(on, "lower-third", "load", { data: nobody });
  expect(await call(on, "lower-third", "playAction")).toMatchObject({ statusCode: 404 });
  expect(await call(on, "lower-third", "customAction", { id: "explode" })).toMatchObject({ statusCode: 400 });

  expect(await call(on, "score-bug", "stopAction")).toMatchObject({ statusCode: 200 });
  expect(await bug.count()).toBe(0);
  for (const name of ["score-bug", "starting-five", "lower-third"]) {
    expect(await call(on, name, "dispose")).toMatchObject({ statusCode: 200 });
    await on.evaluate((graphic) => document.querySelector(`graphic-${graphic}`)?.remove(), name);
  }
  expect(await on.content()).toBe(plain);
});

test("AIR9 AIR13 AIR12 a score led by hand is shown by a renderer elsewhere too, and the log's again with all that it got meanwhile", async () => {
  const game = await demoLiveGame(site.db, "league-a");
  const change = await graphicsOperator(site, game);
  const on = await browser.visit({ viewport: { width: 1280, height: 720 } });
  await on.goto(renderer.origin);
  await put(on, "score-bug");
  await call(on, "score-bug", "load", { data: { page: `${site.origin("league-a")}${game.path}/broadcast` } });
  expect(await call(on, "score-bug", "playAction")).toMatchObject({ statusCode: 200 });
  const score = () => pointsOfHome(on);
  const before = await score();
  await change({ kind: "by-hand", setting: { score: { home: 181, away: 80 } } });
  await expect.poll(score).toBe(181);
  await writeDown(site.db, game, [threePointer(game.shooter)]);
  await change({ kind: "by-hand", setting: { line: "Kvar na semaforu" } });
  await on.locator("[data-line]", { hasText: "Kvar na semaforu" }).waitFor();
  expect(await score()).toBe(181);
  await change({ kind: "by-hand", setting: releaseAll });
  await expect.poll(score).toBe(before + 3);
  expect(await on.locator("[data-line]").count()).toBe(0);
});
