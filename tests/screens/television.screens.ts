import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { Graphic, GraphicsChange, GraphicsState } from "#contract/live/graphics.ts";
import { releaseAll } from "#contract/live/score-by-hand.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { AddEvent } from "#core/game/events.ts";
import type { Fact } from "#core/game/facts.ts";
import type { EventId, PlayerKey } from "#core/kernel/ids.ts";
import { readGraphics } from "#server/queries/live/game-graphics.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { askServer } from "../support/servers/ask-server.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { startChaosProxy } from "../support/servers/chaos-proxy.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { type Captioned, keepPicture, keepSheet } from "./album.ts";
import { hasEverything, moments } from "./moments.ts";
import { StagedGame } from "./staged-game.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\/live\/v1\/|\/timer\//);
const wall = { viewport: { width: 1920, height: 1080 } };
let game: StagedGame;
let token: string;

beforeAll(async () => {
  game = await StagedGame.where(site.db, "league-a", hasEverything);
  const expiresAt = Date.now() + 3_600_000;
  ({ token } = await scorerLinksFor(site.db, game.tenantId).issue({ gameId: game.gameId, role: "overlay", label: "Režija", expiresAt }));
});

async function change(asked: GraphicsChange): Promise<void> {
  const { revision: expectedRevision } = (await readGraphics(site.db, game.tenantId, game.gameId)) as GraphicsState;
  const headers = { Host: "league-a.localhost", "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const body = JSON.stringify({ expectedRevision, change: asked });
  const answer = await askServer(site.port, liveAddresses.graphics(game.gameId), headers, { method: "POST", body });
  expect(answer.status).toBe(200);
}

/** The overlay as a director sees it: over a picture, here a court from the camera's place. */
async function overlay(port = site.port): Promise<Page> {
  const page = await browser.visit(wall);
  await page.goto(`http://league-a.localhost:${port}${game.path}/broadcast`);
  await page.locator("[data-bug]").first().waitFor({ state: "attached" });
  await page.evaluate(() => {
    document.documentElement.style.background = "radial-gradient(90% 70% at 55% 78%, #8a6234, #33302c 60%, #1c242e)";
  });
  await page.waitForTimeout(1500);
  return page;
}

/** The same once its line has been dead, with nobody told, for longer than a heartbeat may be missing. */
async function overlayUnheard(): Promise<Page> {
  const line = await startChaosProxy([site.port]);
  onTestFinished(() => line.close());
  const page = await overlay(line.port);
  line.weather.isHalfOpen = true;
  await page.locator("[data-bug][data-stale]").waitFor();
  return page;
}

/** One more line of the log, by the league's office or the table, at the last moment that stands. */
function further(fact: Fact, { moment }: AddEvent, place: number): AddEvent {
  const recording = { commandId: randomUUID(), actor: "table", role: "clock", deviceId: null, leaseToken: null, baseSequence: null };
  const written = { ...recording, occurredAt: Date.now(), ruleProfile: "fiba" } as AddEvent["recording"];
  return {
    op: "add",
    eventId: randomUUID() as EventId,
    recording: written,
    reason: null,
    orderKey: `zz${place}`,
    moment,
    link: null,
    fact,
  };
}

test("the score bug in each of its states", async () => {
  const pictures: Captioned[] = [];
  async function bug(caption: string, page: Page): Promise<void> {
    pictures.push({ caption, picture: await page.screenshot({ clip: { x: 60, y: 900, width: 1000, height: 150 } }) });
    await page.context().close();
  }
  const last = () => game.script(0).find(moments.lastMinute) as AddEvent;
  await change({ kind: "clear-all" });
  await game.standsAt(({ fact }) => fact.type === "starters.set");
  await bug("before the game", await overlay());
  await game.standsAt(moments.running);
  await bug("running, with the shot clock", await overlay());
  await game.standsAt(moments.timeOut, { agoMs: 8000 });
  await bug("time-out", await overlay());
  await game.standsAt(moments.halfTime, { agoMs: 60_000 });
  await bug("half-time", await overlay());
  await game.standsAt(moments.lastMinute, { agoMs: 5000 });
  await bug("last minute, in tenths", await overlay());
  const fouls = [1, 2, 3, 4, 5].map((place) => further({ ...foulOf("away"), player: null } as Fact, last(), place));
  await game.standsAt(moments.lastMinute, { agoMs: 5000, after: fouls });
  await bug("bonus", await overlay());
  await game.standsAt(moments.lastMinute, { agoMs: 5000, after: [further({ type: "score.query", detail: null }, last(), 1)] });
  await bug("score under review", await overlay());
  await game.standsAt(moments.running);
  await bug("nothing heard: the last that was true", await overlayUnheard());
  await game.standsAt(moments.overtime);
  await bug("overtime", await overlay());
  await game.standsAt(moments.final, { agoMs: 60_000 });
  await bug("final", await overlay());
  await keepSheet(await browser.visit(), "overlay-score-bug-states-sr", { pictures, columns: 2, width: 760 });
}, 240_000);

function foulOf(side: "home" | "away"): Fact {
  return game.script(0).find(({ fact }) => fact.type === "foul" && fact.side === side)?.fact as Fact;
}

function scorerOf(side: "home" | "away"): PlayerKey {
  const shot = game.script(0).find(({ fact }) => fact.type === "field-goal" && fact.side === side && fact.made)?.fact;
  return (shot as { player: PlayerKey }).player;
}

test("every graphic on air", async () => {
  await game.standsAt(moments.timeOut, { agoMs: 8000 });
  const graphics: readonly (readonly [string, readonly Graphic[]])[] = [
    ["player", [{ name: "lower-third", playerKey: scorerOf("home") }]],
    ["team", [{ name: "team", side: "away" }]],
    ["caption", [{ name: "caption", title: "Đorđe Đurđević", note: "selektor mlade reprezentacije" }]],
    ["quarters", [{ name: "quarter-summary" }]],
    ["leaders and starting five", [{ name: "leaders" }, { name: "starting-five", side: "home" }]],
    ["player and comparison", [{ name: "lower-third", playerKey: scorerOf("away") }, { name: "team-comparison" }]],
    ["standings", [{ name: "standings" }]],
    ["replay", [{ name: "replay-break" }]],
  ];
  const page = await overlay();
  const pictures: Captioned[] = [];
  for (const [caption, shown] of graphics) {
    await change({ kind: "clear-all" });
    for (const graphic of shown) await change({ kind: "take", graphic });
    await page.waitForTimeout(caption === "replay" ? 2200 : 1800);
    pictures.push({ caption, picture: await page.screenshot() });
  }
  await change({ kind: "clear-all" });
  await keepSheet(page, "overlay-graphics-sr", { pictures, columns: 2, width: 900 });
}, 120_000);

test("the desk for graphics: what is on air, what is next, what is not on the picture", async () => {
  await game.standsAt(moments.timeOut, { agoMs: 8000 });
  await change({ kind: "clear-all" });
  const air = await overlay();
  for (const [name, width, height, colorScheme] of [
    ["graphics-desk-ru-390-dark", 390, 844, "dark"],
    ["graphics-desk-sr-1440-light", 1440, 900, "light"],
  ] as const) {
    const locale = name.includes("-ru-") ? "ru" : "sr";
    const desk = await browser.visit({ viewport: { width, height }, colorScheme, locale });
    await desk.goto(site.origin("league-a") + liveAddresses.desk(game.gameId, "overlay", token));
    await desk.waitForURL(/\/overlay$/);
    await desk.goto(`${site.origin("league-a")}/${locale}/live/games/${game.gameId}/overlay`);
    await change({ kind: "take", graphic: { name: "lower-third", playerKey: scorerOf("home") } });
    await change({ kind: "take", graphic: { name: "team-comparison" } });
    await change({ kind: "prepare", graphic: { name: "standings" } });
    await desk.locator("[data-next]").waitFor();
    await desk.frameLocator("[data-picture=next] iframe").locator("[data-graphic]").first().waitFor();
    await desk.locator("[data-on-air] [data-drawn=drawn]").first().waitFor();
    await desk.waitForTimeout(800);
    await keepPicture(desk, name, { height: width === 390 ? 1500 : 900 });
    await change({ kind: "take", graphic: { name: "lower-third", playerKey: "nobody" as PlayerKey } });
    await desk.locator("[data-on-air] [data-drawn=missing]").waitFor();
    if (width === 390) await keepPicture(desk, "graphics-desk-missing-ru-390-dark");
    await change({ kind: "clear-all" });
  }
  await air.context().close();
}, 120_000);

test("the score led by hand, as its operator sees it and as viewers do", async () => {
  await game.standsAt(moments.timeOut, { agoMs: 8000 });
  await change({ kind: "clear-all" });
  const clock = { period: { kind: "regular", number: 3 }, remainingMs: 252_000, running: false } as const;
  await change({ kind: "by-hand", setting: { score: { home: 68, away: 71 }, clock, line: "Kvar na semaforu" } });
  const desk = await browser.visit({ viewport: { width: 390, height: 844 }, colorScheme: "light", locale: "sr" });
  await desk.goto(site.origin("league-a") + liveAddresses.desk(game.gameId, "overlay", token));
  await desk.locator("[data-by-hand-now]").waitFor();
  await desk.locator("[data-group=score]").evaluate((group) => group.scrollIntoView());
  await desk.waitForTimeout(800);
  await keepPicture(desk, "graphics-desk-by-hand-sr-390-light");
  await keepPicture(await overlay(), "overlay-by-hand-sr-1920");
  await change({ kind: "by-hand", setting: releaseAll });
}, 120_000);

test("the commentator's screen", async () => {
  await game.standsAt(moments.lastMinute, { agoMs: 5000 });
  for (const [name, locale, width, height] of [
    ["tv-stats-sr-1920", "sr", 1920, 1080],
    ["tv-stats-ru-1024", "ru", 1024, 768],
  ] as const) {
    const page = await browser.visit({ viewport: { width, height } });
    await page.goto(`${site.origin("league-a")}${game.path.replace("/sr/", `/${locale}/`)}/tv-stats`);
    await page.waitForTimeout(2500);
    await keepPicture(page, name);
  }
});
