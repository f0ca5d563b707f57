import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { apiBase, apiCalls, apiPath, type ApiCall, type ApiCallId } from "#contract/api/api-calls.ts";
import type { LiveStatsGame } from "#contract/api/livestats-shapes.ts";
import { problems } from "#contract/problem.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
const tenants = ["league-a", "league-b"] as const;
type Tenant = (typeof tenants)[number];
type Json = Readonly<Record<string, unknown>>;
type Listed = { readonly data: readonly Json[]; readonly next: string | null };

const places = new Map<Tenant, Readonly<Record<string, string>>>();

/** A finished game of the present season, somebody who played in it, and a piece of news: what the calls are asked about. */
beforeAll(async () => {
  for (const tenant of tenants) {
    const { rows } = await sql<Record<string, string>>`
      select season.slug as season, league.slug as league, round.slug as round, game.slug as game, team.slug as team, club.slug as club,
        (select slug from venues hall where hall.tenant_id = game.tenant_id and hall.venue_id = game.venue_id) as hall,
        (select who.slug from named_people who where who.tenant_id = game.tenant_id and who.role = 'coach' and who.same_as is null
          and who.name_key in (select search_key(coach) from box_team_lines line where line.tenant_id = game.tenant_id
            and line.game_id = game.game_id) limit 1) as coach,
        (select who.slug from named_people who where who.tenant_id = game.tenant_id and who.role = 'referee' and who.same_as is null
          and who.name_key in (select search_key(name) from game_referees call where call.tenant_id = game.tenant_id
            and call.game_id = game.game_id) limit 1) as referee,
        (select slug from photo_albums album where album.tenant_id = game.tenant_id order by taken_on desc, slug limit 1) as album,
        (select person.slug from player_season_totals total join persons person using (tenant_id, person_id)
          where total.tenant_id = game.tenant_id and total.team_id = team.team_id limit 1) as player,
        (select slug from news_items news where news.tenant_id = game.tenant_id and published_at < now() order by published_at limit 1) as news
      from tenant_hosts host
      join games game on game.tenant_id = host.tenant_id
      join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
      join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
      join seasons season on season.tenant_id = game.tenant_id and season.season_id = league.season_id
      join teams team on team.tenant_id = game.tenant_id and team.team_id = game.home_team_id
      join clubs club on club.tenant_id = game.tenant_id and club.club_id = team.club_id
      join league_playoffs playoffs on playoffs.tenant_id = game.tenant_id and playoffs.league_id = game.league_id
      where host.host = ${`${tenant}.localhost`} and game.status = 'final' and not season.is_current and exists (
        select from game_boxes box where box.tenant_id = game.tenant_id and box.game_id = game.game_id)
      order by season.slug desc, league.place, game.tip_off limit 1`.execute(site.db);
    places.set(tenant, rows[0] ?? {});
  }
});

function addressOf(tenant: Tenant, id: ApiCallId): string {
  return apiPath(apiCalls[id].path, (places.get(tenant) ?? {}) as never);
}

