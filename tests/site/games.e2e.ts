import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { gameTabs, playoffGameTabs } from "#contract/addresses.ts";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
/** A page asks ahead for those it links to; where they are not there, the tests of their own say so. */
const browser = browserForThisFile(/\/(?:teams|players)\/|\/report\.pdf/);

type Tenant = "league-a" | "league-b";
type Found = { readonly path: string; readonly roundsPath: string; readonly homeClub: string; readonly awayClub: string };
const tenants: readonly (readonly [Tenant, string])[] = [
  ["league-a", "klb"],
  ["league-b", "lkr"],
];
const isFilmed = sql`exists (select from game_videos video where video.tenant_id = games.tenant_id and video.game_id = games.game_id)`;
const states = {
  played: sql`games.status = 'final' and games.overtimes = 0 and games.duel_slug is null and not ${isFilmed}`,
  filmed: sql`games.duel_slug is null and ${isFilmed}`,
  playoff: sql`games.status = 'final' and games.duel_slug is not null and not ${isFilmed}`,
  overtime: sql`games.overtimes > 0 and not ${isFilmed}`,
  forfeited: sql`games.status = 'forfeited'`,
  postponed: sql`games.status = 'postponed'`,
  protested: sql`games.status = 'under-protest'`,
  scheduled: sql`games.status = 'scheduled'`,
};
type State = keyof typeof states;
const found = new Map<string, Found>();

/** A game in a state, as the rows have it. */
async function findGame(slug: string, state: State): Promise<Found> {
  const { rows } = await sql<Record<string, string>>`
    select seasons.slug as season, leagues.slug as league, rounds.slug as round, games.slug as game, games.duel_slug as duel,
      games.duel_game as number, home.slug as home, away.slug as away
    from games
    join tenants on tenants.tenant_id = games.tenant_id
    join leagues on leagues.league_id = games.league_id
    join seasons on seasons.season_id = leagues.season_id
    join rounds on rounds.round_id = games.round_id
    join teams home_team on home_team.team_id = games.home_team_id
    join teams away_team on away_team.team_id = games.away_team_id
    join clubs home on home.club_id = home_team.club_id
    join clubs away on away.club_id = away_team.club_id
    where tenants.slug = ${slug} and ${states[state]}
    order by games.tip_off desc nulls last, games.slug limit 1`.execute(site.db);
  const [row] = rows;
  if (!row) throw new Error(`the demo has no ${state} game in ${slug}`);
  const league = `/seasons/${row["season"]}/leagues/${row["league"]}`;
  const roundsPath = `${league}/rounds/${row["round"]}/games/${row["game"]}`;
  const path = row["duel"] === null ? roundsPath : `${league}/playoff/${row["round"]}/${row["duel"]}/games/${row["number"]}`;
  return { path, roundsPath, homeClub: row["home"] ?? "", awayClub: row["away"] ?? "" };
}

beforeAll(async () => {
  for (const [tenant, slug] of tenants) {
    for (const state of Object.keys(states) as State[]) found.set(`${tenant} ${state}`, await findGame(slug, state));
  }
});

function gameOf(tenant: Tenant, state: State): Found {
  const game = found.get(`${tenant} ${state}`);
  if (!game) throw new Error(`no ${state} game was looked for`);
  return game;
}

