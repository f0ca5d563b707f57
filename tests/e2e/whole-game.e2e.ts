import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addresses } from "#contract/addresses.ts";
import { liveAddresses } from "#contract/live/live-addresses.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import { foldLog } from "#app/live/folded-game.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { axeFaults } from "../support/browser/axe-faults.ts";
import { wholeBrowserForThisFile } from "../support/browser/browser.ts";
import { layoutFaults } from "../support/browser/layout-faults.ts";
import { type KeyboardLayout, pressInLayout } from "../support/browser/keyboard-layouts.ts";
import { pressCodes } from "../support/browser/typed-in-browser.ts";
import { TableInDatabase } from "../support/database/table-in-database.ts";
import { askServer } from "../support/servers/ask-server.ts";
import { type KillableInstallation, killableInstallation } from "../support/servers/killable-installation.ts";

vi.setConfig({ testTimeout: 120_000 });

// The line is cut on purpose, a seat that is taken is refused, and the league has no logo.
const browser = wholeBrowserForThisFile(
  /\/live\/v1\/|\/timer\/|\/builds\/|\/assets\/|\/brands\/|logo|\/api\/|\.data|\/game-now/,
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|AudioContext was not allowed to start/,
);
let installation: KillableInstallation;
let table: TableInDatabase;

beforeAll(async () => {
  installation = await killableInstallation();
  table = await TableInDatabase.set(installation.db, "evening", () => installation.port);
  for (const team of ["Home", "Away"]) {
    for (const shirt of [4, 5, 6, 7, 8, 9, 10]) {
      const personId = await table.league.person(`${team} ${shirt}`, `Player ${shirt}`);
      const row = { tenant_id: table.league.tenantId, team_id: table.league.team(team), person_id: personId, shirt_number: String(shirt) };
      await installation.db.insertInto("rosters").values(row).execute();
    }
  }
  await installation.startServer();
}, 120_000);
afterAll(() => installation.close());

