import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, test } from "vitest";
import type { AddEvent, GameEvent } from "#core/game/events.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { pageOfEachKind } from "../support/browser/page-kinds.ts";
import { settled } from "../support/browser/settled.ts";
import { keepPicture } from "./album.ts";
import { hasEverything, moments } from "./moments.ts";
import { StagedGame } from "./staged-game.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\/live\/v1\/|\/timer\/|\.data|follow-page/, /ERR_INTERNET_DISCONNECTED/);
let game: StagedGame;

beforeAll(async () => {
  game = await StagedGame.where(site.db, "league-a", hasEverything);
});

type Look = {
  readonly locale?: string;
  readonly colorScheme?: "light" | "dark";
  readonly path?: string;
  readonly width?: number;
};

async function open({ locale = "sr", colorScheme = "light", path = game.path, width = 390 }: Look = {}): Promise<Page> {
  const page = await browser.visit({ viewport: { width, height: width === 390 ? 844 : 1080 }, colorScheme, locale: "sr" });
  await page.goto(site.origin("league-a") + path.replace("/sr/", `/${locale}/`));
  await settled(page);
  await page.waitForTimeout(2000);
  return page;
}

/** A basket of the game that never was, and one that was another's. */
function corrections(script: readonly AddEvent[]): readonly GameEvent[] {
  const place = script.findIndex(moments.running);
  const shots = script.slice(0, place).filter(({ fact, moment }) => fact.type === "field-goal" && fact.made && moment.period.number === 3);
  const [gone, other] = shots.slice(-3) as [AddEvent, AddEvent];
  const head = { eventId: randomUUID() as EventId, recording: gone.recording, reason: "seen on video" };
  const { fact, moment, link } = other;
  const threes = fact.type === "field-goal" ? { ...fact, value: fact.value === 3 ? (2 as const) : (3 as const) } : fact;
  return [
    { ...head, op: "void", target: gone.eventId },
    { ...head, eventId: randomUUID() as EventId, op: "amend", target: other.eventId, moment, link, fact: threes },
  ];
}

test("a game on a phone, from before it to its end", async () => {
  const ahead = (await pageOfEachKind(site.db, "league-a.localhost", "sr")).find(({ name }) => name === "game to come")?.path ?? "";
  await keepPicture(await open({ path: ahead }), "game-before-sr-390-light", { height: 1300 });
  await game.standsAt(moments.running);
  await keepPicture(await open({ colorScheme: "dark" }), "game-live-sr-390-dark", { height: 1500 });
  await keepPicture(await open({ width: 1920 }), "game-live-sr-1920-light");
  await game.standsAt(moments.timeOut, { agoMs: 8000 });
  await keepPicture(await open({ locale: "ru" }), "game-time-out-ru-390-light");
  await game.standsAt(moments.lastMinute, { agoMs: 5000 });
  await keepPicture(await open({ colorScheme: "dark" }), "game-last-minute-sr-390-dark");
  const query = { ...(game.script(0).find(moments.lastMinute) as AddEvent), eventId: randomUUID() as EventId, orderKey: "zz" };
  await game.standsAt(moments.lastMinute, { agoMs: 5000, after: [{ ...query, fact: { type: "score.query", detail: null } }] });
  await keepPicture(await open(), "game-under-review-sr-390-light");
  await game.standsAt(moments.overtime);
  await keepPicture(await open({ locale: "ru", colorScheme: "dark" }), "game-overtime-live-ru-390-dark");
  const stale = await open();
  await stale.context().setOffline(true);
  await stale.getByText("80003").waitFor();
  await keepPicture(stale, "game-stale-sr-390-light");
  await game.standsAt(moments.final, { agoMs: 60_000 });
  await keepPicture(await open(), "game-final-sr-390-light", { height: 1500 });
}, 240_000);

test("a game that went to overtime, on a wide window", async () => {
  await game.standsAt(moments.final, { agoMs: 60_000 });
  await keepPicture(await open({ width: 1920 }), "game-overtime-sr-1920-light");
}, 60_000);

test("plays that were corrected, and plays that wait behind a button", async () => {
  const path = `${game.path}/tabs/PlayByPlay`;
  await game.standsAt(moments.running, { after: corrections(game.script(0)) });
  const page = await open({ path });
  await keepPicture(page, "play-by-play-corrected-sr-390-light", { height: 1500 });
  await page.evaluate(() => window.scrollTo(0, 1200));
  const script = game.script(0);
  const place = script.findIndex(moments.running);
  await game.write(script.slice(place + 1, place + 9));
  await page.waitForTimeout(4000);
  await keepPicture(page, "play-by-play-new-plays-sr-390-light");
}, 120_000);

test("a game whose score is not told until it is asked for", async () => {
  await game.standsAt(moments.running);
  await keepPicture(await open({ path: `${game.path}?spoilers=hide` }), "game-spoiler-free-sr-390-light", { height: 1300 });
  await keepPicture(await open({ path: "/sr?spoilers=hide", colorScheme: "dark" }), "home-spoiler-free-sr-390-dark", { height: 1300 });
}, 120_000);
