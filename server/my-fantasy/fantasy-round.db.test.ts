import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { TeamMade } from "#contract/my-fantasy.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { cheapestSquad, FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { advanceSeason } from "../fantasy/advance-season.ts";
import { makeTransfers, SquadChanges } from "./change-squad.ts";
import { type KnownSeason, readSeason } from "../fantasy/known-season.ts";
import { makeTeam } from "./make-team.ts";
import { openSeason } from "../fantasy/open-season.ts";
import { ownSquad } from "./own-squad.ts";
import { fantasyQueriesFor } from "../queries/fantasy/fantasy-queries.ts";
import { stateOf } from "../fantasy/stored-rounds.ts";

const database = databaseForThisFile();

async function known(of: FantasyLeague): Promise<KnownSeason> {
  const season = await readSeason(database.db, of.key);
  if (season === null) throw new Error("the game is not played here");
  return season;
}

async function states(of: FantasyLeague): Promise<string[]> {
  return (await known(of)).rounds.map((round) => `${round.round} ${stateOf(round)}`);
}

async function team(of: FantasyLeague, name: string, change: (made: TeamMade) => TeamMade = (made) => made) {
  const season = await known(of);
  const { accountId } = await signedInAccount(database.db, of.league.tenantId, name);
  const lineUp = cheapestSquad(season.market, season.clubsPlaying);
  const made = change({ ...lineUp, name, market: season.priced?.market ?? 0 });
  return { accountId, outcome: await makeTeam(database.db, season, accountId, made) };
}

