import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { FantasyPlayerAnswer } from "#contract/fantasy.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { countedTrips } from "#tests/support/database/counted-trips.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { cheapestSquad, FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import { advanceSeason } from "../fantasy/advance-season.ts";
import { type KnownSeason, readSeason } from "../fantasy/known-season.ts";
import { openSeason } from "../fantasy/open-season.ts";
import { makeTeam } from "./make-team.ts";
import type { SeasonGame } from "../fantasy/season-games.ts";
import { fantasyApiQueriesFor } from "../queries/fantasy/fantasy-api-queries.ts";
import { fantasyQueriesFor } from "../queries/fantasy/fantasy-queries.ts";
import { playerAsked } from "../queries/fantasy/player-answer.ts";
import { seasonAt, type SeasonQuestion } from "../queries/fantasy/season-at.ts";
import { teamAsked } from "../queries/fantasy/team-answer.ts";

const database = databaseForThisFile();
let league: FantasyLeague;
let games: GameId[];

const address = { seasonSlug: "2026-27", leagueSlug: "first" };

function queries() {
  return fantasyQueriesFor(database.db, league.key.tenantId, () => {});
}

async function known(): Promise<KnownSeason> {
  const season = await readSeason(database.db, league.key);
  if (season === null) throw new Error("the game is not played here");
  return season;
}

async function player(number: number): Promise<FantasyPlayerAnswer> {
  const answer = await queries().player(address, number);
  if (answer === null) throw new Error(`nobody is number ${number}`);
  return answer;
}

async function everybody(): Promise<readonly FantasyPlayerAnswer[]> {
  const market = await queries().market(address);
  return Promise.all((market?.players ?? []).map(({ number }) => player(number)));
}

beforeAll(async () => {
  league = await FantasyLeague.founded(database.db, "card");
  games = [
    await league.scheduled(1, ["Avala", "Banjica"], 48),
    await league.scheduled(2, ["Avala", "Cerak"], 24 * 9),
    await league.scheduled(2, ["Banjica", "Dorcol"], 24 * 9 + 2),
  ];
}, 60_000);

describe("a player of the fantasy game", () => {
  it("FANM7 is nobody before there is a game, and where a number is nobody's", async () => {
    expect(await queries().player(address, 1)).toBeNull();
    expect(await openSeason(database.db, league.key)).toMatchObject({ kind: "opened" });
    expect(await queries().player(address, 49)).toBeNull();
    expect(await queries().player({ ...address, leagueSlug: "nowhere" }, 1)).toBeNull();
  });

  it("FANM7 FANT10 of a number that nobody has nothing further is asked, and no game is read for it", async () => {
    const { db, trips } = countedTrips(database.db);
    const { tenantId } = league.key;
    expect(await fantasyQueriesFor(db, tenantId, () => {}).player(address, 49)).toBeNull();
    expect(await fantasyApiQueriesFor(db, tenantId, () => {}).player(address, 49)).toBeNull();
    expect(await fantasyQueriesFor(db, tenantId, () => {}).team(address, 1, null)).toBeNull();
    expect(trips()).toBe(3);
    const asking = { db: database.db, tenantId, note: () => {} };
    const gamesFor = async (also: SeasonQuestion<{ games: SeasonGame }, { readonly number: number }>, number: number) =>
      (await seasonAt(asking, address, also, { number }))?.also.games.length;
    expect([await gamesFor(teamAsked, 1), await gamesFor(playerAsked, 49), await gamesFor(playerAsked, 48)]).toEqual([0, 0, games.length]);
  });

  it("FANM4 opens with one price, its next steps, and the games to come", async () => {
    const one = await player(1);
    expect(one.prices.map(({ reason, before, price }) => [reason, before, price])).toEqual([["opening", null, one.player.price]]);
    expect(one.nextPrices.map(({ points }) => points)).toEqual([0, 10, 20, 30]);
    expect(one.rounds).toEqual([]);
    expect(one.player.next.length).toBeGreaterThan(0);
  });

  it("FANM5 has the games of a round while it is played, whose rows add up", async () => {
    const season = await known();
    const { accountId } = await signedInAccount(database.db, league.league.tenantId, "Mila");
    const lineUp = cheapestSquad(season.market, season.clubsPlaying);
    expect(await makeTeam(database.db, season, accountId, { ...lineUp, name: "Mila", market: 1 })).toMatchObject({ kind: "made" });
    await league.pass(48);
    await league.play(games[0] as GameId, league.log(["Avala", "Banjica"], "first"));
    // A look at each step: locked, and then played.
    await advanceSeason(database.db, league.key);
    await advanceSeason(database.db, league.key);
    const all = await everybody();
    const rounds = all.flatMap((answer) => answer.rounds);
    expect(rounds.filter((round) => round.games.length > 0).length).toBeGreaterThan(15);
    for (const { points, games: played } of rounds) {
      expect(played.reduce((sum, game) => sum + game.points, 0)).toBe(points);
      for (const { index, win, points: sum, parts } of played) {
        expect([parts.reduce((total, { addsTenths }) => total + 100 * addsTenths, 0), index + win]).toEqual([index, sum]);
      }
    }
    const captain = all.find(({ player: { number } }) => number === lineUp.captain);
    expect(captain?.rounds[0]).toMatchObject({ owners: 1, captains: 1, teams: 1 });
  });

  it("FANM4 says why each price is what it is", async () => {
    await league.pass(24 * 8);
    await sql`update fantasy_rounds set locks_at = now() + interval '20 hours', ends_at = null where league_id = ${league.key.leagueId} and round = 2`.execute(
      database.db,
    );
    await sql`update games set tip_off = now() + interval '20 hours' where league_id = ${league.key.leagueId} and status = 'scheduled'`.execute(
      database.db,
    );
    await advanceSeason(database.db, league.key);
    const all = await everybody();
    for (const { prices, rounds, player: of } of all) {
      const [opening, second] = prices;
      if (opening === undefined || second === undefined) throw new Error("no price after the round");
      const hasPlayed = (rounds[0]?.games.length ?? 0) > 0;
      expect([second.before, second.price, of.games]).toEqual([opening.price, of.price, hasPlayed ? 1 : 0]);
      if (!hasPlayed) expect([second.reason, second.price]).toEqual(["unplayed", opening.price]);
      else if (second.price === second.target) expect(second.reason).toBe("target");
      else expect([second.reason, Math.abs(second.price - opening.price)]).toEqual(["capped", 10]);
    }
    expect(new Set(all.map(({ prices }) => prices[1]?.reason)).size).toBeGreaterThan(1);
  });

  it("FANM6 who has left has no next price", async () => {
    await database.db
      .updateTable("fantasy_players")
      .set({ has_left: true })
      .where("league_id", "=", league.key.leagueId)
      .where("number", "=", 1)
      .execute();
    const gone = await player(1);
    expect([gone.player.hasLeft, gone.nextPrices]).toEqual([true, []]);
  });
});
