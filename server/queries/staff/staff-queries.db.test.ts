import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { CoachRecord } from "#contract/staff-queries.ts";
import type { GameEvent } from "#core/game/events.ts";
import { isSerbianLatin } from "#core/wording/serbian-spelling.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { seededRandom } from "#demo/random.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { joinNames, nameAnew, partName, spellingsOf } from "../../projections/joined-names.ts";
import { rebuildTenant } from "../../projections/rebuild.ts";
import { searchQueriesFor } from "../search/search-queries.ts";
import { staffQueriesFor } from "./staff-queries.ts";

const database = databaseForThisFile();
let league: LeagueInDatabase;
const teams = ["Avala", "Banjica", "Dunav", "Gavran"];
/** Each coach with the ways in which scoresheets spell him. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  "zeljko-djokic": ["Željko Đokić", "ŽELJKO ĐOKIĆ", "Жељко Ђокић", "Zeljko  Djokic"],
  "petar-matic": ["Petar Matić"],
  "john-oneal": ["John O’Neal", "John O'Neal"],
};
const tally = new Map<string, { games: number; wins: number; losses: number; home: number }>();

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "coached", teams);
  const random = seededRandom("coaches");
  for (let number = 0; number < 8; number++) {
    const [home, away] = random.shuffled(teams) as [string, string];
    const [one, other] = random.shuffled(Object.keys(spellings)) as [string, string];
    const gameId = await league.game({ home, away, round: number + 1, tipOff: Date.UTC(2026, 9, 1 + number) });
    const names = { home: random.pick(spellings[one]!), away: number === 5 ? null : random.pick(spellings[other]!) };
    await league.append(gameId, coached(exhibitionGame(`coached-${number}`).events, names));
    const { rows } = await sql<{ home: number; away: number }>`
      select home_points as home, away_points as away from games where game_id = ${gameId}`.execute(database.db);
    const { home: own, away: against } = rows[0]!;
    count(one, own > against, true);
    if (names.away !== null) count(other, against > own, false);
  }
}, 90_000);

function count(slug: string, won: boolean, isHome: boolean): void {
  const { games, wins, losses, home } = tally.get(slug) ?? { games: 0, wins: 0, losses: 0, home: 0 };
  tally.set(slug, { games: games + 1, wins: wins + Number(won), losses: losses + Number(!won), home: home + Number(isHome) });
}

function coached(events: readonly GameEvent[], names: Readonly<Record<"home" | "away", string | null>>): GameEvent[] {
  return events.map((event) =>
    event.op === "add" && event.fact.type === "roster.set" ? { ...event, fact: { ...event.fact, coach: names[event.fact.side] } } : event,
  );
}

function ask() {
  return staffQueriesFor(database.db, league.tenantId, () => undefined);
}

function place() {
  return { tenantId: league.tenantId, role: "coach" } as const;
}

function summed(records: readonly CoachRecord[]): CoachRecord {
  const sum = (of: keyof CoachRecord) => records.reduce((all, record) => all + record[of], 0);
  return { games: sum("games"), wins: sum("wins"), losses: sum("losses") };
}

describe("coaches", () => {
  it("COACH1 COACH4 spellings that differ in script, marks and capitals are one, by wins, with all games that name him", async () => {
    const list = await ask().coaches();
    const slugs = list.map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(["john-oneal", "petar-matic", "zeljko-djokic"]);
    expect(list.map(({ wins }) => wins)).toEqual(list.map(({ wins }) => wins).toSorted((one, other) => other - one));
    for (const { slug, games, wins, losses } of list) {
      const { home: _, ...counted } = tally.get(slug)!;
      expect({ games, wins, losses }, slug).toEqual(counted);
    }
    for (const { name } of list) expect(name.transliterable, name.text).toBe(/[čćđšž]/i.test(name.text) && isSerbianLatin(name.text));
  });

  it("COACH3 every way to part a career sums to the whole, and his games are those counted", async () => {
    for (const { slug, ...line } of await ask().coaches()) {
      const view = await ask().coach(slug);
      const { home, ...counted } = tally.get(slug)!;
      expect(summed(view?.stints ?? [])).toEqual(counted);
      expect(summed((view?.stints ?? []).filter(({ side }) => side === "home")).games).toBe(home);
      const games = await ask().coachGames(slug, null);
      expect(games?.games).toHaveLength(line.games);
      expect(games?.games[0]?.gameId).toBe(view?.latest?.gameId);
      expect(games?.games.at(-1)?.gameId).toBe(view?.first?.gameId);
    }
  });

  it("COACH4 the current season is told apart from the career, with whichever club its games were", async () => {
    const running = await database.db.selectFrom("seasons").select("slug").where("is_current", "=", true).executeTakeFirstOrThrow();
    for (const { slug, season, ...line } of await ask().coaches()) {
      const { stints } = (await ask().coach(slug))!;
      expect(season, slug).toEqual(summed(stints.filter(({ competition }) => competition.seasonSlug === running.slug)));
      expect(season.games).toBeLessThanOrEqual(line.games);
    }
  });

  it("COACH5 a team's present coach is whom its latest game names", async () => {
    const { rows } = await sql<{ said: string }>`
      select distinct on (line.team_id) team.slug || ' ' || who.slug as said from box_team_lines line
      join teams team on team.team_id = line.team_id
      join named_people who on who.tenant_id = line.tenant_id and who.name_key = search_key(line.coach)
      where line.tenant_id = ${league.tenantId} order by line.team_id, line.played_at desc`.execute(database.db);
    const present = (await ask().coaches()).flatMap(({ slug, present: now }) => now.map(({ team }) => `${team.teamSlug} ${slug}`));
    expect(present.toSorted()).toEqual(rows.map(({ said }) => said).toSorted());
  });

  it("COACH1 a rebuild leaves every name its address; what nobody is called is nobody's", async () => {
    const before = await ask().coaches();
    await rebuildTenant(database.db, league.tenantId);
    expect(await ask().coaches()).toEqual(before);
    for (const slug of ["nobody", "%", "ZELJKO-DJOKIC", "x".repeat(300)]) {
      expect(await ask().coach(slug), slug).toBeNull();
      expect(await ask().coachGames(slug, "2026-27"), slug).toBeNull();
    }
    expect((await ask().coachGames("petar-matic", "1999-00"))?.seasonSlug).toBe("2026-27");
  });

  it("COACH2 two spellings are joined, written otherwise, and parted; two on one court are never one", async () => {
    const { db, tenantId } = league;
    const met = await joinNames(db, place(), "petar-matic", "zeljko-djokic");
    expect(met).toEqual({ kind: "met" });
    expect(await joinNames(db, place(), "petar-matic", "nobody")).toEqual({ kind: "unknown", slug: "nobody" });
    const alone = tally.get("petar-matic")!.games;

    expect(await nameAnew(db, place(), "petar-matic", "Petar M. Matić", null)).toBe(true);
    const line = (await ask().coaches()).find(({ slug }) => slug.startsWith("petar"));
    expect(line).toMatchObject({ slug: "petar-m-matic", games: alone, name: { text: "Petar M. Matić" } });
    expect((await ask().coach("petar-matic"))?.slug).toBe("petar-m-matic");
    expect(await spellingsOf(db, place(), "petar-matic")).toMatchObject([
      { standsFor: null },
      { slug: "petar-matic", standsFor: "petar-m-matic" },
    ]);
    expect(await joinNames(db, place(), "petar-matic", "petar-m-matic")).toEqual({ kind: "already-one" });
    await rebuildTenant(db, tenantId);
    expect((await ask().coach("petar-m-matic"))?.stints.length).toBeGreaterThan(0);

    expect(await partName(db, place(), "petar-matic")).toBe(true);
    expect(await ask().coach("petar-m-matic")).toBeNull();
    expect(summed((await ask().coach("petar-matic"))?.stints ?? []).games).toBe(alone);
    expect(await nameAnew(db, place(), "zeljko-djokic", "Željko Đokić", false)).toBe(true);
    expect((await ask().coach("zeljko-djokic"))?.name).toEqual({ text: "Željko Đokić", transliterable: false });
  });
});

describe("SRCH11 the search", () => {
  function found(words: string, locale: "sr" | "sr-cyrl" = "sr") {
    return searchQueriesFor(database.db, league.tenantId, () => undefined).search({ words, kind: null, locale, limit: 5 });
  }

  it.each(["Đokić", "djokic zeljko", "ЖЕЉКО", "Djokić"])("finds a coach once, whichever spelling is asked for: %s", async (words) => {
    expect((await found(words)).staff).toMatchObject([{ href: "/sr/coaches/zeljko-djokic", role: "coach" }]);
  });

  it("forgives a typo, and says which spelling may have been meant", async () => {
    const { staff, isNearest, suggestions } = await found("Zeljko Djokcic");
    expect(staff).toMatchObject([{ href: "/sr/coaches/zeljko-djokic" }]);
    expect({ isNearest, suggestions }).toMatchObject({ isNearest: true, suggestions: [expect.stringMatching(/okić|jokic/iu)] });
  });

  it("finds referees, and nobody whom no game names", async () => {
    const named = (role: string, slug: string, name: string) =>
      sql`
      insert into named_people (tenant_id, role, name_key, slug, name)
      values (${league.tenantId}, ${role}, search_key(${name}), ${slug}, ${name})`.execute(database.db);
    await named("coach", "kosta-nikodijevic", "Kosta Nikodijević");
    await named("referee", "branko-sudic", "Branko Sudić");
    await sql`insert into game_referees (tenant_id, game_id, name, role)
      select tenant_id, game_id, 'Бранко Судић', 'umpire-1' from games where tenant_id = ${league.tenantId} limit 1`.execute(database.db);
    expect((await found("sudic")).staff).toEqual([{ href: "/sr/referees/branko-sudic", name: "Branko Sudić", role: "referee" }]);
    expect((await found("Nikodijević")).staff).toEqual([]);
  });
});