async function told(of: FantasyLeague, table: "fantasy_team_rounds" | "fantasy_player_rounds" | "fantasy_prices", round: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where league_id = ${of.key.leagueId} and round = ${round} order by 4`.execute(database.db);
  return rows;
}

describe("a whole season of two rounds", () => {
  let league: FantasyLeague;
  let games: GameId[];

  beforeAll(async () => {
    league = await FantasyLeague.founded(database.db, "whole");
    games = [
      await league.scheduled(1, ["Avala", "Banjica"], 48),
      await league.scheduled(1, ["Cerak", "Dorcol"], 50),
      await league.scheduled(2, ["Avala", "Cerak"], 24 * 9),
      await league.scheduled(2, ["Banjica", "Dorcol"], 24 * 9 + 2),
    ];
  }, 60_000);

  it("FAN22 FAN26 opens with prices for everybody, its first round open and the second planned", async () => {
    expect(await openSeason(database.db, league.key)).toEqual({ kind: "opened", players: 48, withoutPosition: 0, rounds: 2 });
    expect(await openSeason(database.db, league.key)).toEqual({ kind: "open-already" });
    expect(await states(league)).toEqual(["1 opened", "2 planned"]);
    const prices = await told(league, "fantasy_prices", 1);
    expect(prices).toHaveLength(48);
    // Nobody played here last season: all are newcomers.
    expect(new Set(prices.map(({ price }) => price))).toEqual(new Set([65]));
  });

  it("FAN31 an account makes one team, with a name of its own", async () => {
    const mila = await team(league, "Mila");
    expect(mila.outcome).toEqual({ kind: "made", number: 1 });
    const season = await known(league);
    const made = { ...cheapestSquad(season.market, season.clubsPlaying), name: "Druga", market: 1 };
    expect(await makeTeam(database.db, season, mila.accountId, made)).toMatchObject({ refusal: { rule: "FAN31", code: "has-team" } });
    expect((await team(league, "mila")).outcome).toMatchObject({ refusal: { code: "name-taken" } });
    expect((await team(league, "Zla", (one) => ({ ...one, name: "evil.example" }))).outcome).toMatchObject({
      refusal: { code: "name-signs" },
    });
    expect((await team(league, "Nova", (one) => ({ ...one, players: one.players.slice(0, 9) }))).outcome).toMatchObject({
      refusal: { rule: "FAN1", code: "size" },
    });
    expect((await team(league, "Nikola")).outcome).toEqual({ kind: "made", number: 2 });
  });

  it("FAN7 FAN18 the lock writes down every squad at the first tip-off, once", async () => {
    await league.pass(48);
    expect(await advanceSeason(database.db, league.key)).toBeGreaterThan(0);
    expect(await states(league)).toEqual(["1 locked", "2 planned"]);
    const entries = await database.db.selectFrom("fantasy_entries").where("league_id", "=", league.key.leagueId).selectAll().execute();
    expect(entries).toHaveLength(2);
    expect(await advanceSeason(database.db, league.key)).toBe(0);
  });

  it("FAN5 points follow the log while it is played, and places with them", async () => {
    const log = league.log(["Avala", "Banjica"], "first");
    await league.play(games[0] as GameId, log.slice(0, Math.floor(log.length / 2)));
    await advanceSeason(database.db, league.key);
    expect(await states(league)).toEqual(["1 live", "2 planned"]);
    const half = await told(league, "fantasy_team_rounds", 1);
    expect(half).toHaveLength(2);
    // One answer for everybody has the same, game by game, and nobody else's league has it. MYFAN11
    const ledgers = await fantasyQueriesFor(database.db, league.key.tenantId, () => undefined).ledgers(games[0] as GameId);
    const whoPlayed = (await told(league, "fantasy_player_rounds", 1)).filter((line) => line["played"] === true);
    const ofGame = ledgers?.lines.map(({ number, ledger }) => [number, ledger.points]).toSorted(([one = 0], [other = 0]) => one - other);
    expect(ofGame).toEqual(whoPlayed.map(({ number, points }) => [number, points]));
    const elsewhere = await FantasyLeague.founded(database.db, "elsewhere");
    expect(await fantasyQueriesFor(database.db, elsewhere.key.tenantId, () => undefined).ledgers(games[0] as GameId)).toBeNull();
    await league.play(games[0] as GameId, log.slice(Math.floor(log.length / 2)));
    await league.play(games[1] as GameId, league.log(["Cerak", "Dorcol"], "second"));
    await advanceSeason(database.db, league.key);
    expect(await states(league)).toEqual(["1 provisional", "2 planned"]);
    const players = await told(league, "fantasy_player_rounds", 1);
    expect(players.filter(({ played }) => played === true).length).toBeGreaterThan(30);
    const [one] = await told(league, "fantasy_team_rounds", 1);
    expect(one).toMatchObject({ place: 1, total_place: 1, rounds: 1 });
    expect(one?.["points"]).toBe(one?.["total"]);
  });

  it("FAN21 FAN26 turns final after its quiet hours; then prices have moved, and the next round is open", async () => {
    await league.pass(24 * 8);
    await sql`update fantasy_rounds set locks_at = now() + interval '20 hours', ends_at = null where league_id = ${league.key.leagueId} and round = 2`.execute(
      database.db,
    );
    await sql`update games set tip_off = now() + interval '20 hours' where league_id = ${league.key.leagueId} and status = 'scheduled'`.execute(
      database.db,
    );
    await advanceSeason(database.db, league.key);
    expect(await states(league)).toEqual(["1 final", "2 opened"]);
    const [first, second] = [await told(league, "fantasy_prices", 1), await told(league, "fantasy_prices", 2)];
    const steps = second.map(({ price }, index) => Number(price) - Number(first[index]?.["price"]));
    expect(steps.some((step) => step > 0)).toBe(true);
    expect(steps.some((step) => step < 0)).toBe(true);
    expect(Math.max(...steps.map(Math.abs))).toBeLessThanOrEqual(10);
  });

  it("FAN6 transfers are counted from what played, and FAN2 what goes gives back what it weighed", async () => {
    const season = await known(league);
    const { account_id: account } = await database.db
      .selectFrom("fantasy_managers")
      .where("name", "=", "Mila")
      .select("account_id")
      .executeTakeFirstOrThrow();
    // Of two rounds the second begins the second half. FAN35
    expect(season.open?.unlimited).toBe(true);
    await sql`update fantasy_rounds set unlimited = false where league_id = ${league.key.leagueId}`.execute(database.db);
    const closed = await known(league);
    const own = await ownSquad(database.db, closed, account ?? "");
    if (own === null) throw new Error("no team");
    const free = (group: string) =>
      season.market.flatMap((player, number) => (player?.group === group && !own.squad.players.includes(number) ? [number] : []));
    const guards = own.squad.players.filter((number) => season.market[number]?.group === "guard");
    const swaps = guards.map((out, index) => ({ out, in: free("guard")[index] as number }));
    const make = (count: number, version = own.version) =>
      makeTransfers(
        new SquadChanges(database.db),
        closed,
        own,
        { market: season.open?.market ?? 0, version, transfers: swaps.slice(0, count) },
        Date.now(),
      );
    const four = await make(4);
    expect(four).toMatchObject({ kind: "refused" });
    expect(await make(1, 7)).toMatchObject({ refusal: { rule: "FAN26", code: "version" } });
    const one = await make(1);
    if (one.kind === "refused") expect(["FAN3", "FAN2"]).toContain(one.refusal.rule);
    else expect(one).toEqual({ kind: "taken", version: 2 });
  });

  it("FAN12 FAN13 a correction of a final round changes points and places, tells it, and moves no price", async () => {
    const prices = await told(league, "fantasy_prices", 2);
    const before = await told(league, "fantasy_team_rounds", 1);
    await sql`update games set award = 'administrative', official_home_points = 0, official_away_points = 20 where game_id = ${games[0]}`.execute(
      database.db,
    );
    await advanceSeason(database.db, league.key);
    expect(await told(league, "fantasy_prices", 2)).toEqual(prices);
    const corrections = await database.db
      .selectFrom("fantasy_corrections")
      .where("league_id", "=", league.key.leagueId)
      .selectAll()
      .execute();
    expect(corrections).toHaveLength(1);
    await sql`update games set award = null, official_home_points = null, official_away_points = null where game_id = ${games[0]}`.execute(
      database.db,
    );
    await advanceSeason(database.db, league.key);
    expect(await told(league, "fantasy_team_rounds", 1)).toEqual(before);
  });
});
