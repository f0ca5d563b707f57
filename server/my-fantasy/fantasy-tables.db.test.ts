import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { RankingAnswer, RankingWanted } from "#contract/fantasy.ts";
import type { FantasyQueries } from "#contract/fantasy-queries.ts";
import { rankingTables } from "#contract/ranking-address.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { FantasyLeague, someSquads } from "#tests/support/database/fantasy-league.ts";
import { advanceSeason } from "../fantasy/advance-season.ts";
import { closeSeason } from "../fantasy/close-season.ts";
import { readSeason } from "../fantasy/known-season.ts";
import { openSeason } from "../fantasy/open-season.ts";
import { type FantasyDesk, fantasyDesk } from "./fantasy-desk.ts";
import { fantasyQueriesFor } from "../queries/fantasy/fantasy-queries.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
const names = ["Sokoli", "Orlovi", "Vukovi", "Lavovi", "Risovi", "Medvedi", "Jastrebovi", "Tigrovi"] as const;
const days = 24;

let league: FantasyLeague;
let games: GameId[];
let pages: FantasyQueries;
let visitors: { readonly accountId: string; readonly sessionId: string; readonly tenantId: FantasyLeague["key"]["tenantId"] }[];

/** Begun anew: a desk believes for a moment what it has read. */
function desk(): FantasyDesk {
  return fantasyDesk(database.db, Date.now);
}

async function season() {
  const known = await readSeason(database.db, league.key);
  if (known === null) throw new Error("not played");
  return known;
}

async function ranking(wanted: Partial<RankingWanted>): Promise<RankingAnswer> {
  const answer = await pages.ranking(address, { table: "season", round: null, month: null, page: 1, ...wanted });
  if (answer === null) throw new Error("no such table");
  return answer;
}

function pointsIn({ rows }: RankingAnswer): ReadonlyMap<number, number> {
  return new Map(rows.map(({ team, points }) => [team.number, points]));
}

async function playRound(first: number): Promise<void> {
  await advanceSeason(database.db, league.key);
  await league.play(games[first] as GameId, league.log(["Avala", "Banjica"], `first ${first}`));
  await league.play(games[first + 1] as GameId, league.log(["Cerak", "Dorcol"], `second ${first}`));
  await advanceSeason(database.db, league.key);
}

beforeAll(async () => {
  league = await FantasyLeague.founded(database.db, "tables");
  games = [
    await league.scheduled(1, ["Avala", "Banjica"], 48),
    await league.scheduled(1, ["Cerak", "Dorcol"], 50),
    // More than a month later, whatever day it is today.
    await league.scheduled(2, ["Avala", "Banjica"], 40 * days),
    await league.scheduled(2, ["Cerak", "Dorcol"], 40 * days + 2),
  ];
  await openSeason(database.db, league.key);
  pages = fantasyQueriesFor(database.db, league.league.tenantId, () => undefined);
  const { market, clubsPlaying, priced } = await season();
  const squads = someSquads(market, clubsPlaying, names.length);
  visitors = [];
  for (const [index, name] of names.entries()) {
    const { accountId, sessionId } = await signedInAccount(database.db, league.league.tenantId, name);
    const who = { accountId, sessionId, tenantId: league.league.tenantId };
    visitors.push(who);
    const made = { ...(squads[index] as (typeof squads)[number]), name, market: priced?.market ?? 0 };
    const outcome = await desk().make(who, address, made);
    if (outcome.kind !== "done") throw new Error(`${name} was not made`);
  }
  await league.pass(48.5);
  await playRound(0);
  await league.pass(9 * days);
  await advanceSeason(database.db, league.key);
  // Of two rounds the second begins the second half. FAN35
  await sql`update fantasy_rounds set unlimited = false where league_id = ${league.key.leagueId}`.execute(database.db);
}, 120_000);