async function bodyOf<Body>(tenant: Tenant, path: string): Promise<Body> {
  const answer = await site.get(tenant, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Body;
}

/** Everything of a list, page by page, as its `next` leads. */
async function walked(tenant: Tenant, path: string): Promise<readonly Json[]> {
  const all: Json[] = [];
  for (let next: string | null = path; next !== null;) {
    const page: Listed = await bodyOf<Listed>(tenant, next.replace(/^http:\/\/[^/]+/, ""));
    all.push(...page.data);
    next = page.next;
  }
  return all;
}

/** The fantasy game is told of a league that plays it: `tests/e2e/fantasy-api.db.test.ts`. */
const ids = (Object.keys(apiCalls) as ApiCallId[]).filter((id) => !id.startsWith("fantasy"));

async function problemOf(path: string, tenant: Tenant = "league-a"): Promise<Json> {
  const answer = await site.get(tenant, path);
  expect([path, answer.headers.get("content-type")]).toEqual([path, "application/problem+json"]);
  const body = (await answer.json()) as Json;
  expect([path, body["status"]]).toEqual([path, answer.status]);
  return body;
}

describe.each(tenants)("on %s", (tenant) => {
  test.each(ids)("%s answers as its shape says, with nothing besides, in four round trips at most", async (id) => {
    const call: ApiCall = apiCalls[id];
    // Of this call alone: the server looks after live games and its midnights meanwhile.
    const before = site.roundTrips();
    const answer = await site.get(tenant, addressOf(tenant, id));
    const roundTrips = site.roundTrips() - before;
    expect(roundTrips).toBeGreaterThan(0);
    expect(roundTrips).toBeLessThanOrEqual(4);
    expect([addressOf(tenant, id), answer.status]).toEqual([addressOf(tenant, id), 200]);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("set-cookie")).toBeNull();
    const text = await answer.text();
    const body = JSON.parse(text) as Json;
    expect(call.answer.parse(body)).toEqual(body);
    const other = tenant === "league-a" ? "league-b" : "league-a";
    expect(text).not.toContain(`${other}.localhost`);
    if (call.isList) expect((body as Listed).data.length).toBeGreaterThan(0);
  });

  test("the document names every call, and its every path answers", async () => {
    const document = await bodyOf<{ openapi: string; servers: { url: string }[]; paths: Json; components: Json }>(
      tenant,
      `${apiBase}/openapi.json`,
    );
    expect(document.openapi).toBe("3.1.0");
    expect(document.servers[0]?.url).toBe(site.origin(tenant) + apiBase);
    expect(Object.keys(document.paths).toSorted()).toEqual(
      Object.values<ApiCall>(apiCalls)
        .map(({ path }) => path)
        .toSorted(),
    );
    const schemas = (document.components as { schemas: Json }).schemas;
    const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in schemas))).toEqual([]);
    for (const path of Object.keys(document.paths).filter((one) => !one.includes("/fantasy"))) {
      const filled = apiPath(path, (places.get(tenant) ?? {}) as never);
      expect([filled, (await site.get(tenant, filled)).status]).toEqual([filled, 200]);
    }
  });

  test("paging walks through all games, each once, in order of tip-off", async () => {
    const { rows } = await sql<{ id: string }>`
      select season.slug || ' ' || league.slug || ' ' || round.slug || ' ' || game.slug as id
      from tenant_hosts host
      join games game on game.tenant_id = host.tenant_id
      join rounds round on round.tenant_id = game.tenant_id and round.round_id = game.round_id
      join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
      join seasons season on season.tenant_id = game.tenant_id and season.season_id = league.season_id
      where host.host = ${`${tenant}.localhost`}`.execute(site.db);
    const games = await walked(tenant, "/v1/games?limit=97");
    const walkedIds = games.map(({ season, league, roundSlug, slug }) => [season, league, roundSlug, slug].join(" "));
    expect(walkedIds.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    const moments = games.map(({ tipOff }) => (typeof tipOff === "string" ? tipOff : "9"));
    expect(moments).toEqual(moments.toSorted());
  });

  test.each([
    "/v1/clubs?limit=2",
    "/v1/halls?limit=3",
    "/v1/seasons?limit=1",
    "/v1/players?limit=40",
    "/v1/news?limit=7",
    "/v1/coaches?limit=9",
    "/v1/referees?limit=5",
    "/v1/attendance?limit=11",
    "/v1/videos?limit=3",
    "/v1/albums?limit=3",
  ])("%s: no item twice, none left out", async (path) => {
    const all = await walked(tenant, path);
    const items = all.map((item) => item["slug"] ?? JSON.stringify(item));
    expect(new Set(items).size).toBe(items.length);
    expect(await walked(tenant, path.replace(/limit=\d+/, "limit=100"))).toEqual(all);
  });
});

