import ICAL from "ical.js";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { xml2js } from "xml-js";
import { fileAddresses } from "#contract/addresses.ts";
import { tellsScore } from "#contract/game-videos.ts";
import { locales } from "#contract/locale.ts";
import { isPrivatePath } from "#contract/private-addresses.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { pageOfEachKind } from "../support/browser/page-kinds.ts";

const site = demoSiteForThisFile();

async function textOf(tenant: "league-a" | "league-b", path: string): Promise<string> {
  const answer = await site.get(tenant, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

function events(ics: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(ics) as never).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

async function gamesWithDay(where: "league" | "club", slug: string): Promise<number> {
  const column = where === "league" ? "leagues.slug" : "clubs.slug";
  const rows = await site.db
    .selectFrom("games")
    .innerJoin("leagues", "leagues.league_id", "games.league_id")
    .innerJoin("seasons", "seasons.season_id", "leagues.season_id")
    .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "games.tenant_id")
    .innerJoin("teams", (join) =>
      join.on((side) =>
        side.or([side("teams.team_id", "=", side.ref("games.home_team_id")), side("teams.team_id", "=", side.ref("games.away_team_id"))]),
      ),
    )
    .innerJoin("clubs", "clubs.club_id", "teams.club_id")
    .where("tenant_hosts.host", "=", "league-a.localhost")
    .where("seasons.is_current", "=", true)
    .where(column, "=", slug as never)
    .where("games.tip_off", "is not", null)
    .where("games.status", "<>", "date-to-be-decided")
    .select("games.game_id")
    .distinct()
    .execute();
  return rows.length;
}

describe("calendars", () => {
  test("a league's holds every game with a day, each once and under an id of its own", async () => {
    const found = events(await textOf("league-a", "/sr/seasons/2026-27/leagues/first/calendar.ics"));
    expect(found).toHaveLength(await gamesWithDay("league", "first"));
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(found.length);
    expect(found.every(({ uid }) => uid.endsWith("@fullcourt"))).toBe(true);
  });

  test("a team's holds its own games of its league, a player's those of his team, told as they stand", async () => {
    const kinds = await pageOfEachKind(site.db, "league-a.localhost", "sr");
    const screen = (name: string) => kinds.find((kind) => kind.name === name)?.path.replace(/\/tabs\/.*/, "") ?? "";
    const [team, player] = [screen("team TeamOverview"), screen("player PlayerOverview")];
    const ofTeam = events(await textOf("league-a", `${team}/calendar.ics`));
    const ofPlayer = events(await textOf("league-a", `${player}/calendar.ics`));
    const [, season = "", league = "", slug = ""] = /seasons\/([^/]+)\/leagues\/([^/]+)\/teams\/([^/]+)/.exec(team) ?? [];
    const { rows } = await sql<{ id: string; home: string; away: string; homePoints: number | null }>`
      select game_id as id, home.short_name as home, away.short_name as away, home_points as "homePoints"
      from games join tenant_hosts using (tenant_id) join leagues using (league_id) join seasons using (season_id)
      join teams home on home.team_id = home_team_id join teams away on away.team_id = away_team_id
      where host = 'league-a.localhost' and seasons.slug = ${season} and leagues.slug = ${league}
        and ${slug} in (home.slug, away.slug) and tip_off is not null and games.status <> 'date-to-be-decided'`.execute(site.db);
    expect(ofTeam.map(({ uid }) => uid).toSorted()).toEqual(rows.map(({ id }) => `${id}@fullcourt`).toSorted());
    // The league's first scorer has been with this team all season, and plays for it in cups too.
    const his = new Set(ofPlayer.map(({ uid }) => uid));
    expect(ofTeam.filter(({ uid }) => !his.has(uid)).map(({ uid }) => uid)).toEqual([]);
    const played = rows.find(({ homePoints }) => homePoints !== null);
    expect(ofPlayer.find(({ uid }) => uid.startsWith(played?.id ?? "-"))?.summary).toContain(` ${played?.homePoints} – `);
  });

  test("ids stay over languages and tenants' calendars, and lines are folded within 75 octets", async () => {
    const [sr, ru] = await Promise.all(["sr", "ru"].map((locale) => textOf("league-a", `/${locale}/clubs/gavran/calendar.ics`)));
    expect(events(sr ?? "").map(({ uid }) => uid)).toEqual(events(ru ?? "").map(({ uid }) => uid));
    expect(events(sr ?? "")).toHaveLength(await gamesWithDay("club", "gavran"));
    for (const line of (sr ?? "").split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test("SPOIL6 the second address of each calendar tells no result, and all else as the first does", async () => {
    const kinds = await pageOfEachKind(site.db, "league-a.localhost", "sr");
    const screen = (name: string) => kinds.find((kind) => kind.name === name)?.path.replace(/\/tabs\/.*/, "") ?? "";
    const pages = [screen("league Standings"), screen("team TeamOverview"), screen("player PlayerOverview"), screen("club ClubOverview")];
    for (const page of pages) {
      const whole = await textOf("league-a", `${page}/calendar.ics`);
      const quiet = await textOf("league-a", `${page}/calendar.ics?spoilers=hide`);
      expect([page, whole.endsWith("END:VCALENDAR\r\n"), quiet.endsWith("END:VCALENDAR\r\n")]).toEqual([page, true, true]);
      expect(events(whole).some(({ summary }) => / \d+ – .* \d+$/.test(summary))).toBe(true);
      expect(events(quiet).map(({ uid }) => uid)).toEqual(events(whole).map(({ uid }) => uid));
      expect(events(quiet).filter(({ summary }) => / \d{2,} –| \d{2,}$/.test(summary))).toEqual([]);
      // What was never moved and never called off has not changed, however it was played and corrected.
      expect(new Set(events(quiet).map(({ sequence }) => sequence)).has(0)).toBe(true);
      for (const event of events(quiet)) expect(String(event.component.getFirstPropertyValue("url"))).toContain("?spoilers=hide");
    }
    expect((await textOf("league-a", `${pages[3]}/calendar.ics?spoilers=show`)).length).toBe(
      (await textOf("league-a", `${pages[3]}/calendar.ics`)).length,
    );
  });

  test("a moved game has a higher sequence", async () => {
    const moved = await site.db
      .selectFrom("game_moves")
      .innerJoin("games", "games.game_id", "game_moves.game_id")
      .innerJoin("leagues", "leagues.league_id", "games.league_id")
      .innerJoin("seasons", "seasons.season_id", "leagues.season_id")
      .innerJoin("tenant_hosts", "tenant_hosts.tenant_id", "games.tenant_id")
      .where("games.tip_off", "is not", null)
      .select(["games.game_id as id", "leagues.slug as league", "seasons.slug as season", "tenant_hosts.host"])
      .executeTakeFirstOrThrow();
    const tenant = moved.host.startsWith("league-a") ? "league-a" : "league-b";
    const found = events(await textOf(tenant, `/en/seasons/${moved.season}/leagues/${moved.league}/calendar.ics`));
    const event = found.find(({ uid }) => uid.startsWith(moved.id));
    expect(event?.sequence).toBeGreaterThan(0);
  });

  test.each(["/en/clubs/nowhere/calendar.ics", "/en/seasons/2026-27/leagues/none/calendar.ics", "/en/players/nobody/calendar.ics"])(
    "%s is none",
    async (path) => expect((await site.get("league-a", path)).status).toBe(404),
  );
});

describe("sitemaps", () => {
  test("GUARD16 the index leads to sitemaps whose every address answers, in every language, and none is private", async () => {
    const index = await textOf("league-b", "/sitemap.xml");
    const maps = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
    expect(maps.length).toBeGreaterThan(3);
    for (const map of maps) {
      const xml = await textOf("league-b", map);
      expect(() => xml2js(xml)).not.toThrow();
      const named = [...xml.matchAll(/(?:<loc>|href=")([^<"]*)/g)].map(([, address = ""]) => new URL(address).pathname);
      expect([map, named.filter(isPrivatePath)]).toEqual([map, []]);
      const urls = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = ""]) => url);
      expect(urls.length % locales.length).toBe(0);
      const sample = urls.filter((_, index_) => index_ % Math.ceil(urls.length / 30) === 0);
      for (const url of sample) {
        expect([...url.matchAll(/hreflang=/g)]).toHaveLength(locales.length + 1);
        const path = new URL(/<loc>([^<]*)<\/loc>/.exec(url)?.[1] ?? "").pathname;
        expect([path, (await site.get("league-b", path)).status]).toEqual([path, 200]);
      }
    }
  });

  test("what is played now is named with the moment of its last word, and no game of long ago", async () => {
    const xml = await textOf("league-a", "/sitemaps/live.xml");
    const { rows } = await sql<{ path: string; status: string; changedAt: Date }>`
      select seasons.slug || '/leagues/' || leagues.slug || '/rounds/' || rounds.slug || '/games/' || games.slug as path,
        games.status, last.recorded_at as "changedAt"
      from games join tenant_hosts using (tenant_id) join leagues using (tenant_id, league_id) join seasons using (tenant_id, season_id)
      join rounds using (tenant_id, round_id) join game_logs using (tenant_id, game_id)
      join game_events last on last.game_id = game_logs.game_id and last.sequence = game_logs.sequence
      where host = 'league-a.localhost' and (games.status = 'live' or last.recorded_at < now() - interval '10 days')`.execute(site.db);
    const named = new Map([...xml.matchAll(/<loc>[^<]*\/sr\/seasons\/([^<]*)<\/loc><lastmod>([^<]*)</g)].map(([, path, at]) => [path, at]));
    const [playing, over] = [rows.filter(({ status }) => status === "live"), rows.filter(({ status }) => status !== "live")];
    expect(playing.length).toBeGreaterThan(0);
    expect(over.length).toBeGreaterThan(100);
    for (const { path, changedAt } of playing) expect([path, named.get(path)]).toEqual([path, changedAt.toISOString()]);
    expect(over.filter(({ path }) => named.has(path))).toEqual([]);
  });

  test("robots.txt names it", async () => {
    expect(await textOf("league-a", "/robots.txt")).toContain(`Sitemap: http://league-a.localhost:${site.port}/sitemap.xml`);
  });

  test.each(["/sitemaps/leagues/2026-27/none.xml", "/sitemaps/leagues/2026-27/..%2ffirst.xml", "/sitemaps/other.xml"])(
    "%s is none",
    async (path) => expect((await site.get("league-a", path)).status).toBeGreaterThanOrEqual(400),
  );
});

