import type { Page } from "playwright-core";
import { beforeAll, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { pageOfEachKind } from "../support/browser/page-kinds.ts";
import { settled } from "../support/browser/settled.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { type Captioned, keepSheet } from "./album.ts";
import { hasEverything, moments } from "./moments.ts";
import { StagedGame } from "./staged-game.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/\/live\/v1\/|\/timer\/|\.data|follow-page/);
let game: StagedGame;
let paths: ReadonlyMap<string, string>;

beforeAll(async () => {
  game = await StagedGame.where(site.db, "league-a", hasEverything);
  paths = new Map((await pageOfEachKind(site.db, "league-a.localhost", "sr")).map(({ name, path }) => [name, path]));
});

/** The ten screens most visits begin at, by the kind of their page; the live game is the one that is staged. */
const ten = {
  home: "home",
  "game-live": null,
  "game-finished": "game TeamStats",
  schedule: "schedule",
  club: "club ClubOverview",
  season: "season",
  player: "player PlayerOverview",
  standings: "league Standings",
  search: "search",
  documents: "documents",
} as const;

/** Light in the league's own language, dark in another script; a phone's two screens, a wide window's one. */
const looks = [
  { locale: "sr", colorScheme: "light" },
  { locale: "ru", colorScheme: "dark" },
] as const;
const windows = [
  { width: 390, height: 844, shown: 1500, scaled: 390 },
  { width: 1440, height: 1000, shown: 1100, scaled: 960 },
] as const;

test("ten screens, narrow and wide, light and dark", async () => {
  await game.standsAt(moments.running);
  const sheet = await browser.visit();
  for (const [name, kind] of Object.entries(ten)) {
    const path = (kind === null ? game.path : paths.get(kind)) ?? "";
    for (const { width, height, shown, scaled } of windows) {
      const pictures: Captioned[] = [];
      for (const { locale, colorScheme } of looks) {
        const page = await browser.visit({ viewport: { width, height }, colorScheme, locale: "sr" });
        await page.goto(site.origin("league-a") + path.replace("/sr", `/${locale}`));
        pictures.push({ caption: `${width}, ${locale}, ${colorScheme}`, picture: await pictureOf(page, { width, height: shown }) });
        await page.context().close();
      }
      await keepSheet(sheet, `ten-${name}-${width}`, { pictures, columns: 2, width: scaled });
    }
  }
}, 480_000);

async function pictureOf(page: Page, { width, height }: { readonly width: number; readonly height: number }): Promise<Buffer> {
  await settled(page);
  // What comes when it is reached.
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  // The bar under the thumb belongs at the foot of what is shown.
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(300);
  return page.screenshot();
}
