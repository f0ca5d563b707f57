import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, test, vi } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { AddEvent } from "#core/game/events.ts";
import type { Fact, Side } from "#core/game/facts.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { scorerLinksFor } from "#server/live/scorer-links.ts";
import { wholeBrowserForThisFile } from "../support/browser/browser.ts";
import { pressCodes } from "../support/browser/typed-in-browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { keepPicture } from "./album.ts";
import { hasEverything, moments } from "./moments.ts";
import { StagedGame } from "./staged-game.ts";

vi.setConfig({ testTimeout: 240_000 });

const site = demoSiteForThisFile();
// Lines are cut on purpose, and a seat that somebody else has is refused.
const browser = wholeBrowserForThisFile(
  /\/live\/v1\/|\/timer\/|\/builds\/|\/assets\/|\/brands\//,
  /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
);
let game: StagedGame;

beforeAll(async () => {
  game = await StagedGame.where(site.db, "league-a", hasEverything);
});

type Role = "statistics" | "clock" | "shot-clock" | "spotter";
type Device = { readonly width: number; readonly height: number; readonly hasTouch?: boolean };
type Look = { readonly locale: "sr" | "ru"; readonly scheme: "light" | "dark"; readonly device: Device };

const laptop: Device = { width: 1366, height: 768 };
const tablet: Device = { width: 1180, height: 820, hasTouch: true };
const phone: Device = { width: 390, height: 844, hasTouch: true };

/** A seat at the game as it stands; one laptop holds the clock with the scorer's. */
async function sit(role: Role, { locale, scheme, device: { width, height, hasTouch = false } }: Look): Promise<Page> {
  const page = await browser.visit({ viewport: { width, height }, colorScheme: scheme, locale, hasTouch });
  const links = scorerLinksFor(site.db, game.tenantId);
  const { token } = await links.issue({ gameId: game.gameId, role, label: "Nenad", expiresAt: Date.now() + 3_600_000 });
  await page.goto(site.origin("league-a") + liveAddresses.desk(game.gameId, role, token));
  await page.locator("[data-line=online]").first().waitFor();
  await page.waitForTimeout(600);
  return page;
}

/** The last one who sat there has gone: the seat is free for the next picture. */
async function leave(page: Page): Promise<void> {
  await page.context().close();
  await site.db.deleteFrom("game_leases").where("game_id", "=", game.gameId).execute();
}

async function keep(page: Page, name: string, { locale, scheme, device }: Look, height?: number): Promise<void> {
  await page.waitForTimeout(300);
  await keepPicture(page, `table-${name}-${locale}-${device.width}-${scheme}`, height === undefined ? {} : { height });
}

function tile(page: Page, side: Side, place: number) {
  return page.locator(`section[data-side=${side}] [data-player]`).nth(place);
}

/** What the log says besides, at its moment of the game. */
function said(facts: readonly Fact[]): AddEvent[] {
  const last = game.script(0).find(moments.running)!;
  return facts.map((fact, place) => ({ ...last, eventId: randomUUID() as EventId, orderKey: `zz${place}`, link: null, fact }));
}

const looks: readonly Look[] = [
  { locale: "sr", scheme: "light", device: laptop },
  { locale: "ru", scheme: "dark", device: laptop },
];

test("the scorer's sentence: an assist, a wave, shots to be taken, five fouls, held ball, a challenge, what the rules refuse", async () => {
  for (const look of looks) {
    await game.standsAt(moments.running, { agoMs: 1000 });
    const page = await sit("statistics", look);
    await pressCodes(page, "KeyE");
    await tile(page, "home", 2).click();
    await pressCodes(page, "Digit1");
    await keep(page, "assist", look);
    await pressCodes(page, "Escape Escape KeyN");
    for (const place of [0, 1]) await tile(page, "home", place).click();
    await keep(page, "wave", look);
    await pressCodes(page, "Escape Escape KeyG");
    await tile(page, "away", 0).click();
    await tile(page, "home", 3).click();
    await pressCodes(page, "Enter");
    await keep(page, "open-shots", look);
    await pressCodes(page, "KeyA KeyQ KeyJ");
    await keep(page, "held-ball", look);
    await pressCodes(page, "Escape Escape KeyY");
    await keep(page, "challenge", look);
    await pressCodes(page, "KeyN");
    await keep(page, "challenge-outcome", look);
    await pressCodes(page, "Digit1");
    await pressCodes(page, "KeyF KeyF");
    await keep(page, "fouls", look);
    await pressCodes(page, "Escape Escape");
    // Of the side with the ball, so that nobody shoots for them.
    for (let fouls = 0; fouls < 5; fouls++) {
      await pressCodes(page, "KeyV");
      await tile(page, "away", 1).click();
      await pressCodes(page, "Enter");
      await page.waitForTimeout(1300);
    }
    await keep(page, "must-leave", look);
    await leave(page);
  }
});