describe("feeds of news", () => {
  test.each(locales)("RSS and JSON Feed in %s", async (locale) => {
    const rss = await textOf("league-a", `/${locale}/news/rss.xml`);
    expect(() => xml2js(rss)).not.toThrow();
    const items = [...rss.matchAll(/<item>/g)].length;
    const json = JSON.parse(await textOf("league-a", `/${locale}/news/feed.json`)) as { items: { url: string }[]; version: string };
    expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(json.items).toHaveLength(items);
    expect(items).toBeGreaterThan(10);
    expect(new URL(json.items[0]?.url ?? "").pathname).toMatch(new RegExp(`^/${locale}/news/`));
  });
});

test("PAGE12 PAGE28 what can be subscribed to stands in the head of its page, and is a link on it; each answers as what it is said to be", async () => {
  const kinds = await pageOfEachKind(site.db, "league-a.localhost", "ru");
  const wanted: readonly (readonly [kind: string, types: readonly string[], isLinked: boolean])[] = [
    ["home", ["application/rss+xml", "application/feed+json"], false],
    ["news", ["application/rss+xml", "application/feed+json"], true],
    ["league Calendar", ["text/calendar"], true],
    ["club ClubOverview", ["text/calendar"], true],
    ["team TeamOverview", ["text/calendar"], true],
    ["player PlayerOverview", ["text/calendar"], true],
  ];
  for (const [name, types, isLinked] of wanted) {
    const html = await textOf("league-a", kinds.find((kind) => kind.name === name)?.path ?? "");
    const [head = "", body = ""] = html.split("</head>");
    const found = [...head.matchAll(/<link rel="alternate" href="([^"]*)" type="([^"]*)" title="[^"]+"/g)].filter(
      ([, , type = ""]) => !type.includes("oembed"),
    );
    expect([name, found.map(([, , type]) => type)]).toEqual([name, types]);
    for (const [, href = "", type = ""] of found) {
      const answer = await site.get("league-a", href);
      expect([href, answer.status, answer.headers.get("content-type")?.split(";")[0]]).toEqual([href, 200, type]);
      if (isLinked) expect([name, body.split("<main")[1]?.includes(`href="${href}"`)]).toEqual([name, true]);
    }
  }
});

