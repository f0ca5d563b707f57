import type { Page } from "playwright-core";
import { test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { hallNow, hallStates } from "../support/games/hall-games.ts";
import { hallStageForThisFile } from "../support/browser/hall-stage.ts";
import { type Captioned, keepPicture, keepSheet } from "./album.ts";

const browser = browserForThisFile();
const stage = hallStageForThisFile();

type Size = readonly [number, number];

/** A wall that shows made-up states. */
async function wall([width, height]: Size): Promise<Page> {
  const page = await browser.visit({ viewport: { width, height } });
  await stage.prepare(page);
  return page;
}

async function show(page: Page, query: string): Promise<void> {
  await stage.show(page, query);
  // Its keys leave when nobody has touched them for a while.
  await page.addStyleTag({ content: '[class*="_keys_"] { visibility: hidden }' });
  await page.waitForTimeout(150);
}

/** Every query is a picture of the sheet, under the words before it. */
async function sheet(
  name: string,
  size: Size,
  { columns, width }: { columns: number; width: number },
  asked: readonly (readonly [string, string])[],
) {
  const page = await wall(size);
  const pictures: Captioned[] = [];
  for (const [caption, query] of asked) {
    await show(page, query);
    pictures.push({ caption, picture: await page.screenshot() });
  }
  await keepSheet(page, name, { pictures, columns, width });
}

const small = { columns: 3, width: 620 };
const states = hallStates.map((state) => [state, `state=${state}`] as const);
const mostDifferent = ["waiting", "before", "running", "time-out", "half-time", "final"] as const;

/** A hall's screen of whatever kind has them all. */
const asked = [
  "no-game",
  "before",
  "starting-fives",
  "running",
  "last-minute",
  "time-out",
  "bonus",
  "half-time",
  "overtime",
  "final",
  "stale",
] as const;

test("the scoreboard in every state, on every wall", async () => {
  await sheet("hall-scoreboard-states-sr", [1920, 1080], small, [
    ...states,
    ["swapped", "state=running&swap=1"],
    ["long names", "state=starting-fives&cast=long&tenant=b"],
    ["Russian", "state=time-out&cast=russian&locale=ru"],
  ]);
  const [grids, names] = [mostDifferent.map((state) => [state, `state=${state}`] as const), "cast=russian&locale=ru&tenant=b"];
  await sheet("hall-scoreboard-states-4-3", [1024, 768], { columns: 3, width: 512 }, grids);
  await sheet(
    "hall-scoreboard-states-portrait-ru",
    [1080, 1920],
    { columns: 6, width: 300 },
    grids.map(([caption, query]) => [caption, `${query}&${names}`]),
  );
}, 240_000);

test("the shot clock's own screen", async () => {
  await sheet("hall-shot-clock-states", [1920, 1080], small, [
    ["before", "screen=shot-clock&state=before"],
    ["starting fives", "screen=shot-clock&state=starting-fives"],
    ["running", "screen=shot-clock&state=running"],
    ["last minute", "screen=shot-clock&state=last-minute"],
    ["stopped", "screen=shot-clock&state=stopped"],
    ["below five seconds", "screen=shot-clock&state=shot-clock-tenths"],
    ["run out", "screen=shot-clock&state=shot-clock-out"],
    ["end of the period", "screen=shot-clock&state=expired"],
    ["time-out", "screen=shot-clock&state=time-out"],
    ["bonus", "screen=shot-clock&state=bonus"],
    ["half-time", "screen=shot-clock&state=half-time"],
    ["overtime", "screen=shot-clock&state=overtime"],
    ["final", "screen=shot-clock&state=final"],
    ["nothing heard", "screen=shot-clock&state=stale"],
    ["no game", "screen=shot-clock&state=no-game"],
  ]);
}, 120_000);

/** What else stands under the score, each for twelve seconds. */
const cubePages = [1, 2].map((turn) => [`${turn} later`, `screen=programme&state=running&at=${hallNow + turn * 12_000}`] as const);

test("players' figures and the programme for the halls' screens", async () => {
  for (const screen of ["player-stats", "programme", "tv-stats"])
    await sheet(`hall-${screen}-states-sr`, [1920, 1080], small, [
      ...asked.map((state) => [state, `screen=${screen}&state=${state}`] as const),
      ["long names", `screen=${screen}&state=running&cast=long&tenant=b`],
      ["Russian", `screen=${screen}&state=final&cast=russian&locale=ru`],
      ["teams dressed alike", `screen=${screen}&state=running&cast=alike`],
      ["swapped", `screen=${screen}&state=running&swap=1`],
      ...(screen === "programme" ? cubePages : []),
    ]);
}, 240_000);

test("some of them at their full size", async () => {
  const page = await wall([1920, 1080]);
  for (const [name, query] of [
    ["hall-scoreboard-running-sr-1920", "state=running"],
    ["hall-scoreboard-last-minute-ru-1920", "state=last-minute&cast=russian&locale=ru"],
    ["hall-player-stats-ru-1920", "screen=player-stats&state=running&cast=russian&locale=ru"],
    ["hall-shot-clock-running-1920", "screen=shot-clock&state=running"],
  ] as const) {
    await show(page, query);
    await keepPicture(page, name);
  }
}, 120_000);
