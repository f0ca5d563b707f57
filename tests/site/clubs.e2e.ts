import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { browserForThisFile } from "../support/browser/browser.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { settled } from "../support/browser/settled.ts";

const site = demoSiteForThisFile();
/** A page fetches ahead what its links lead to; a season’s own screen may not be there yet. */
const browser = browserForThisFile(/\/seasons\/[\d-]+\.data$/);

/** A club of each league that plays now, and how its pages name it in the league's own language. */
const tenants = [
  { tenant: "league-a", locale: "sr", club: "bedem", name: "Bedem", opponent: "gavran", former: "zeravica-mirijevo" },
  { tenant: "league-b", locale: "sl", club: "brodarji-prule", name: "Brodarji Prule", opponent: "sove-siska", former: "ribici-spica" },
] as const;

async function html(tenant: "league-a" | "league-b", path: string): Promise<string> {
  const answer = await site.get(tenant, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

function structured(page: string): readonly Record<string, unknown>[] {
  return [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? "{}") as Record<string, unknown>,
  );
}

describe.each(tenants)("$tenant", ({ tenant, locale, club, name, opponent, former }) => {
  const at = `/${locale}/clubs/${club}`;
  const season = `/${locale}/seasons/2026-27`;
  const archive = `/${locale}/seasons/2025-26`;
  const team = `${season}/leagues/first/teams/${club}`;

  test("lists every club, those of this season first, and leads to each", async () => {
    // The foot leads to those of this season on every page.
    const [page = ""] = (await html(tenant, `/${locale}/clubs`)).split("<footer");
    const { rows } = await sql<{ slug: string; playing: boolean }>`
      select clubs.slug, exists (select from teams join seasons using (tenant_id, season_id)
        where teams.tenant_id = clubs.tenant_id and teams.club_id = clubs.club_id and seasons.is_current) as playing
      from clubs join tenant_hosts using (tenant_id) where host = ${`${tenant}.localhost`}`.execute(site.db);
    const shown = [...page.matchAll(new RegExp(`href="/${locale}/clubs/([a-z-]+)"`, "g"))].map(([, slug]) => slug ?? "");
    const playing = rows.filter((row) => row.playing).map(({ slug }) => slug);
    expect(shown.slice(0, playing.length).toSorted()).toEqual(playing.toSorted());
    expect(shown.slice(playing.length).toSorted()).toEqual(rows.flatMap((row) => (row.playing ? [] : row.slug)).toSorted());
    expect(shown.at(-1)).toBe(former);
  });

  test("answers every tab of a club, a club's season and a team, now and in the archive", async () => {
    const own = ["", "/tabs/ClubOverview", "/tabs/LatestGames", "/tabs/Photo"].map((tab) => at + tab);
    const ofSeasons = [season, archive].flatMap((term) => [
      ...["", "/tabs/ClubOverview", "/tabs/LatestGames", "/tabs/Players", "/tabs/Photo"].map((tab) => `${term}/clubs/${club}${tab}`),
      ...["", "/tabs/TeamOverview", "/tabs/Roster", "/tabs/Games", "/tabs/Table", "/tabs/Photo"].map(
        (tab) => `${term}/leagues/first/teams/${club}${tab}`,
      ),
    ]);
    for (const path of [...own, ...ofSeasons]) {
      const page = await html(tenant, path);
      expect(page, path).toContain(name);
      expect(page, path).not.toMatch(/\b(?:NaN|undefined|Infinity)\b(?=[^<>]*<\/(?:td|th|b|dd|h1|h2|p|span)>)/);
      expect([path, page.match(/<h1/g)?.length]).toEqual([path, 1]);
    }
  }, 60_000);

  test("counts wins and losses against everybody as the games' rows do", async () => {
    const page = await html(tenant, at);
    const { rows } = await sql<{ slug: string; games: number; wins: number; losses: number }>`
      select rival.slug, count(*)::integer as games, (count(*) filter (where own > other))::integer as wins,
        (count(*) filter (where own < other))::integer as losses
      from (
        select games.tenant_id, home.club_id, away.club_id as rival_id, games.status,
          coalesce(official_home_points, home_points) as own, coalesce(official_away_points, away_points) as other
        from games join teams home on home.team_id = home_team_id join teams away on away.team_id = away_team_id
        union all
        select games.tenant_id, away.club_id, home.club_id, games.status,
          coalesce(official_away_points, away_points), coalesce(official_home_points, home_points)
        from games join teams home on home.team_id = home_team_id join teams away on away.team_id = away_team_id
      ) played
      join clubs on clubs.club_id = played.club_id
      join clubs rival on rival.club_id = played.rival_id
      join tenant_hosts on tenant_hosts.tenant_id = played.tenant_id
      where host = ${`${tenant}.localhost`} and clubs.slug = ${club} and status in ('ended', 'final', 'under-protest', 'forfeited')
      group by rival.slug`.execute(site.db);
    expect(rows.length).toBeGreaterThan(5);
    for (const { slug, games, wins, losses } of rows) {
      const line = page.match(new RegExp(`opponent=${slug}".*?</tr>`))?.[0] ?? "";
      const figures = [...line.matchAll(/<td[^>]*>(\d+)<\/td>/g)].slice(0, 3).map(([, figure]) => Number(figure));
      expect([slug, ...figures]).toEqual([slug, games, wins, losses]);
    }
    const rival = rows.find(({ slug }) => slug === opponent);
    const between = await html(tenant, `${at}/tabs/ClubOverview?opponent=${opponent}`);
    expect(between).toMatch(new RegExp(`<b>${rival?.wins}</b></li>.*?<b>${rival?.losses}</b></li>`, "s"));
    expect(between.match(/\/rounds\/|\/playoff\//g)?.length).toBeGreaterThanOrEqual(rival?.games ?? 0);
  });

  test("an opponent, a season or a league that is none does no harm; a wrong address is not found", async () => {
    for (const query of ["?opponent=nobody", `?opponent=${club}`, "?opponent=", "?opponent=%27%22%3C"]) {
      expect(await html(tenant, at + query)).toContain("?opponent=");
    }
    const games = await html(tenant, `${at}/tabs/LatestGames?season=1999-00&league=nowhere`);
    expect(games).toContain("/seasons/2026-27/");
    expect(await html(tenant, `${at}/tabs/LatestGames?season=2025-26`)).toContain("/seasons/2025-26/");
    const wrong = [
      `/${locale}/clubs/nobody`,
      `${at}/tabs/Players`,
      `${season}/clubs/nobody`,
      `${season}/clubs/${former}`,
      `/${locale}/seasons/1999-00/clubs/${club}`,
      `${season}/leagues/first/teams/nobody`,
      `${season}/leagues/nowhere/teams/${club}`,
      `${team}/tabs/Standings`,
    ];
    for (const path of wrong) expect([path, (await site.get(tenant, path)).status]).toEqual([path, 404]);
  });

  test("a list holds everybody the office entered, with who came and who left", async () => {
    const { rows } = await sql<{ slug: string; moved: boolean }>`
      select persons.slug, bool_or(rosters.valid_from > seasons.starts_on or rosters.valid_to < seasons.ends_on) as moved
      from rosters join persons using (tenant_id, person_id) join teams using (tenant_id, team_id)
      join seasons using (tenant_id, season_id) join clubs using (tenant_id, club_id) join tenant_hosts using (tenant_id)
      where host = ${`${tenant}.localhost`} and clubs.slug = ${club} and seasons.slug = '2025-26'
      group by persons.slug`.execute(site.db);
    const page = await html(tenant, `${archive}/leagues/first/teams/${club}/tabs/Roster`);
    const shown = [...page.matchAll(new RegExp(`<th scope="row".*?href="/${locale}/players/([a-z0-9-]+)".*?</th>`, "g"))];
    expect(shown.map(([, slug]) => slug ?? "").toSorted()).toEqual(rows.map(({ slug }) => slug).toSorted());
    const moved = shown.filter(([cell]) => /<small>(?:od|do) /.test(cell)).map(([, slug]) => slug ?? "");
    expect(moved.toSorted()).toEqual(rows.flatMap((row) => (row.moved ? [row.slug] : [])).toSorted());
    const names = structured(page).find((data) => data["@type"] === "SportsTeam")?.["athlete"] as readonly unknown[];
    expect(names).toHaveLength(rows.length);
  });

  test("search engines are told what it is, where it stands, and one address for each tab", async () => {
    const page = await html(tenant, `${team}/tabs/Games`);
    const [what, where] = structured(page);
    expect(what).toMatchObject({ "@type": "SportsTeam", sport: "Basketball", name });
    expect(what?.["athlete"]).toBeUndefined();
    expect(where?.["@type"]).toBe("BreadcrumbList");
    expect(page).toMatch(new RegExp(`rel="canonical" href="http://[^"]*${team}/tabs/Games"`));
    expect(await html(tenant, `${team}/tabs/TeamOverview`)).toMatch(new RegExp(`rel="canonical" href="http://[^"]*${team}"`));
    expect(page).toContain(`${team}/calendar.ics`);
  });
});

test("in Cyrillic a club is written in Cyrillic", async () => {
  expect(await html("league-a", "/sr-cyrl/clubs/bedem")).toMatch(/<h1[^>]*>Бедем<\/h1>/);
  expect(await html("league-a", "/sr-cyrl/seasons/2025-26/leagues/first/teams/bedem/tabs/Roster")).not.toMatch(/>Sastav</);
});

test("a chosen tab opens without loading the page anew, and its filter is a link", async () => {
  const page = await browser.visit({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site.origin("league-a")}/en/clubs/bedem`);
  await settled(page);
  await page.locator("nav[aria-label=Club] a", { hasText: "Games" }).click();
  await page.locator("h2", { hasText: "Season 2026/27" }).waitFor();
  expect(page.url()).toMatch(/\/en\/clubs\/bedem#last-games$/);
  await page.locator("nav[aria-label=Season] a", { hasText: "2024/25" }).click();
  await page.locator("h2", { hasText: "Season 2024/25" }).waitFor();
  expect(page.url()).toContain("season=2024-25");
});

test.each([900, 1024, 1280])("the head of a club and of a team has room for its words at %i px", async (width) => {
  const page = await browser.visit({ viewport: { width, height: 900 } });
  for (const path of ["/ru/clubs/bedem", "/ru/seasons/2026-27/clubs/bedem", "/ru/seasons/2026-27/leagues/first/teams/luka-zemun"]) {
    await page.goto(site.origin("league-a") + path);
    await settled(page);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect([path, widths[0]]).toEqual([path, widths[1]]);
  }
});

test("HON7 the season of a champion says so on the club's page of it, and of nobody else", async () => {
  const clubs = [...(await html("league-a", "/en/seasons/2025-26/leagues/first")).matchAll(/\/teams\/([\w-]+)"/g)].map(([, each]) => each);
  const said = [];
  for (const club of new Set(clubs)) {
    if ((await html("league-a", `/en/seasons/2025-26/clubs/${club}`)).includes(">Champion<")) said.push(club);
  }
  expect(said).toEqual(["bedem"]);
});

test("PAGE30 TRANSFER8 a season's club tells its games with the year, and of arrivals and departures from and to where", async () => {
  const page = await browser.visit({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.origin("league-a")}/en/seasons/2025-26/clubs/bedem`);
  await settled(page);
  const games = await page.locator("main li:has(a[href*='/games/'])").allInnerTexts();
  expect(games.length).toBeGreaterThan(4);
  expect(games.filter((text) => !/\b202[56]\b/.test(text))).toEqual([]);
  const moves = await page.locator("main li:has(> a[href*='/players/'] + small)").allInnerTexts();
  expect(moves.length).toBeGreaterThan(2);
  expect(moves.filter((text) => !/\b(?:from|to) /.test(text))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