test("PAGE22 what feeds say of their pictures is what their files are", async () => {
  let seen = 0;
  for (const feed of ["/sr/news/rss.xml", "/sr/photos/rss.xml"]) {
    const told = [...(await textOf("league-a", feed)).matchAll(/<(?:enclosure|media:content)([^>]*)\/>/g)];
    for (const [, attributes = ""] of told.slice(0, 6)) {
      const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
      const answer = await site.get("league-a", new URL(of("url")).pathname);
      const bytes = (await answer.arrayBuffer()).byteLength;
      expect([of("url"), of("type"), of("length") || of("fileSize")]).toEqual([
        of("url"),
        answer.headers.get("content-type"),
        String(bytes),
      ]);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(3);
});

describe("feeds of videos and photos", () => {
  test.each(locales)("MEDIA3 RSS and JSON Feed in %s, found on their pages, asked for again without being sent again", async (locale) => {
    for (const list of ["videos", "photos"] as const) {
      const page = await textOf("league-a", `/${locale}/${list}`);
      for (const [type, path] of [
        ["application/rss+xml", fileAddresses[`${list}Rss`](locale)],
        ["application/feed+json", fileAddresses[`${list}Json`](locale)],
      ] as const) {
        expect(page).toMatch(new RegExp(`<link(?=[^>]*rel="alternate")(?=[^>]*type="${type.replace("+", "\\+")}")[^>]*href="${path}"`));
        const { headers } = await site.get("league-a", path);
        expect([path, headers.get("content-type")]).toEqual([path, `${type}; charset=utf-8`]);
        const again = await site.get("league-a", path, { "if-none-match": headers.get("etag") ?? "" });
        expect([path, again.status]).toEqual([path, 304]);
      }
      const rss = await textOf("league-a", fileAddresses[`${list}Rss`](locale));
      expect(() => xml2js(rss)).not.toThrow();
      const json = JSON.parse(await textOf("league-a", fileAddresses[`${list}Json`](locale))) as {
        items: { id: string; url: string; title: string; content_html: string }[];
        version: string;
      };
      expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
      expect(json.items).toHaveLength([...rss.matchAll(/<item>/g)].length);
      expect(json.items.length).toBeGreaterThan(3);
      expect(new Set(json.items.map(({ id }) => id)).size).toBe(json.items.length);
      for (const { title, content_html: text } of json.items) expect([title, tellsScore(`${title} ${text}`)]).toEqual([title, false]);
      for (const { url } of json.items.slice(0, 3)) {
        const { pathname, search } = new URL(url);
        expect([pathname, (await site.get("league-a", pathname + search)).status]).toEqual([pathname, 200]);
      }
    }
  });

  test("MEDIA3 an album bears its picture and a small one of it, as Media RSS names them", async () => {
    const rss = await textOf("league-a", "/sr/photos/rss.xml");
    const { elements } = xml2js(rss) as { elements: { elements: { elements: Element[] }[] }[] };
    type Element = { name: string; attributes?: Record<string, string>; elements?: Element[] };
    const items = (elements[0]?.elements[0]?.elements ?? []).filter(({ name }) => name === "item");
    const pictures = items.flatMap((item) => (item.elements ?? []).filter(({ name }) => name.startsWith("media:")));
    expect(pictures.some(({ name }) => name === "media:content")).toBe(true);
    for (const { attributes } of pictures) {
      expect(attributes?.["xmlns:media"]).toBe("http://search.yahoo.com/mrss/");
      const { origin, pathname } = new URL(attributes?.["url"] ?? "");
      expect(origin).toContain("league-a.localhost");
      expect([pathname, (await site.get("league-a", pathname)).status]).toEqual([pathname, 200]);
    }
  });

  test.each(["/en/videos/rss", "/en/videos/atom.xml", "/en/photos/feed.xml"])("%s is none", async (path) => {
    expect((await site.get("league-a", path)).status).toBe(404);
  });
});