async function textOf(tenant: Tenant, path: string): Promise<string> {
  const answer = await site.get(tenant, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

describe("every tab of a game", () => {
  const cases = tenants.flatMap(([tenant]) => (Object.keys(states) as State[]).map((state) => [tenant, state] as const));
  test.each(cases)("is a page of its own in %s, %s", async (tenant, state) => {
    const { path } = gameOf(tenant, state);
    const isPlayoff = state === "playoff";
    const isFilmedHere = isPlayoff || state === "filmed";
    const tabs = isPlayoff ? playoffGameTabs : state === "filmed" ? [...gameTabs, "GameVideo"] : gameTabs;
    const language = tenant === "league-a" ? "sr-cyrl" : "sl";
    const pages = await Promise.all(["", ...tabs.map((tab) => `/tabs/${tab}`)].map((tab) => textOf(tenant, `/${language}${path}${tab}`)));
    for (const page of pages) {
      expect(page.match(/<h1/g)).toHaveLength(1);
      // A key in place of words.
      expect(page).not.toMatch(/>(?:tabs|report|statistics|headToHead|decided)\.[a-z]+[.<]/i);
    }
    const canonical = pages.map((page) => /rel="canonical" href="([^"]+)"/.exec(page)?.[1]);
    expect(new Set(canonical).size).toBe(tabs.length);
    expect((await site.get(tenant, `/${language}${path}/tabs/GameVideo`)).status).toBe(isFilmedHere ? 200 : 404);
  });

  test("has an address in the play-offs, to which that by the round leads", async () => {
    const { path, roundsPath } = gameOf("league-a", "playoff");
    for (const tab of ["", "/tabs/History", "/tabs/GameVideo"]) {
      const answer = await site.get("league-a", `/en${roundsPath}${tab}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, `/en${path}${tab}`]);
    }
    const wrong = ["0", "01", "99", "x"].map((number) => path.replace(/\d+$/, number));
    for (const address of [...wrong, `${path}/tabs/Nothing`]) expect((await site.get("league-a", `/en${address}`)).status).toBe(404);
  });
});

describe("what a game's page says", () => {
  test("to search engines: the event with its state, and the way to it", async () => {
    type Thing = Readonly<Record<string, unknown>>;
    const structured = async (state: State) => {
      const page = await textOf("league-a", `/en${gameOf("league-a", state).path}`);
      return [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
        ([, text]) => JSON.parse(text ?? "") as Thing,
      );
    };
    const [event, way] = await structured("played");
    expect(event).toMatchObject({
      "@type": "SportsEvent",
      eventStatus: "https://schema.org/EventScheduled",
      homeTeam: { "@type": "SportsTeam" },
      awayTeam: { "@type": "SportsTeam" },
    });
    expect(Date.parse(String(event?.["startDate"]))).not.toBeNaN();
    expect(way).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] });
    const [postponed] = await structured("postponed");
    expect(postponed?.["eventStatus"]).toBe("https://schema.org/EventPostponed");
  });

  test("how a series stands, and against whom a game was decided", async () => {
    expect(await textOf("league-a", `/en${gameOf("league-a", "playoff").path}`)).toMatch(/Best of \d · [^<]+ (?:wins|leads) \d–\d/);
    expect(await textOf("league-b", `/en${gameOf("league-b", "forfeited").path}`)).toContain("Decided against: ");
  });

  test.each(tenants)("of two clubs in %s what their games come to", async (tenant, slug) => {
    const { path, homeClub, awayClub } = gameOf(tenant, "overtime");
    const { rows } = await sql<{ won: number; lost: number }>`
      select count(*) filter (where (home.slug = ${homeClub}) = (points.home > points.away))::int as won,
        count(*) filter (where (home.slug = ${homeClub}) <> (points.home > points.away))::int as lost
      from games
      join tenants on tenants.tenant_id = games.tenant_id and tenants.slug = ${slug}
      join teams home_team on home_team.team_id = games.home_team_id join clubs home on home.club_id = home_team.club_id
      join teams away_team on away_team.team_id = games.away_team_id join clubs away on away.club_id = away_team.club_id
      cross join lateral (select coalesce(official_home_points, home_points) as home, coalesce(official_away_points, away_points) as away) points
      where games.status in ('final', 'forfeited', 'under-protest')
        and ((home.slug = ${homeClub} and away.slug = ${awayClub}) or (home.slug = ${awayClub} and away.slug = ${homeClub}))`.execute(
      site.db,
    );
    const page = await textOf(tenant, `/en${path}/tabs/History`);
    const wins = [...page.matchAll(/<dt>Wins: [^<]+<\/dt><dd>(\d+)<\/dd>/g)].map(([, count]) => Number(count));
    expect(wins).toEqual([rows[0]?.won, rows[0]?.lost]);
  });

  test("in its report: points, fouls and timeouts of the periods, which come to the box score's", async () => {
    const page = await textOf("league-a", `/en${gameOf("league-a", "played").path}/tabs/GameReport`);
    const rows = [...page.matchAll(/<tr[^>]*><th scope="row"[^>]*>([^<]+)<\/th>(.*?)<\/tr>/g)].map(([, name, cells]) => ({
      name: name ?? "",
      figures: [...(cells ?? "").matchAll(/<td[^>]*>(\d+)<\/td>/g)].map(([, figure]) => Number(figure)),
    }));
    const points = rows.filter(({ name }) => name.startsWith("Points: "));
    expect(points).toHaveLength(2);
    for (const { figures } of rows.filter(({ name }) => /^(?:Points|Fouls|Timeouts): /.test(name))) {
      expect(figures.slice(0, -1).reduce((sum, figure) => sum + figure, 0)).toBe(figures.at(-1));
    }
    const [, home, away] = /<title>[^<]* (\d+)\D{1,3}(\d+)/.exec(page) ?? [];
    expect(points.map(({ figures }) => figures.at(-1))).toEqual([Number(home), Number(away)]);
  });

  test.each(gameTabs)("is no wider than a phone on %s, whatever word somebody is called by", async (tab) => {
    const page = await browser.visit({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.origin("league-a")}${gameOf("league-a", "played").path}/tabs/${tab}`);
    await settled(page);
    const width = await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLElement>(
        "main a[href*='/players/'], main a[href*='/coaches/'], main a[href*='/referees/']",
      ))
        link.textContent = "Ž".repeat(83);
      return document.documentElement.scrollWidth;
    });
    expect(width).toBe(390);
  });
});