test("the log, a correction, and the screen by finger, at 200 % and on a phone", async () => {
  await game.standsAt(moments.running, { agoMs: 1000 });
  for (const scheme of ["light", "dark"] as const) {
    const look: Look = { locale: scheme === "light" ? "ru" : "sr", scheme, device: tablet };
    const page = await sit("statistics", look);
    await page
      .locator("svg")
      .first()
      .click({ position: { x: 120, y: 120 } })
      .catch(() => undefined);
    await keep(page, "touch-shot", look);
    await pressCodes(page, "Escape Semicolon ArrowUp");
    await keep(page, "log", look);
    await leave(page);
  }
  for (const look of [
    { locale: "ru", scheme: "dark", device: phone },
    { locale: "sr", scheme: "light", device: { width: 683, height: 384 } },
  ] satisfies Look[]) {
    const page = await sit("statistics", look);
    await pressCodes(page, "KeyE");
    await keep(page, "scorer", look);
    await leave(page);
  }
});

test("without a line, with the board at odds, with a seat that somebody asks for", async () => {
  const [light, dark] = looks as [Look, Look];
  await game.standsAt(moments.running, { agoMs: 1000, after: said([{ type: "mismatch", what: "score", table: "51:49", board: "51:48" }]) });
  const page = await sit("statistics", light);
  await keep(page, "board-differs", light);
  const other = await sit("statistics", { ...dark, device: tablet });
  await keep(other, "seat-taken", { ...dark, device: tablet });
  await other.context().close();
  await page.context().setOffline(true);
  for (const place of [0, 1, 2]) {
    await pressCodes(page, "KeyW");
    await tile(page, "home", place).click();
    await pressCodes(page, "Enter");
  }
  await page.locator("[data-line=offline]").waitFor({ timeout: 15_000 });
  await keep(page, "offline", light);
  await leave(page);
});

test("the clock's seats: counting down, running, in a time-out, late by so much, in the last minute, at the end of a period", async () => {
  const seats: readonly [Role, Look][] = [
    ["clock", { locale: "sr", scheme: "dark", device: phone }],
    ["clock", { locale: "ru", scheme: "dark", device: laptop }],
    ["shot-clock", { locale: "sr", scheme: "dark", device: phone }],
  ];
  for (const [role, look] of seats) {
    for (const [name, moment] of [
      ["running", moments.running],
      ["time-out", moments.timeOut],
      ["last-minute", moments.lastMinute],
      ["half-time", moments.halfTime],
    ] as const) {
      await game.standsAt(moment, { agoMs: 2000 });
      const page = await sit(role, look);
      await keep(page, `${role}-${name}`, look);
      if (name === "running" && role === "clock") {
        await pressCodes(page, "KeyL Digit1 Period Digit4");
        await keep(page, "clock-late-stop", look);
      }
      await leave(page);
    }
  }
});

const doubts: readonly Fact[] = [
  { type: "flag.raise", kind: "clock-uncertain", detail: "", about: null },
  { type: "flag.raise", kind: "by-hand", detail: "", about: null },
];

test("what is settled, put aside and signed, on a tablet and a phone; the sheet on a phone", async () => {
  for (const look of [
    { locale: "sr", scheme: "light", device: tablet },
    { locale: "ru", scheme: "dark", device: phone },
  ] satisfies Look[]) {
    await game.standsAt(moments.halfTime, { agoMs: 2000, after: said(doubts) });
    const page = await sit("statistics", look);
    await page.locator("[data-place=after]").click();
    await page.locator("[data-after-game] [data-flag]").first().waitFor();
    await keep(page, "settle", look, 1200);
    const form = page.locator("[data-put-aside]").first();
    await form.locator("summary").click();
    await form
      .locator("input")
      .nth(0)
      .fill(look.locale === "sr" ? "Semafor je bio u pravu" : "Табло показывало верно");
    await form.locator("input").nth(1).fill("Ana Anić");
    await keep(page, "put-aside", look, 1200);
    await form.locator("button").click();
    await page.locator("[data-aside] summary").first().click();
    await keep(page, "put-aside-list", look, 1200);
    await leave(page);
    await game.standsAt(moments.final, { agoMs: 60_000 });
    const over = await sit("statistics", look);
    for (let waits = await over.locator("[data-confirm]").count(); waits > 0; waits--) await over.locator("[data-confirm]").first().click();
    await keep(over, "sign", look, 1400);
    await leave(over);
  }
  await game.standsAt(moments.running, {
    agoMs: 2000,
    after: said([
      { type: "challenge", side: "home", successful: true },
      { type: "challenge", side: "away", successful: null },
    ]),
  });
  for (const look of [
    { locale: "sr", scheme: "dark", device: phone },
    { locale: "ru", scheme: "light", device: phone },
  ] satisfies Look[]) {
    const page = await browser.visit({ viewport: look.device, colorScheme: look.scheme, locale: look.locale });
    await page.goto(site.origin("league-a") + addresses.gameSheet(look.locale, game.gameId));
    await page.locator("[data-sheet]").waitFor();
    await keep(page, "sheet-challenge", look, 1500);
    await page.context().close();
  }
});