const ref = { seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1", gameSlug: "home-away", playoff: null };

/** All that was written at a page is on the server. */
async function arrived(page: Page): Promise<void> {
  await page.locator("[data-line=online][data-pending='0']").first().waitFor();
}

async function open(path: string, viewport: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await browser.visit({ viewport, locale: "sr" });
  await page.goto(`http://${table.host}:${installation.port}${path}`);
  return page;
}

/** The game's page on a phone, the scoreboard of the hall and the overlay of television. */
async function openScreens() {
  const screens = await Promise.all([
    open(addresses.game("sr", ref), { width: 390, height: 844 }),
    open(addresses.venueScreen("sr", "hall", "scoreboard-game"), { width: 1280, height: 720 }),
    open(addresses.gameBroadcast("sr", ref), { width: 1280, height: 720 }),
  ]);
  const places = [
    ["header p[aria-hidden] > b:first-child", "header p[aria-hidden] > b:last-child"],
    ["[data-score=home] i", "[data-score=away] i"],
    ["[data-bug] [data-score=home] i", "[data-bug] [data-score=away] i"],
  ];
  const textAt = async (page: Page, place: string) => (await page.locator(place).allTextContents()).join("");
  const shown = () =>
    Promise.all(screens.map(async (page, index) => (await Promise.all(places[index]!.map((place) => textAt(page, place)))).join(":")));
  return {
    show: async (score: string) => {
      await expect.poll(shown).toEqual([score, score, score]);
    },
  };
}

/** The box score of the log as the server keeps it, folded here: points, rebounds, assists, steals, turnovers, fouls, fouls drawn. */
async function boxOf(gameId: GameId): Promise<readonly string[]> {
  const { text } = await askServer(installation.port, liveAddresses.log(gameId), { host: table.host });
  const { box } = foldLog(JSON.parse(text) as LiveLog);
  return (["home", "away"] as const).flatMap((side) => linesOf(box, side));
}

function linesOf(box: BoxScore, side: "home" | "away"): readonly string[] {
  return box.teams[side].players.flatMap((line) => {
    const { points, offensiveRebounds, defensiveRebounds, assists, steals, turnovers, foulsCommitted, foulsDrawn } = line;
    const figures = [points, offensiveRebounds, defensiveRebounds, assists, steals, turnovers, foulsCommitted, foulsDrawn];
    return figures.some((figure) => figure) ? [`${side} ${line.shirt}: ${figures.join(" ")}`] : [];
  });
}

/** The laptop's hand has the clock too: the period runs out and ends by its keys. */
async function runOut(page: Page): Promise<void> {
  await pressCodes(page, "Alt+ArrowLeft ".repeat(10).trim());
  await page.locator("[data-remaining='0']").waitFor({ state: "attached" });
  await pressCodes(page, "Backslash Backslash");
}

const firstQuarter: readonly (readonly [KeyboardLayout, string])[] = [
  ["us", "Space KeyJ KeyN"],
  // A two with its assist, a three without.
  ["us", "KeyW Digit7 Digit8"],
  ["sr-Cyrl", "KeyE Digit5 Enter"],
  // A miss whose rebound stays with the attackers, another that does not.
  ["sr-Latn", "KeyD Digit4 Equal Digit6"],
  ["de", "KeyS Digit6 Digit8"],
  // A foul with two shots, one made; the rebound of the other.
  ["fr", "KeyG Digit4 Digit8 KeyQ KeyA Digit7"],
  ["de", "KeyC Digit5 Digit6"],
  ["ru", "KeyV Digit7 Digit4"],
  ["sl", "KeyN Digit4 Digit9 Enter"],
  ["fr", "Space BracketLeft"],
];

const finger = {
  tile: (page: Page, side: "home" | "away", shirt: string) =>
    page
      .locator(`section[data-side=${side}] [data-player]`)
      .filter({ hasText: new RegExp(`^${shirt}\\D`) })
      .tap(),
  key: (page: Page, code: string) => page.locator(`[data-bar] [data-code=${code}]`).last().tap(),
  tiles: async (page: Page, code: string, ...tiles: readonly (readonly ["home" | "away", string])[]) => {
    await finger.key(page, code);
    for (const [side, shirt] of tiles) await finger.tile(page, side, shirt);
  },
};

/** Both links are opened on one laptop, so that one hand has both seats. */
async function laptopWithBothSeats(gameId: GameId): Promise<Page> {
  const page = await browser.visit({ viewport: { width: 1366, height: 900 }, locale: "en", hasTouch: true });
  page.setDefaultTimeout(15_000);
  await page.goto(await table.link(gameId, "clock", "Ana Anić", "en"));
  await page.locator("[data-desk=clock] [data-line=online]").waitFor();
  // A link behind the address of another role finds its own.
  await page.goto((await table.link(gameId, "statistics", "Ana Anić", "en")).replace("/statistics#", "/shot-clock#"));
  await page.locator("[data-hold-both]").click();
  await page.locator("[data-before-game] [data-step=lists]").waitFor();
  await page.locator("[data-line=online]").waitFor();
  return page;
}

/** Lists, fives, who confirmed them: Enter and ten numbers. */
async function setUp(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  await page.locator("[data-side=home] ul input[inputmode=numeric]").last().fill("11");
  await page.locator("[data-line-of=officials] button").click();
  await page.locator("#officials input:focus").waitFor();
  await page.locator("[data-step=lists]").focus();
  await pressCodes(page, "Enter");
  for (const side of ["home", "away"]) {
    await page.locator(`[data-step="starters ${side}"]:focus`).waitFor();
    await page.keyboard.type("4 5 6 7 8");
    await pressCodes(page, "Enter");
    await page.locator(`[data-step="confirmed ${side}"]:focus`).waitFor();
    await page.keyboard.type("Trener");
    await pressCodes(page, "Enter");
  }
  await page.locator("[data-start]:focus").waitFor();
  await pressCodes(page, "Enter");
  await page.locator("[data-scoring]").waitFor();
}

async function isSentenceKept(): Promise<boolean> {
  const opening = indexedDB.open("fullcourt-table");
  await new Promise((resolve) => opening.addEventListener("success", resolve));
  const asked = opening.result.transaction("notes").objectStore("notes").getAll();
  await new Promise((resolve) => asked.addEventListener("success", resolve));
  opening.result.close();
  return (asked.result as { readonly note: { readonly entry?: { readonly sentence: unknown } } }[]).some(
    ({ note }) => note.entry?.sentence,
  );
}

/** By touch, half of it without a line, with a sentence open while the page is loaded anew. */
async function playSecondQuarter(page: Page): Promise<void> {
  await pressCodes(page, "Backslash Backslash Space");
  await page.locator("[data-court]").tap({ position: { x: 90, y: 160 } });
  await page.locator("[data-made=true]").tap();
  await finger.tile(page, "away", "4");
  await finger.tile(page, "away", "5");
  await arrived(page);
  await page.context().setOffline(true);
  await finger.tiles(page, "KeyE", ["home", "9"]);
  await finger.tiles(page, "KeyS", ["away", "7"], ["home", "6"]);
  await finger.tiles(page, "KeyF", ["away", "4"], ["home", "6"]);
  await finger.tiles(page, "KeyM", ["away", "8"], ["away", "10"]);
  await finger.key(page, "Backspace");
  await finger.tiles(page, "KeyW", ["home", "8"]);
  await page.locator("[data-ask=assist]").waitFor();
  await page.locator("[data-line=offline][data-keeping='0']").waitFor();
  // The device writes the open sentence down beside the commands, a moment later on a busy machine.
  await page.waitForFunction(isSentenceKept);
  await page.reload();
  await page.locator("[data-ask=assist]").waitFor();
  await finger.tile(page, "home", "5");
  expect(await page.locator("[data-points]").allTextContents()).toEqual(["7", "6"]);
  await page.context().setOffline(false);
  await arrived(page);
}

/** The first basket of the first quarter, which is signed, was a three. */
async function correctFirstQuarter(page: Page): Promise<void> {
  await page.locator("[data-line] button", { hasText: /7 Player 7 2 made/ }).click();
  await page.getByRole("button", { name: "Correct", exact: true }).click();
  await pressCodes(page, "KeyE Digit7");
  const draft = page.locator("[data-draft=correct]");
  await draft.locator("dt").first().waitFor();
  expect(await draft.innerText()).toMatch(/1st quarter is signed[^]*7.6\s*→\s*8.6/);
  expect(await axeFaults(page)).toEqual([]);
  expect(
    await draft
      .getByRole("button")
      .last()
      .evaluate((button) => button.getBoundingClientRect().bottom < innerHeight),
  ).toBe(true);
  await pressCodes(page, "Enter Digit3 Enter");
  await draft.waitFor({ state: "detached" });
  await arrived(page);
}

/** By touch alone through the log: filtered, a line begun to be corrected, and left as it was. */
async function looksBack(page: Page): Promise<void> {
  await page.locator("footer button", { hasText: ";" }).tap();
  await page.locator("[data-filter=baskets]").tap();
  expect(await layoutFaults(page)).toEqual([]);
  await page.locator("[data-line] > button").last().tap();
  await page.locator("[data-walking] footer button").first().tap();
  await finger.tiles(page, "KeyW", ["home", "7"]);
  await page.locator("[data-draft=correct] dt").first().waitFor();
  expect(await layoutFaults(page)).toEqual([]);
  await page.locator("[data-draft=correct] button").last().tap();
  await page.locator("[data-walking] footer button").last().tap();
}

async function confirm(page: Page, ...standing: readonly string[]): Promise<void> {
  await page.locator("[data-place=after][data-due]").click();
  for (const _ of standing) await page.locator("[data-confirm]").first().click();
  await expect
    .poll(() => page.locator("[data-period]").evaluateAll((all) => all.map((each) => each.getAttribute("data-period"))))
    .toEqual(standing);
  await arrived(page);
}

async function sign(page: Page, ...roles: readonly string[]): Promise<void> {
  for (const role of roles) {
    await arrived(page);
    await page.locator(`[data-signer=${role}] input`).fill(role === "scorer" ? "Мира" : "M. Marić");
    await page.locator(`[data-sign=${role}]`).tap();
    await page.locator(`[data-signer=${role}][data-standing=stands]`).waitFor();
  }
}

/** By hand from what was said: points, rebounds of both kinds, assists, steals, turnovers, fouls, fouls drawn. */
const atQuarter = [
  "home 4: 0 0 0 0 0 0 1 1",
  "home 5: 0 0 0 0 0 1 0 0",
  "home 6: 0 1 0 0 0 0 0 0",
  "home 7: 2 0 1 0 0 0 0 0",
  "home 8: 0 0 0 1 0 0 0 0",
  "away 5: 3 0 0 0 0 0 0 0",
  "away 6: 0 0 0 0 1 0 0 0",
  "away 7: 0 0 0 0 0 1 1 0",
  "away 8: 1 0 1 0 0 0 0 1",
];
const atHalf = [
  "home 4: 0 0 0 0 0 0 1 1",
  "home 5: 0 0 0 1 0 1 0 0",
  "home 6: 0 1 1 0 0 0 0 1",
  "home 7: 2 0 1 0 0 0 0 0",
  "home 8: 2 0 0 1 0 0 0 0",
  "home 9: 3 0 0 0 0 0 0 0",
  "away 4: 2 0 0 0 0 0 1 0",
  "away 5: 3 0 0 1 0 0 0 0",
  "away 6: 0 0 0 0 1 0 0 0",
  "away 7: 0 0 0 0 0 1 1 0",
  "away 8: 1 0 1 0 0 0 0 1",
];
const ofOther: Readonly<Record<string, string>> = { "home 5": "home 5: 2 0 0 1 0 1 0 0", "home 7": "home 7: 3 0 1 0 0 0 0 0" };
const atEnd = atHalf.map((line) => ofOther[line.slice(0, 6)] ?? line);

test("PREP1 PREP2 PREP5 PREP8 TABLE5 SEAT4 SEAT9 SEAT10 SEAT12 SETTLE1 SCORER7 SCORER9 SCORER14 SIGN1 SIGN3 SIGN4 SIGN5 SIGN6 an evening as its crew has it, from the link to the printed sheet", async () => {
  const gameId = await table.game({ venue: "Hall", tipOff: Date.now() - 60_000 });
  const screens = await openScreens();
  const laptop = await laptopWithBothSeats(gameId);
  await setUp(laptop);
  for (const [layout, codes] of firstQuarter) await pressInLayout(laptop, layout, codes);
  await arrived(laptop);
  expect(await boxOf(gameId)).toEqual(atQuarter);
  await screens.show("2:4");
  await runOut(laptop);
  await confirm(laptop, "confirmed");
  await laptop.locator("[data-place=table]").click();
  await playSecondQuarter(laptop);
  expect(await boxOf(gameId)).toEqual(atHalf);
  await screens.show("7:6");
  await pressCodes(laptop, "Space");
  await runOut(laptop);
  await correctFirstQuarter(laptop);
  await screens.show("8:6");
  await confirm(laptop, "confirmed", "confirmed");

  const phone = await open(addresses.gameSheet("sr", gameId), { width: 390, height: 844 });
  expect(await axeFaults(phone)).toEqual([]);
  const tablet = await browser.visit({ viewport: { width: 1180, height: 820 }, locale: "ru", hasTouch: true, isMobile: true });
  await tablet.goto(await table.link(gameId, "statistics", "Мира", "ru"));
  await tablet.locator("[data-seat=taken]").waitFor();
  const standsAt = () => laptop.locator("[data-player]").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  await laptop.locator("[data-place=table]").click();
  const stood = await standsAt();
  await laptop.locator("[data-hand-over]").click();
  await laptop.locator("figure svg").waitFor();
  expect(await standsAt()).toEqual(stood);
  await tablet.locator("[data-seat=taken] button").tap();
  await tablet.locator("[data-seat=taken]").waitFor({ state: "detached" });
  // Whoever has given the scorer's seat away has the clock still.
  await laptop.locator("[data-seat=taken]").waitFor();
  expect(await standsAt()).toEqual(stood);
  await pressCodes(laptop, "Backslash Backslash");
  await tablet.locator("[data-remaining='600000']").waitFor({ state: "attached" });
  const targets = tablet.locator("[data-scoring] :is(button, summary, label):visible");
  const boxes = await targets.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(boxes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  await finger.tiles(tablet, "KeyW", ["home", "5"]);
  await looksBack(tablet);
  await screens.show("10:6");
  await runOut(laptop);
  await pressCodes(laptop, "Backslash Backslash");
  await runOut(laptop);

  await tablet.locator("[data-place=after][data-due]").tap();
  await tablet.locator("[data-end-game]").tap();
  for (let due = 2; due > 0; due--) await tablet.locator("[data-confirm]").first().tap();
  await sign(tablet, "scorer");
  expect(await axeFaults(tablet)).toEqual([]);
  // What is changed afterwards makes it void.
  await tablet.locator("[data-period=confirmed] summary").last().tap();
  await tablet.locator("[data-period=confirmed] details input").last().fill("video");
  await tablet.locator("[data-period=confirmed] details button").last().tap();
  await tablet.locator("[data-signer=scorer][data-standing=void]").waitFor();
  await tablet.locator("[data-confirm]").tap();
  await sign(tablet, "scorer", "crew-chief");
  await screens.show("10:6");
  await phone.locator("[data-sheet=final]").waitFor();
  // Who signed is no play.
  expect(await phone.locator("ol li").first().innerText()).toMatch(/kraj utakmice/i);
  expect(await phone.locator("[data-side=home] tbody tr", { hasText: "7" }).first().innerText()).toMatch(/7\s+Player 7.*\s3\s+0/s);
  expect(await boxOf(gameId)).toEqual(atEnd);
  const { status, body } = await askServer(installation.port, addresses.gameReport("ru", ref), { host: table.host });
  expect([status, body.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
});