describe("what is asked for in a wrong way", () => {
  const slugs = ["0", "-1", "9007199254740993", "1e3", "%EF%BC%91", "A", "..", "nobody", "x".repeat(500)];
  test.each(slugs)("a slug of %s is nothing", async (slug) => {
    for (const path of [
      `/v1/clubs/${slug}`,
      `/v1/players/${slug}`,
      `/v1/seasons/${slug}`,
      `/v1/news/${slug}`,
      `/v1/coaches/${slug}`,
      `/v1/coaches/${slug}/games`,
      `/v1/referees/${slug}`,
      `/v1/referees/${slug}/games`,
      `/v1/albums/${slug}`,
      `/v1/seasons/2025-26/leagues/${slug}`,
    ]) {
      expect([path, (await problemOf(path))["type"]]).toEqual([path, "/problems/not-found"]);
    }
  });

  test.each(["/v1/clubs/%00", "/v1/clubs/%FF", "/v1/clubs/%", "/v1/games?club=%00", "/v1/games?limit=%00"])(
    "%s is refused",
    async (path) => {
      expect((await problemOf(path))["status"]).toBe(400);
    },
  );

  const parameters = [
    ...["0", "101", "x", "-1", "1e1", "1.5", "%EF%BC%91", "", "9007199254740993", "10&limit=10"].map((limit) => `limit=${limit}`),
    ...["garbage", "%00", "a.b", "AAAA", "", "x".repeat(401)].map((cursor) => `cursor=${cursor}`),
    "from=2026-02-30",
    "from=yesterday",
    "to=99999-01-01",
    "status=won",
    "season=2025/26",
    "unknown=1",
    "__proto__=1",
  ];
  test.each(parameters)("/v1/games?%s is refused, and says which", async (parameter) => {
    const { type, detail } = await problemOf(`/v1/games?${parameter}`);
    expect(type).toBe("/problems/bad-parameter");
    expect(detail).toContain(parameter.split("=", 1)[0]);
  });

  test("a cursor leads on in its own list only: not in another league's, not with other filters, not in another call", async () => {
    const { next } = await bodyOf<Listed>("league-a", "/v1/games?limit=3");
    const cursor = new URL(next ?? "").searchParams.get("cursor") ?? "";
    expect((await site.get("league-a", `/v1/games?limit=5&cursor=${cursor}`)).status).toBe(200);
    expect((await problemOf(`/v1/games?limit=3&cursor=${cursor}`, "league-b"))["type"]).toBe("/problems/bad-parameter");
    for (const path of ["/v1/games?status=final&", "/v1/clubs?", "/v1/players?"]) {
      expect((await problemOf(`${path}cursor=${cursor}`))["type"]).toBe("/problems/bad-parameter");
    }
    const changed = (cursor.startsWith("A") ? "B" : "A") + cursor.slice(1);
    expect((await problemOf(`/v1/games?cursor=${changed}`))["status"]).toBe(400);
  });

  test("another league's things are nothing here", async () => {
    const club = places.get("league-b")?.["club"];
    const player = places.get("league-b")?.["player"];
    expect((await problemOf(`/v1/clubs/${club}`))["status"]).toBe(404);
    expect((await problemOf(`/v1/players/${player}`))["status"]).toBe(404);
    expect((await bodyOf<Listed>("league-a", `/v1/games?club=${club}`)).data).toEqual([]);
  });

  test.each(["/v1", "/v1/", "/v1/nothing", "/v1/games/", "/v1//games", "/v1/seasons//leagues"])("%s is nothing", async (path) => {
    expect((await site.get("league-a", path)).status).toBe(404);
  });

  test("every kind of problem here is in the table", async () => {
    const { type, title, status } = await problemOf("/v1/games?limit=0");
    expect({ title, status }).toEqual(problems[String(type).replace("/problems/", "") as keyof typeof problems]);
  });
});

describe("what comes with an answer", () => {
  test("a tag, for which the same answer is 304, also to other sites' scripts", async () => {
    const first = await site.get("league-a", "/v1/games?limit=2");
    const tag = first.headers.get("etag") ?? "";
    const again = await site.get("league-a", "/v1/games?limit=2", { "if-none-match": tag, origin: "https://elsewhere.example" });
    expect([again.status, again.headers.get("access-control-allow-origin")]).toEqual([304, "*"]);
    expect((await site.get("league-a", "/v1/games?limit=3", { "if-none-match": tag })).status).toBe(200);
    expect((await site.get("league-b", "/v1/games?limit=2", { "if-none-match": tag })).status).toBe(200);
  });

  test("one answer for one question, however its parameters stand", async () => {
    const one = await site.get("league-a", "/v1/games?limit=2&status=final");
    const other = await site.get("league-a", "/v1/games?status=final&limit=2");
    expect(one.headers.get("etag")).toBe(other.headers.get("etag"));
    expect((await bodyOf<Listed>("league-a", "/v1/games")).data).toHaveLength(25);
    expect((await bodyOf<Listed>("league-a", "/v1/games?limit=2")).data).toHaveLength(2);
  });

  test("the way on, in the header as in the body", async () => {
    const answer = await site.get("league-a", "/v1/games?limit=2");
    const { next } = (await answer.json()) as Listed;
    expect(answer.headers.get("link")).toBe(`<${next}>; rel="next"`);
    const whole = await site.get("league-a", "/v1/seasons");
    expect([whole.headers.get("link"), ((await whole.json()) as Listed).next]).toEqual([null, null]);
  });
});

