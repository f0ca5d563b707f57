import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Fact, GameStatus } from "#core/game/facts.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { PlayoffPlan } from "#core/league/playoff/playoff-plan.ts";
import { presetPlan } from "#core/league/playoff/preset-plans.ts";
import { signedInAccount } from "../support/database/account-in-database.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { cheapestSquad, type FantasyClub, FantasyLeague } from "../support/database/fantasy-league.ts";
import { personMergesFor } from "#server/db/repositories/person-merges.ts";
import { teamsFor } from "#server/db/repositories/teams.ts";
import type { TeamId } from "#server/db/row-ids.ts";
import { advanceSeason } from "#server/fantasy/advance-season.ts";
import { type KnownSeason, readSeason } from "#server/fantasy/known-season.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { stateOf } from "#server/fantasy/stored-rounds.ts";
import { definePlayoffs } from "#server/league-office/playoffs.ts";
import { decideLeague, revokeDecision } from "#server/projections/league-decisions.ts";
import { makeTransfers, SquadChanges } from "#server/my-fantasy/change-squad.ts";
import { makeTeam } from "#server/my-fantasy/make-team.ts";
import { ownSquad } from "#server/my-fantasy/own-squad.ts";

const database = databaseForThisFile();
let leagues = 0;
let league: FantasyLeague;
beforeEach(async () => {
  league = await FantasyLeague.founded(database.db, `odd-${++leagues}`);
});

async function known(): Promise<KnownSeason> {
  const season = await readSeason(database.db, league.key);
  if (season === null) throw new Error("the game is not played here");
  return season;
}

async function states(): Promise<string[]> {
  return (await known()).rounds.map((round) => `${round.round} ${stateOf(round)}`);
}

/** An account with the cheapest team there can be. */
async function team(name: string) {
  const season = await known();
  const { accountId } = await signedInAccount(database.db, league.league.tenantId, `${name}-${leagues}`);
  const made = { ...cheapestSquad(season.market, season.clubsPlaying), name, market: season.priced?.market ?? 0 };
  expect(await makeTeam(database.db, season, accountId, made)).toMatchObject({ kind: "made" });
  const read = async () => {
    const own = await ownSquad(database.db, await known(), accountId);
    if (own === null) throw new Error("no team");
    return own;
  };
  return { accountId, read };
}

type Line = { readonly number: number; readonly club: string; readonly played: boolean; readonly points: number; readonly games: number };

