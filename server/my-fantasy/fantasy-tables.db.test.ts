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
  const answer = await pages.ranking(address, { table: "season", round: null, month: null, among: "all", page: 1, ...wanted });
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
    expect(await pages.ranking(address, { table: "month", month: "1999-01", round: null, among: "all", page: 1 })).toBeNull();
  });

  it("FAN16 the season's table tells the place of a round earlier", async () => {
    const places = new Map((await ranking({ table: "round", round: 1 })).rows.map(({ team, place }) => [team.number, place]));
    for (const { team, before } of (await ranking({})).rows) expect(before).toBe(places.get(team.number));
  });

  it("FANT4 one's own place in every table stands among two neighbours above and two below", async () => {
    const { months } = await ranking({});
    for (const table of rankingTables) {
      const wanted = {
        table,
        round: table === "round" ? 2 : null,
        month: table === "month" ? (months[1] ?? "") : null,
        among: "all",
        page: 1,
      } as const;
      const { rows } = await ranking(wanted);
      for (const [index, who] of visitors.entries()) {
        const answer = await desk().place(who, address, wanted);
        const at = rows.findIndex(({ team }) => team.number === index + 1);
        expect(answer?.place).toEqual({ number: index + 1, page: 1, rows: rows.slice(Math.max(0, at - 2), at + 3) });
      }
    }
    const { accountId, sessionId } = await signedInAccount(database.db, league.league.tenantId, "Nobody");
    const nobody = { accountId, sessionId, tenantId: league.league.tenantId };
    const whole = { table: "season", round: null, month: null, among: "all", page: 1 } as const;
    expect(await desk().place(nobody, address, whole)).toEqual({ place: null });
    expect(await desk().place(nobody, { ...address, leagueSlug: "nowhere" }, whole)).toBeNull();
  });

  it("FANL16 FANL17 a team says whose fan it is, changes that once, and each club’s fans have every table to themselves", async () => {
    const [first, second, third] = visitors as [(typeof visitors)[number], (typeof visitors)[number], (typeof visitors)[number]];
    const { leagues } = desk();
    const fansOf = { fansOf: "cerak" };
    expect((await ranking({ among: fansOf })).rows).toEqual([]);
    for (const who of [first, third]) expect(await leagues.sayFanOf(who, address, "cerak")).toMatchObject({ kind: "done" });
    expect(await leagues.sayFanOf(second, address, "nobody")).toMatchObject({ refusal: { rule: "FANL16", code: "no-club" } });
    // The same again is no change.
    expect(await leagues.sayFanOf(first, address, "cerak")).toMatchObject({ kind: "done" });
    expect(await leagues.sayFanOf(second, address, "avala")).toMatchObject({ kind: "done" });
    expect(await leagues.sayFanOf(second, address, "cerak")).toMatchObject({ kind: "done" });
    expect(await leagues.sayFanOf(second, address, "avala")).toMatchObject({ refusal: { rule: "FANL16", code: "changed" } });
    const fans = [1, 2, 3];
    for (const table of rankingTables) {
      const { months } = await ranking({});
      const wanted = { table, round: table === "round" ? 2 : null, month: table === "month" ? (months[1] ?? "") : null, page: 1 } as const;
      const all = (await ranking({ ...wanted })).rows.filter(({ team }) => fans.includes(team.number));
      const { rows, teams, spread } = await ranking({ ...wanted, among: fansOf });
      expect([teams, spread]).toEqual([3, null]);
      expect(rows.map(({ team, points, transfers }) => [team, points, transfers])).toEqual(
        all.map(({ team, points, transfers }) => [team, points, transfers]),
      );
      expect(rows.map(({ place }) => place)).toEqual(all.map(({ place }) => 1 + all.filter((other) => other.place < place).length));
      const own = await desk().place(third, address, { ...wanted, among: fansOf });
      const at = rows.findIndex(({ team }) => team.number === 3);
      expect(own?.place).toEqual({ number: 3, page: 1, rows: rows.slice(Math.max(0, at - 2), at + 3) });
      expect(await desk().place(visitors[4] as typeof third, address, { ...wanted, among: fansOf })).toEqual({ place: null });
    }
    const befores = (await ranking({ table: "round", round: 1, among: fansOf })).rows;
    for (const { team, before } of (await ranking({ among: fansOf })).rows)
      expect(before).toBe(befores.find((row) => row.team.number === team.number)?.place);
    expect(await pages.ranking(address, { ...(await ranking({})).wanted, among: { fansOf: "nobody" } })).toBeNull();
    const list = await leagues.all(second, address);
    const row = (await ranking({ among: fansOf })).rows.find(({ team }) => team.number === 2);
    expect(list?.fans).toMatchObject({
      club: { slug: "cerak" },
      mayChange: false,
      standing: { place: row?.place, teams: 3, points: row?.points },
    });
    expect(list?.fans.clubs.map(({ slug }) => slug)).toEqual(["avala", "banjica", "cerak", "dorcol"]);
    expect((await leagues.all(first, address))?.fans.mayChange).toBe(true);
    expect(await pages.team(address, 2, null)).toMatchObject({ fanOf: { slug: "cerak" } });
    expect(await pages.team(address, 4, null)).toMatchObject({ fanOf: null });
  });

  it("FANL18 whose fan a team is goes with the account", async () => {
    const gone = visitors[7] as (typeof visitors)[number];
    expect(await desk().leagues.sayFanOf(gone, address, "dorcol")).toMatchObject({ kind: "done" });
    expect((await ranking({ among: { fansOf: "dorcol" } })).rows).toMatchObject([{ team: { number: 8, name: "Tigrovi" } }]);
    await database.db.deleteFrom("accounts").where("account_id", "=", gone.accountId).execute();
    expect(await pages.team(address, 8, null)).toMatchObject({ team: { name: null }, fanOf: null });
    // In tables it stands where it stood, as its number.
    expect((await ranking({})).rows.filter(({ team }) => team.name === null).map(({ team }) => team.number)).toEqual([8]);
    expect((await ranking({ among: { fansOf: "dorcol" } })).rows).toEqual([]);
  });

  it("FANT12 FANT13 players with an approved claim and who has a task are marked, and every table is without them too", async () => {
    const { db } = database;
    const { tenantId } = league.key;
    const [scorer, player, waiting] = visitors as [(typeof visitors)[number], (typeof visitors)[number], (typeof visitors)[number]];
    await sql`insert into account_roles (tenant_id, account_id, role, scope_kind, scope_id, granted_by)
      values (${tenantId}, ${scorer.accountId}, 'statistician', 'tenant', ${tenantId}, 'test')`.execute(db);
    const [one, two] = [...league.persons.values()];
    await sql`insert into player_claims (tenant_id, account_id, person_id, claimed_at, state, decided_at, decided_by) values
      (${tenantId}, ${player.accountId}, ${one}, now(), 'approved', now(), 'test'),
      (${tenantId}, ${waiting.accountId}, ${two}, now(), 'waiting', null, null)`.execute(db);
    for (const table of ["season", "average"] as const) {
      const { rows } = await ranking({ table });
      expect(rows.filter(({ isOfLeague }) => isOfLeague).map(({ team }) => team.number)).toEqual(
        rows.map(({ team }) => team.number).filter((number) => number <= 2),
      );
      const outside = await ranking({ table, among: "outside" });
      expect(outside.teams).toBe(names.length - 2);
      expect(outside.rows.map(({ team }) => team)).toEqual(rows.filter(({ isOfLeague }) => !isOfLeague).map(({ team }) => team));
      expect(outside.rows[0]?.place).toBe(1);
    }
    expect([(await pages.team(address, 1, null))?.isOfLeague, (await pages.team(address, 3, null))?.isOfLeague]).toEqual([true, false]);
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