describe("who and what is beside the games", () => {
  const season = () => places.get("league-a")?.["season"] ?? "";
  type Stint = { readonly games: number; readonly wins: number };
  type Career = { readonly slug: string; readonly stints: readonly Stint[]; readonly links: { readonly games: string } };

  test("a coach's career sums up to his line in the list, and his games are those of the season asked for", async () => {
    const [first] = await walked("league-a", "/v1/coaches?limit=100");
    const { stints, links } = await bodyOf<Career>("league-a", `/v1/coaches/${String(first?.["slug"])}`);
    expect(sumOf(stints, "games")).toBe(first?.["games"]);
    expect(sumOf(stints, "wins")).toBe(first?.["wins"]);
    const path = new URL(links.games).pathname;
    const games = await walked("league-a", `${path}?limit=7&season=${season()}`);
    expect(new Set(games.map((game) => game["season"]))).toEqual(new Set([season()]));
    expect(await walked("league-a", `${path}?season=1999-00`)).toEqual([]);
  });

  test("a referee's line of a season is as many games as are his", async () => {
    const listed = await walked("league-a", `/v1/referees?limit=100&season=${season()}`);
    expect(new Set(listed.map((line) => line["season"]))).toEqual(new Set([season()]));
    const path = `/v1/referees/${String(listed[0]?.["slug"])}/games?season=${season()}`;
    expect((await walked("league-a", path)).length).toBe(listed[0]?.["games"]);
    expect(await walked("league-a", "/v1/referees?season=1999-00")).toEqual([]);
  });

  test("recordings, albums and attendance of a season and of a club", async () => {
    const club = places.get("league-a")?.["club"] ?? "";
    for (const list of ["videos", "albums"]) {
      const whole = await walked("league-a", `/v1/${list}?limit=100`);
      const games = whole.map((item) => item["game"] as { season: string; home: { team: Json }; away: { team: Json } } | null);
      const ofClub = games.filter((game) => [game?.home.team["club"], game?.away.team["club"]].includes(club)).length;
      const seasons = [...new Set(games.flatMap((game) => game?.season ?? []))];
      expect([list, await walked("league-a", `/v1/${list}?season=1999-00`)]).toEqual([list, []]);
      expect([list, (await walked("league-a", `/v1/${list}?club=${club}`)).length]).toEqual([list, ofClub]);
      expect(seasons.length).toBeGreaterThan(0);
      for (const slug of seasons) {
        const found = await walked("league-a", `/v1/${list}?season=${slug}`);
        expect([list, found.length]).toEqual([list, games.filter((game) => game?.season === slug).length]);
      }
    }
    const [line, ...more] = await walked("league-a", `/v1/attendance?club=${club}&season=${season()}`);
    expect([line?.["team"], more]).toMatchObject([{ club }, []]);
    const { photos } = await bodyOf<{ photos: readonly Json[] }>("league-a", `/v1/albums/${places.get("league-a")?.["album"]}`);
    const picture = new URL(String(photos[0]?.["url"]));
    expect((await site.get("league-a", picture.pathname)).headers.get("content-type")).toMatch(/^image\//);
  });

  test("the text of an album in the language asked for", async () => {
    const album = `/v1/albums/${places.get("league-a")?.["album"]}`;
    const titles = await Promise.all(["ru", "fr"].map((locale) => bodyOf<{ title: Json }>("league-a", `${album}?locale=${locale}`)));
    expect(titles.map(({ title }) => title["locale"])).toEqual(["ru", "fr"]);
  });

  function sumOf(stints: readonly Stint[], key: keyof Stint): number {
    return stints.reduce((sum, stint) => sum + stint[key], 0);
  }
});

describe("games asked for by what they are", () => {
  test("by league, team, club, state and days: as the rows have it", async () => {
    const { season = "", league = "", team = "", club = "" } = places.get("league-a") ?? {};
    const count = async (condition: ReturnType<typeof sql>) => {
      const { rows } = await sql<{ count: string }>`
        select count(distinct game.game_id)::text as count
        from tenant_hosts host
        join games game on game.tenant_id = host.tenant_id
        join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
        join seasons season on season.tenant_id = game.tenant_id and season.season_id = league.season_id
        join teams team on team.tenant_id = game.tenant_id and team.team_id in (game.home_team_id, game.away_team_id)
        join clubs club on club.tenant_id = game.tenant_id and club.club_id = team.club_id
        where host.host = 'league-a.localhost' and ${condition}`.execute(site.db);
      return Number(rows[0]?.count);
    };
    const inLeague = sql`season.slug = ${season} and league.slug = ${league}`;
    const cases = [
      [`season=${season}&league=${league}`, inLeague],
      [`season=${season}&league=${league}&team=${team}`, sql`${inLeague} and team.slug = ${team}`],
      [`club=${club}&status=final`, sql`club.slug = ${club} and game.status = 'final'`],
      ["from=2026-11-01&to=2026-11-15", sql`(game.tip_off at time zone 'Europe/Belgrade')::date between '2026-11-01' and '2026-11-15'`],
    ] as const;
    for (const [query, condition] of cases) {
      const found = await walked("league-a", `/v1/games?limit=100&${query}`);
      expect([query, found.length]).toEqual([query, await count(condition)]);
      expect(found.length).toBeGreaterThan(0);
    }
  });

  test("a table after a round is that round's, and one that is not played is nothing", async () => {
    const { season, league } = places.get("league-a") ?? {};
    const address = `/v1/seasons/${season}/leagues/${league}/standings`;
    const { rows } = await bodyOf<{ rows: readonly { played: number }[] }>("league-a", `${address}?round=1`);
    expect(Math.max(...rows.map(({ played }) => played))).toBe(1);
    expect((await problemOf(`${address}?round=999`))["status"]).toBe(404);
    expect((await problemOf(`${address}?round=0`))["type"]).toBe("/problems/bad-parameter");
  });

  test("a game in play has the score in LiveStats' shape that the API tells", async () => {
    const { rows } = await sql<Record<string, string>>`
      select season.slug as season, league.slug as league, round.slug as round, game.slug as game
      from tenant_hosts host join games game using (tenant_id) join rounds round using (tenant_id, round_id)
      join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
      join seasons season on season.tenant_id = game.tenant_id and season.season_id = league.season_id
      where host.host = 'league-a.localhost' and game.status = 'live'`.execute(site.db);
    const values = rows[0] as never;
    type GameBody = { home: { points: number }; away: { points: number }; links: { liveStats: string } };
    const { home, away, links } = await bodyOf<GameBody>("league-a", apiPath(apiCalls.game.path, values));
    expect(new URL(links.liveStats).pathname).toBe(apiPath(apiCalls.liveStats.path, values));
    const { tm, pbp } = await bodyOf<LiveStatsGame>("league-a", new URL(links.liveStats).pathname);
    expect([tm[1].score, tm[2].score]).toEqual([home.points, away.points]);
    expect([pbp[0]?.s1, pbp[0]?.s2]).toEqual([home.points, away.points]);
  });

  test("points of the box score are the sum of the quarters and of the players", async () => {
    type Box = {
      boxScore: { periods: { home: number }[]; home: { totals: { points: number }; players: { figures: { points: number } }[] } };
      home: { points: number };
    };
    const { boxScore, home } = await bodyOf<Box>("league-a", addressOf("league-a", "game"));
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    expect(sum(boxScore.periods.map((period) => period.home))).toBe(home.points);
    expect(sum(boxScore.home.players.map(({ figures }) => figures.points))).toBe(boxScore.home.totals.points);
  });
});