test.each(tenants)(
  "LINE10 %s: when each player was on court, without JavaScript and on a phone, as the box score has it",
  async (tenant) => {
    const path = `/en${found.get(`${tenant} overtime`)?.path}/tabs/PlayerStats`;
    const page = await browser.visit({ viewport: { width: 320, height: 700 }, javaScriptEnabled: false });
    await page.goto(site.origin(tenant) + path);
    const charts = page.locator("main section:has(> details)");
    expect(await charts.count()).toBe(2);
    await page.locator("label:has(input[value=view-court])").click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const [place, chart] of (await charts.all()).entries()) {
      const rows = await chart.locator("ol > li").evaluateAll((all) =>
        all.map((row) => ({
          who: row.firstElementChild!.textContent,
          minutes: row.querySelector("span:not(:first-child)")!.lastChild!.textContent ?? "",
          bars: row.querySelectorAll("path").length - 1,
          // Nobody's bars stand outside of the game.
          isInside: [...row.querySelectorAll("svg")].every((svg) => svg.viewBox.baseVal.width >= svg.getBBox().x + svg.getBBox().width),
        })),
      );
      const box = page.locator("main table:has([class*=_words_])").nth(place).locator("tbody tr");
      const played = await box.evaluateAll((all) =>
        all.map((row) => [row.querySelector("[class*=_words_]")?.textContent.trim(), row.querySelector("td")?.textContent.trim()] as const),
      );
      expect(rows.length).toBeGreaterThan(5);
      for (const { who, minutes, bars, isInside } of rows) {
        expect([bars > 0, isInside]).toEqual([true, true]);
        expect(played).toContainEqual([who.replace(/^\S+ /, ""), minutes]);
      }
      // The table of stints comes to the same.
      await chart.locator("summary").click();
      const stints = await chart
        .locator("tbody tr")
        .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
      const seconds = (text = "") => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
      for (const { who, minutes } of rows) {
        const own = stints.filter(([head]) => head === who).map(([, , , time]) => seconds(time));
        expect(Math.abs(own.reduce((sum, time) => sum + time, 0) - seconds(minutes))).toBeLessThanOrEqual(own.length);
      }
      const csv = (await chart.locator('a[href*=".csv"]').getAttribute("href")) ?? "";
      expect((await site.get(tenant, csv)).status).toBe(200);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  },
);

describe("the plays", () => {
  const lines = (page: string) =>
    [...page.matchAll(/<li class="[^"]*" data-side="(\w+)" data-kind="(\w+)"/g)].map(([, side, kind]) => [side, kind]);

  test("are chosen by the address, without JavaScript; what names nothing is harmless", async () => {
    const address = `/en${gameOf("league-a", "overtime").path}/tabs/PlayByPlay`;
    const all = lines(await textOf("league-a", address));
    const chosen = lines(await textOf("league-a", `${address}?team=away&only=scores&period=ot1`));
    expect(chosen.length).toBeGreaterThan(0);
    expect(new Set(chosen.map(String))).toEqual(new Set(["away,scoring"]));
    const nonsense = await textOf("league-a", `${address}?team=both&only=%27&period=9&player=home-999`);
    expect(lines(nonsense)).toHaveLength(all.length);
    const player = /<option value="(home-\d+)"/.exec(nonsense)?.[1] ?? "";
    const his = lines(await textOf("league-a", `${address}?player=${player}`));
    expect(his.length).toBeGreaterThan(0);
    expect(his.length).toBeLessThan(all.length / 4);
  });

  test("are chosen at once with it, and the address follows", async () => {
    const page = await browser.visit();
    await page.goto(`${site.origin("league-a")}/en${gameOf("league-a", "played").path}/tabs/PlayByPlay`);
    await settled(page);
    const all = await page.locator("li[data-kind]").count();
    await page.locator("select[name=player]").selectOption({ index: 1 });
    expect(await page.locator("li[data-kind]").count()).toBeLessThan(all / 4);
    expect(new URL(page.url()).searchParams.get("player")).toMatch(/^home-\d+$/);
  });
});

test("RANK33 the table of an old game is the one after its round, and says so", async () => {
  const page = await browser.visit();
  await page.goto(`${site.origin("league-a")}/en/seasons/2025-26/leagues/first#all-games`);
  await page.locator("main a[href*='/rounds/1/games/']").first().click();
  await page.waitForURL("**/rounds/1/games/**");
  await page.locator("#table-tab").click();
  const note = page.getByText("The table after this round: Round 1.");
  await note.waitFor();
  const rows = await page.locator("main #table-standings tbody tr").allInnerTexts();
  expect(rows.length).toBeGreaterThan(5);
  // One game each, won or lost.
  for (const row of rows) expect(row).toMatch(/\b(?:1|0)\b/);
  expect(rows.filter((row) => /\b(?:[2-9]|1\d)–\d+\b/.test(row))).toEqual([]);
  expect(await note.locator("a").getAttribute("href")).toBe("/en/seasons/2025-26/leagues/first");
});
