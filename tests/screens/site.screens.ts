import { beforeAll, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { type PageKind, pageOfEachKind } from "../support/browser/page-kinds.ts";
import { keepPicture } from "./album.ts";
import { Visitors } from "./visitor.ts";

const site = demoSiteForThisFile();
const browser = browserForThisFile(/nowhere/);
const visitors = new Visitors(site, browser);
let kinds: Readonly<Record<"league-a" | "league-b", readonly PageKind[]>>;

beforeAll(async () => {
  const [a, b] = await Promise.all((["a", "b"] as const).map((league) => pageOfEachKind(site.db, `league-${league}.localhost`, "sr")));
  kinds = { "league-a": a!, "league-b": b! };
});

type Wanted = readonly [name: string, kind: string, height?: number];

/** `NAME-LANGUAGE-WIDTH-SCHEME`: of the first demo league, or of the second one in Slovene. */
const wanted: readonly Wanted[] = [
  ["home-sr-1920-light", "home", 2600],
  ["home-sl-390-dark", "home", 1900],
  ["standings-sr-cyrl-390-light", "league Standings", 1400],
  ["standings-ru-1920-dark", "league Standings", 1500],
  ["race-ru-390-dark", "race for places", 1200],
  ["race-sr-1920-light", "race for places"],
  ["league-leaders-es-1440-dark", "league LeagueLeaders", 1500],
  ["league-records-ru-1024-light", "league GameRecords", 1300],
  ["league-calendar-ru-1024-light", "league Calendar", 1100],
  ["league-calendar-sr-390-dark", "league Calendar", 1400],
  ["playoff-bracket-fr-1440-light", "bracket played out", 1500],
  ["schedule-ru-390-dark", "schedule", 1500],
  ["schedule-sr-1920-light", "schedule"],
  ["game-ru-1440-dark", "game TeamStats", 2400],
  ["game-preview-ru-390-light", "game to come", 1800],
  ["box-score-sl-1024-light", "game PlayerStats", 1300],
  ["box-score-of-a-quarter-ru-390-light", "part of a game", 1300],
  ["play-by-play-ru-390-light", "game PlayByPlay", 1300],
  ["game-video-sr-1024-dark", "play-off game GameVideo"],
  ["player-sr-390-light", "player PlayerOverview", 2400],
  ["player-ru-1920-dark", "player PlayerOverview", 2000],
  ["player-shots-ru-390-dark", "player shots", 1500],
  ["team-shots-sr-1024-light", "team shots"],
  ["comparison-of-four-ru-390-light", "comparison of four", 1700],
  ["comparison-of-four-sr-1920-light", "comparison of four", 1500],
  ["finder-ru-390-light", "finder", 1300],
  ["finder-sr-1920-dark", "finder", 1300],
  ["best-players-ru-1024-dark", "all time BestPlayers", 1200],
  ["club-sl-1440-light", "club ClubOverview", 1600],
  ["season-club-ru-390-light", "season club ClubOverview", 1600],
  ["team-roster-ru-390-dark", "team Roster", 1200],
  ["clubs-sr-1920-light", "clubs"],
  ["coaches-sr-390-light", "coaches", 1500],
  ["coach-ru-390-dark", "coach CoachOverview", 1600],
  ["referee-ru-1024-light", "referee", 1300],
  ["hall-sr-390-light", "hall", 1600],
  ["attendance-ru-1024-dark", "attendance", 1300],
  ["photos-ru-1024-light", "photos", 1300],
  ["on-this-day-sr-390-light", "on this day", 1500],
  ["award-history-ru-1024-light", "award history", 1500],
  ["absences-sr-390-light", "absences", 1200],
  ["players-ru-1024-light", "players"],
  ["search-ru-390-dark", "search", 1200],
  ["news-sr-1920-light", "news", 1400],
  ["news-item-ru-390-light", "news item", 2000],
  ["documents-ru-390-light", "documents", 1000],
  ["about-us-ru-1024-light", "about us", 1600],
  ["application-ru-390-light", "application", 1700],
  ["developers-sr-1024-dark", "developers"],
];

test("pages of the site", async () => {
  for (const [name, kind, height] of wanted) {
    const [, locale = "", width = "", scheme = ""] = /-(sr-cyrl|\w\w)-(\d+)-(light|dark)$/.exec(name) ?? [];
    const tenant = locale === "sl" ? "league-b" : "league-a";
    const { path } = kinds[tenant].find((page) => page.name === kind) as PageKind;
    const page = await visitors.window({ width: Number(width), colorScheme: scheme as "light" | "dark" });
    await visitors.open(page, path.replace("/sr", `/${locale}`), tenant);
    // What comes when it is reached.
    for (let y = 0; y < (height ?? 0); y += 600) {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      await page.waitForTimeout(60);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(150);
    await keepPicture(page, name, height === undefined ? {} : { height });
    await page.context().close();
  }
}, 600_000);

test("a page that is not there", async () => {
  await keepPicture(await visitors.open(await visitors.window(), "/ru/nowhere"), "not-found-ru-390-light", { height: 900 });
}, 60_000);