describe("tables and teams of a season of two rounds in two months", () => {
  it("FAN6 FAN18 what a team changes is nobody's to see before the lock, and everybody's behind it", async () => {
    const [who] = visitors;
    const own = who && (await desk().own(who, address));
    if (!who || !own?.team) throw new Error("no team");
    expect(own.open?.round).toBe(2);
    const { version, squad } = own.team;
    const players: readonly number[] = squad.players;
    const out = players[0] as number;
    const gone = own.players.find(({ number }) => number === out);
    const come = own.players.find(
      ({ number, group, team }) => group === gone?.group && team.teamSlug === gone.team.teamSlug && !players.includes(number),
    );
    const made = { market: own.market, version, transfers: [{ out, in: come?.number ?? 0 }] };
    const outcome = await desk().transfers(who, address, made);
    const before = await pages.team(address, 1, null);
    expect([before?.shown?.round.round, before?.transfers]).toEqual([1, []]);
    await league.pass(31 * days - 1);
    await playRound(2);
    const after = await pages.team(address, 1, null);
    expect(after?.shown?.round.round).toBe(2);
    if (outcome.kind === "refused") expect(["FAN2", "FAN3"]).toContain(outcome.refusal.rule);
    else {
      expect(after?.transfers).toMatchObject([{ out: [{ number: out }], in: [{ number: come?.number }] }]);
      expect(after?.rounds.map(({ transfers }) => transfers)).toEqual([0, 1]);
    }
    expect((await pages.team(address, 1, 1))?.transfers).toEqual([]);
    expect(await pages.team(address, 99, null)).toBeNull();
    expect(await pages.team(address, 1, 3)).toBeNull();
  });

  it("FAN27 the table of a month has its rounds, and that of the season both", async () => {
    const whole = await ranking({});
    expect(whole.months).toHaveLength(2);
    const [first, second] = [
      await ranking({ table: "month", month: whole.months[0] ?? "" }),
      await ranking({ table: "month", month: whole.months[1] ?? "" }),
    ];
    expect(pointsIn(first)).toEqual(pointsIn(await ranking({ table: "round", round: 1 })));
    expect(pointsIn(second)).toEqual(pointsIn(await ranking({ table: "round", round: 2 })));
    for (const [team, points] of pointsIn(whole)) expect(points).toBe((pointsIn(first).get(team) ?? 0) + (pointsIn(second).get(team) ?? 0));
    expect(first.rows.map(({ rounds }) => rounds)).toEqual(names.map(() => 1));
    expect(pointsIn(await ranking({ table: "last-five" }))).toEqual(pointsIn(whole));
    expect(await pages.ranking(address, { table: "month", month: "1999-01", round: null, page: 1 })).toBeNull();
  });

  it("FAN16 the season's table tells the place of a round earlier", async () => {
    const places = new Map((await ranking({ table: "round", round: 1 })).rows.map(({ team, place }) => [team.number, place]));
    for (const { team, before } of (await ranking({})).rows) expect(before).toBe(places.get(team.number));
  });

  it("FANT4 one's own place in every table stands among two neighbours above and two below", async () => {
    const { months } = await ranking({});
    for (const table of rankingTables) {
      const wanted = { table, round: table === "round" ? 2 : null, month: table === "month" ? (months[1] ?? "") : null, page: 1 };
      const { rows } = await ranking(wanted);
      for (const [index, who] of visitors.entries()) {
        const answer = await desk().place(who, address, wanted);
        const at = rows.findIndex(({ team }) => team.number === index + 1);
        expect(answer?.place).toEqual({ number: index + 1, page: 1, rows: rows.slice(Math.max(0, at - 2), at + 3) });
      }
    }
    const { accountId, sessionId } = await signedInAccount(database.db, league.league.tenantId, "Nobody");
    const nobody = { accountId, sessionId, tenantId: league.league.tenantId };
    const whole = { table: "season", round: null, month: null, page: 1 } as const;
    expect(await desk().place(nobody, address, whole)).toEqual({ place: null });
    expect(await desk().place(nobody, { ...address, leagueSlug: "nowhere" }, whole)).toBeNull();
  });

  it("FAN12 FANT8 a correction is told to the teams that it touches, with old and new", async () => {
    await league.pass(9 * days);
    await advanceSeason(database.db, league.key);
    const before = await pages.team(address, 1, 1);
    expect(before?.corrections).toEqual([]);
    await sql`update games set award = 'administrative', official_home_points = 0, official_away_points = 20 where game_id = ${games[0]}`.execute(
      database.db,
    );
    await advanceSeason(database.db, league.key);
    const teams = await Promise.all(names.map((_, index) => pages.team(address, index + 1, 1)));
    const told = teams.filter((team) => (team?.corrections.length ?? 0) > 0);
    expect(told.length).toBeGreaterThan(0);
    for (const team of told) {
      const [correction] = team?.corrections ?? [];
      expect(correction?.round.round).toBe(1);
      expect(correction?.points.after).toBe(team?.shown?.points);
      const changed = (correction?.players ?? []).reduce((sum, { before: old, after }) => sum + after - old, 0);
      expect(changed).toBe((correction?.points.after ?? 0) - (correction?.points.before ?? 0));
    }
  });

  it("FANT9 the best of a final round, and the first three of a closed season, have their honours", async () => {
    const [best] = (await ranking({ table: "round", round: 2 })).rows;
    expect((await pages.team(address, best?.team.number ?? 0, null))?.honours).toMatchObject({ season: null });
    expect((await pages.team(address, best?.team.number ?? 0, null))?.honours.bestOf.map(({ round }) => round)).toContain(2);
    await league.pass(20 * days);
    await advanceSeason(database.db, league.key);
    expect(await closeSeason(database.db, league.key, { by: "Ana", reason: null })).toBe("closed-now");
    const table = (await ranking({})).rows;
    for (const { team, place } of table) {
      expect((await pages.team(address, team.number, null))?.honours.season ?? null).toBe(place <= 3 ? place : null);
    }
  });
});