async function told(round: number): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select told.number, club.slug as club, told.played, told.points, json_array_length(told.games) as games
    from fantasy_player_rounds told
    join fantasy_players player on player.league_id = told.league_id and player.number = told.number
    join teams club on club.team_id = player.team_id
    where told.league_id = ${league.key.leagueId} and told.round = ${round} order by told.number`.execute(database.db);
  return rows;
}

async function clubsThatPlayed(round: number): Promise<string[]> {
  const lines = (await told(round)).filter((line) => line.played);
  return [...new Set(lines.map(({ club }) => club))].toSorted();
}

async function teamRounds(round: number): Promise<unknown[]> {
  const { rows } =
    await sql`select * from fantasy_team_rounds where league_id = ${league.key.leagueId} and round = ${round} order by team_id`.execute(
      database.db,
    );
  return rows;
}

function status(of: GameStatus): Fact {
  return { type: "game.status", status: of, reason: "the office" };
}

/** Two games of a round that begin now, a team that takes part in it, and a second round in a week. */
async function roundBegun(): Promise<{ readonly games: readonly [GameId, GameId]; readonly mila: Awaited<ReturnType<typeof team>> }> {
  const games = [await league.scheduled(1, ["Avala", "Banjica"], 48), await league.scheduled(1, ["Cerak", "Dorcol"], 50)] as const;
  await league.scheduled(2, ["Avala", "Cerak"], 24 * 9);
  await league.scheduled(2, ["Banjica", "Dorcol"], 24 * 9 + 2);
  await openSeason(database.db, league.key);
  const mila = await team("Mila");
  await league.pass(51);
  await advanceSeason(database.db, league.key);
  return { games, mila };
}

async function played(game: GameId, clubs: readonly [FantasyClub, FantasyClub]): Promise<void> {
  await league.play(game, league.log(clubs, clubs.join()));
}

describe("a round whose games go oddly", () => {
  it("FAN10 nobody has played in a game that is forfeited, and if that is taken back all count again", async () => {
    const { games } = await roundBegun();
    await played(games[0], ["Avala", "Banjica"]);
    await played(games[1], ["Cerak", "Dorcol"]);
    await advanceSeason(database.db, league.key);
    const before = await told(1);
    const teams = await teamRounds(1);
    await league.rule(games[0], { type: "game.forfeit", by: "home", reason: null });
    await advanceSeason(database.db, league.key);
    expect(await clubsThatPlayed(1)).toEqual(["cerak", "dorcol"]);
    await league.takeBack(games[0]);
    await advanceSeason(database.db, league.key);
    expect(await told(1)).toEqual(before);
    expect(await teamRounds(1)).toEqual(teams);
  });

  it("FAN10 nor in one that is annulled or cancelled", async () => {
    const { games } = await roundBegun();
    await played(games[0], ["Avala", "Banjica"]);
    await league.rule(games[0], status("annulled"));
    await league.rule(games[1], status("cancelled"));
    await advanceSeason(database.db, league.key);
    expect(await clubsThatPlayed(1)).toEqual([]);
    expect(await states()).toEqual(["1 provisional", "2 planned"]);
    await league.pass(24 * 6);
    await advanceSeason(database.db, league.key);
    expect(await states()).toEqual(["1 final", "2 opened"]);
  });

  it("FAN10 an abandoned game counts as far as it was played, without anything for winning", async () => {
    const { games } = await roundBegun();
    const log = league.log(["Avala", "Banjica"], "half");
    await league.play(games[0], log.slice(0, Math.floor(log.length / 2)));
    await advanceSeason(database.db, league.key);
    const half = await told(1);
    await league.rule(games[0], status("abandoned"));
    await played(games[1], ["Cerak", "Dorcol"]);
    await advanceSeason(database.db, league.key);
    const own = (lines: readonly Line[]) => lines.filter(({ club }) => club === "avala" || club === "banjica");
    expect(own(await told(1)).map(({ points }) => points)).toEqual(own(half).map(({ points }) => points));
    expect(own(half).some(({ played: has }) => has)).toBe(true);
    expect(await states()).toEqual(["1 provisional", "2 planned"]);
  });

  it("FAN10 a game that was awarded after it was played out counts, and nobody gets the tenth for winning", async () => {
    const { games } = await roundBegun();
    await played(games[0], ["Avala", "Banjica"]);
    await advanceSeason(database.db, league.key);
    const before = await told(1);
    await league.rule(games[0], { type: "game.award", homePoints: 0, awayPoints: 20, against: "home", reason: "ineligible" });
    await advanceSeason(database.db, league.key);
    const after = await told(1);
    expect(after.map(({ played: has }) => has)).toEqual(before.map(({ played: has }) => has));
    const fell = after.filter(({ points }, index) => points < (before[index]?.points ?? 0));
    const rose = after.filter(({ points }, index) => points > (before[index]?.points ?? 0));
    expect(fell.length).toBeGreaterThan(3);
    expect(new Set(fell.map(({ club }) => club)).size).toBe(1);
    expect(rose).toEqual([]);
  });

  it("FAN26 an open protest holds a round for seven days, and no longer", async () => {
    const { games } = await roundBegun();
    await played(games[0], ["Avala", "Banjica"]);
    await league.rule(games[0], status("under-protest"));
    await played(games[1], ["Cerak", "Dorcol"]);
    await advanceSeason(database.db, league.key);
    await league.pass(24 * 6.9);
    await advanceSeason(database.db, league.key);
    expect((await states())[0]).toBe("1 provisional");
    await league.pass(24 * 7);
    await advanceSeason(database.db, league.key);
    expect((await states())[0]).toBe("1 final");
  });

  it("FAN9 a game that is moved into the next round’s window is played in that, where its players have two", async () => {
    const { games } = await roundBegun();
    await sql`update games set status = 'postponed' where game_id = ${games[1]}`.execute(database.db);
    await played(games[0], ["Avala", "Banjica"]);
    await advanceSeason(database.db, league.key);
    expect(await states()).toEqual(["1 provisional", "2 planned"]);
    expect(await clubsThatPlayed(1)).toEqual(["avala", "banjica"]);
    await sql`update games set status = 'scheduled', tip_off = (select max(tip_off) from games where league_id = ${league.key.leagueId}) + interval '1 day'
      where game_id = ${games[1]}`.execute(database.db);
    await league.pass(24 * 8);
    await advanceSeason(database.db, league.key);
    await played(games[1], ["Cerak", "Dorcol"]);
    const { rows } = await sql<{ id: GameId; home: string }>`
      select game_id as id, slug as home from games where league_id = ${league.key.leagueId} and slug in ('avala-cerak', 'banjica-dorcol')`.execute(
      database.db,
    );
    for (const { id, home } of rows) await played(id, home === "avala-cerak" ? ["Avala", "Cerak"] : ["Banjica", "Dorcol"]);
    await advanceSeason(database.db, league.key);
    const second = await told(2);
    expect(second.filter(({ club, games: count }) => club === "cerak" && count === 2).length).toBeGreaterThan(3);
    expect(second.filter(({ club, games: count }) => club === "avala" && count > 1)).toEqual([]);
  });
});

describe("people and clubs that come and go", () => {
  async function dorcolsIn(own: { readonly squad: { readonly players: readonly number[] } }): Promise<number[]> {
    const { market } = await known();
    const club = await database.db
      .selectFrom("teams")
      .where("team_id", "=", league.league.team("Dorcol"))
      .select("club_id")
      .executeTakeFirstOrThrow();
    return own.squad.players.filter((number) => market[number]?.club === club.club_id);
  }

  /** Three of a club go for others of their groups. */
  async function exchanged(own: Awaited<ReturnType<Awaited<ReturnType<typeof team>>["read"]>>, going: readonly number[]) {
    const season = await known();
    const taken = new Set(own.squad.players);
    const transfers = going.map((out) => {
      const coming = season.market.findIndex(
        (player, number) => player?.state === "on-market" && player.group === season.market[out]?.group && !taken.has(number),
      );
      taken.add(coming);
      return { out, in: coming };
    });
    const made = { market: season.open?.market ?? 0, version: own.version, transfers };
    return makeTransfers(new SquadChanges(database.db), season, own, made, Date.now());
  }

  async function secondRoundOpen() {
    const { games, mila } = await roundBegun();
    await played(games[0], ["Avala", "Banjica"]);
    await played(games[1], ["Cerak", "Dorcol"]);
    await league.pass(24 * 5);
    await advanceSeason(database.db, league.key);
    expect(await states()).toEqual(["1 final", "2 opened"]);
    await sql`update fantasy_rounds set unlimited = false where league_id = ${league.key.leagueId}`.execute(database.db);
    return mila;
  }

  it("FAN36 a club that withdraws is off the market, its players leave for nothing, and are back when that is revoked", async () => {
    const mila = await secondRoundOpen();
    const before = await known();
    const of = { tenantId: league.key.tenantId, leagueId: league.key.leagueId };
    const answer = await decideLeague(database.db, of.tenantId, {
      leagueId: of.leagueId,
      decision: { kind: "withdrawal", team: league.league.team("Dorcol"), games: "annul" },
      reason: "The club is closed",
      at: Date.now(),
    });
    if (answer.kind !== "decided") throw new Error(answer.reason);
    await advanceSeason(database.db, league.key);
    const after = await known();
    expect(after.clubsPlaying).toBe(before.clubsPlaying - 1);
    expect(after.market.filter((player) => player?.state === "left")).toHaveLength(12);
    expect(after.open?.market).toBeGreaterThan(before.open?.market ?? 0);
    const own = await mila.read();
    const going = await dorcolsIn(own);
    expect(going.length).toBeGreaterThan(0);
    const outcome = await exchanged(own, going);
    expect(outcome).toMatchObject({ kind: "taken" });
    expect((await mila.read()).used).toBe(0);
    await revokeDecision(database.db, of.tenantId, { leagueId: of.leagueId, decisionId: answer.decisionId, at: Date.now() });
    await advanceSeason(database.db, league.key);
    expect((await known()).market.filter((player) => player?.state === "left")).toEqual([]);
  });

  it("FAN17 who left stays in squads, cannot be taken, and goes for nothing; FAN3 who moved club may make a fourth", async () => {
    const mila = await secondRoundOpen();
    const own = await mila.read();
    const [gone, moved] = own.squad.players as [number, number];
    const personOf = async (number: number) =>
      database.db
        .selectFrom("fantasy_players")
        .where("league_id", "=", league.key.leagueId)
        .where("number", "=", number)
        .select(["person_id", "team_id"])
        .executeTakeFirstOrThrow();
    const [left, mover] = [await personOf(gone), await personOf(moved)];
    const season = await known();
    const stranger = season.market.findIndex(
      (player, number) => player?.group === season.market[gone]?.group && !own.squad.players.includes(number),
    );
    const gonePeople = [left.person_id, (await personOf(stranger)).person_id];
    await sql`update rosters set valid_to = valid_from where person_id = any(${gonePeople}::uuid[])`.execute(database.db);
    const other = (["Avala", "Banjica", "Cerak", "Dorcol"] as const)
      .map((name) => league.league.team(name))
      .find((id) => id !== mover.team_id);
    await teamsFor(database.db, league.key.tenantId).saveRosterEntry({
      teamId: other as TeamId,
      personId: mover.person_id,
      shirtNumber: "77",
      validFrom: new Date().toISOString().slice(0, 10),
      validTo: null,
      position: "C",
      captain: false,
    });
    await advanceSeason(database.db, league.key);
    const { market } = await known();
    expect(market[gone]?.state).toBe("left");
    expect((await personOf(moved)).team_id).toBe(other);
    expect((await mila.read()).squad.players).toEqual(own.squad.players);
    expect(await exchanged(await mila.read(), [gone])).toMatchObject({ kind: "taken" });
    const again = await mila.read();
    expect(again.used).toBe(0);
    const ask = async (transfer: { readonly out: number; readonly in: number }) =>
      makeTransfers(
        new SquadChanges(database.db),
        await known(),
        again,
        { market: (await known()).open?.market ?? 0, version: again.version, transfers: [transfer] },
        Date.now(),
      );
    const out = again.squad.players[0] as number;
    expect(await ask({ out, in: stranger })).toEqual({
      kind: "refused",
      refusal: { rule: "FAN17", code: "not-on-market", number: stranger },
    });
    // Who is only taken back was never let go. FAN6
    expect(await ask({ out, in: gone })).toMatchObject({ kind: "taken" });
  });

  it("FAN17 of two records of one person the kept one holds in every squad, and in points of rounds that were played", async () => {
    const mila = await secondRoundOpen();
    const own = await mila.read();
    const gone = own.squad.players.find((number) => number !== own.squad.captain) as number;
    const { person_id: from } = await database.db
      .selectFrom("fantasy_players")
      .where("league_id", "=", league.key.leagueId)
      .where("number", "=", gone)
      .select("person_id")
      .executeTakeFirstOrThrow();
    const before = (await told(1)).find(({ number }) => number === gone);
    const into = await league.league.person("Ista", "Osoba");
    await personMergesFor(database.db, league.key.tenantId).merge({ from, into, by: "office", at: Date.now(), reason: null });
    await advanceSeason(database.db, league.key);
    const { person_id: now } = await database.db
      .selectFrom("fantasy_players")
      .where("league_id", "=", league.key.leagueId)
      .where("number", "=", gone)
      .select("person_id")
      .executeTakeFirstOrThrow();
    expect(now).toBe(into);
    expect((await mila.read()).squad.players).toEqual(own.squad.players);
    expect((await told(1)).find(({ number }) => number === gone)).toMatchObject({ points: before?.points, games: before?.games });
  });
});

/** The two best play a final of three games, and nobody anything else. */
const finalAlone: PlayoffPlan = {
  ...presetPlan("top-4"),
  places: [],
  rounds: presetPlan("top-4")
    .rounds.slice(-1)
    .map((round) => ({
      ...round,
      duels: round.duels.slice(0, 1).map((duel) => ({
        ...duel,
        format: { kind: "series", bestOf: 3, pattern: "HAH" },
        first: { kind: "seed", seed: 1, table: null },
        second: { kind: "seed", seed: 2, table: null },
      })),
    })),
};

describe("play-offs", () => {
  it("FAN34 FAN35 FAN36 are a round for each game of the series, with a window, and without the clubs that are out of them", async () => {
    const games = [await league.scheduled(1, ["Avala", "Banjica"], 48), await league.scheduled(1, ["Cerak", "Dorcol"], 50)];
    await openSeason(database.db, league.key);
    await definePlayoffs(database.db, league.key.tenantId, league.key.leagueId, finalAlone as PlayoffPlan<TeamId>);
    const mila = await team("Mila");
    await league.pass(51);
    await advanceSeason(database.db, league.key);
    await played(games[0] as GameId, ["Avala", "Banjica"]);
    await played(games[1] as GameId, ["Cerak", "Dorcol"]);
    for (const game of games) await league.rule(game, status("final"));
    const finals = await database.db
      .selectFrom("games")
      .where("league_id", "=", league.key.leagueId)
      .where("duel_game", "is not", null)
      .select(["game_id", "duel_game", "status"])
      .orderBy("duel_game")
      .execute();
    expect(finals.map(({ duel_game: number }) => number)).toEqual([1, 2, 3]);
    for (const { game_id: id, duel_game: number } of finals)
      await sql`update games set tip_off = now() + make_interval(days => ${3 * Number(number)}) where game_id = ${id}`.execute(database.db);
    await advanceSeason(database.db, league.key);
    const season = await known();
    expect(season.rounds.map(({ round, leg }) => [round, leg])).toEqual([
      [1, null],
      [2, 1],
      [3, 2],
    ]);
    await league.pass(24 * 2.5);
    await advanceSeason(database.db, league.key);
    const open = (await known()).open;
    expect(open).toMatchObject({ round: 2, leg: 1, unlimited: true });
    expect((await known()).clubsPlaying).toBe(2);
    expect((await mila.read()).squad.players).toHaveLength(10);
    // The third game is needed, and then there is a round for it.
    await sql`update games set status = 'scheduled' where game_id = ${finals[2]?.game_id}`.execute(database.db);
    await advanceSeason(database.db, league.key);
    expect((await known()).rounds.map(({ leg }) => leg)).toEqual([null, 1, 2, 3]);
  });
});
