import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { clubLimitOf } from "#core/fantasy/squad.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { personMergesFor } from "#server/db/repositories/person-merges.ts";
import { teamsFor } from "#server/db/repositories/teams.ts";
import type { TeamId } from "#server/db/row-ids.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { makeTransfers, SquadChanges } from "#server/my-fantasy/change-squad.ts";
import type { OwnSquad } from "#server/my-fantasy/own-squad.ts";
import { definePlayoffs } from "#server/league-office/playoffs.ts";
import { decideLeague, revokeDecision } from "#server/projections/league-decisions.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { finalOfThree } from "../support/database/fantasy-finals.ts";
import { FantasyLeague } from "../support/database/fantasy-league.ts";
import { FantasyRounds, finalOnAnyDay, statusOf, type ToldRow } from "../support/database/fantasy-rounds.ts";

const database = databaseForThisFile();
let leagues = 0;
let league: FantasyLeague;
let rounds: FantasyRounds;
beforeEach(async () => {
  league = await FantasyLeague.founded(database.db, `odd-${++leagues}`);
  rounds = new FantasyRounds(database.db, league);
});

describe("a round whose games go oddly", () => {
  it("FAN10 nobody has played in a game that is forfeited, and if that is taken back all count again", async () => {
    const { games } = await rounds.begun();
    await rounds.played(games[0], ["Avala", "Banjica"]);
    await rounds.played(games[1], ["Cerak", "Dorcol"]);
    await rounds.look();
    const before = await rounds.told(1);
    const teams = await rounds.teamRounds(1);
    await league.rule(games[0], { type: "game.forfeit", by: "home", reason: null });
    await rounds.look();
    expect(await rounds.clubsThatPlayed(1)).toEqual(["cerak", "dorcol"]);
    await league.takeBack(games[0]);
    await rounds.look();
    expect(await rounds.told(1)).toEqual(before);
    expect(await rounds.teamRounds(1)).toEqual(teams);
  });

  it("FAN10 nor in one that is annulled or cancelled", async () => {
    const { games } = await rounds.begun();
    await rounds.played(games[0], ["Avala", "Banjica"]);
    await league.rule(games[0], statusOf("annulled"));
    await league.rule(games[1], statusOf("cancelled"));
    await rounds.look();
    expect(await rounds.clubsThatPlayed(1)).toEqual([]);
    expect(await rounds.states()).toEqual(["1 provisional", "2 planned"]);
    await rounds.look(24 * 6);
    expect(await rounds.states()).toEqual(["1 final", "2 opened"]);
  });

  it("FAN10 an abandoned game counts as far as it was played, without anything for winning", async () => {
    const { games } = await rounds.begun();
    const log = league.log(["Avala", "Banjica"], "half");
    await league.play(games[0], log.slice(0, Math.floor(log.length / 2)));
    await rounds.look();
    const half = await rounds.told(1);
    await league.rule(games[0], statusOf("abandoned"));
    await rounds.played(games[1], ["Cerak", "Dorcol"]);
    await rounds.look();
    const own = (lines: readonly ToldRow[]) => lines.filter(({ club }) => club === "avala" || club === "banjica");
    expect(own(await rounds.told(1)).map(({ points }) => points)).toEqual(own(half).map(({ points }) => points));
    expect(own(half).some(({ played: has }) => has)).toBe(true);
    expect(await rounds.states()).toEqual(["1 provisional", "2 planned"]);
  });

  it("FAN10 a game that was awarded after it was played out counts, and nobody gets the tenth for winning", async () => {
    const { games } = await rounds.begun();
    await rounds.played(games[0], ["Avala", "Banjica"]);
    await rounds.look();
    const before = await rounds.told(1);
    await league.rule(games[0], { type: "game.award", homePoints: 0, awayPoints: 20, against: "home", reason: "ineligible" });
    await rounds.look();
    const after = await rounds.told(1);
    expect(after.map(({ played: has }) => has)).toEqual(before.map(({ played: has }) => has));
    const fell = after.filter(({ points }, index) => points < (before[index]?.points ?? 0));
    const rose = after.filter(({ points }, index) => points > (before[index]?.points ?? 0));
    expect(fell.length).toBeGreaterThan(3);
    expect(new Set(fell.map(({ club }) => club)).size).toBe(1);
    expect(rose).toEqual([]);
  });

  it("FAN26 an open protest holds a round for seven days, and no longer", async () => {
    const { games } = await rounds.begun();
    await rounds.played(games[0], ["Avala", "Banjica"]);
    await league.rule(games[0], statusOf("under-protest"));
    await rounds.played(games[1], ["Cerak", "Dorcol"]);
    await rounds.look();
    await rounds.look(24 * 6.9);
    expect((await rounds.states())[0]).toBe("1 provisional");
    await rounds.look(24 * 7);
    expect((await rounds.states())[0]).toBe("1 final");
  });

  it("FAN9 a game that is moved into the next round’s window is played in that, where its players have two", async () => {
    const { games } = await rounds.begun();
    await sql`update games set status = 'postponed' where game_id = ${games[1]}`.execute(database.db);
    await rounds.played(games[0], ["Avala", "Banjica"]);
    await rounds.look();
    expect(await rounds.states()).toEqual(["1 provisional", "2 planned"]);
    expect(await rounds.clubsThatPlayed(1)).toEqual(["avala", "banjica"]);
    await sql`update games set status = 'scheduled', tip_off = (select max(tip_off) from games where league_id = ${league.key.leagueId}) + interval '1 day'
      where game_id = ${games[1]}`.execute(database.db);
    await rounds.look(24 * 8);
    await rounds.played(games[1], ["Cerak", "Dorcol"]);
    const { rows } = await sql<{ id: GameId; home: string }>`
      select game_id as id, slug as home from games where league_id = ${league.key.leagueId} and slug in ('avala-cerak', 'banjica-dorcol')`.execute(
      database.db,
    );
    for (const { id, home } of rows) await rounds.played(id, home === "avala-cerak" ? ["Avala", "Cerak"] : ["Banjica", "Dorcol"]);
    await rounds.look();
    const second = await rounds.told(2);
    expect(second.filter(({ club, games: count }) => club === "cerak" && count === 2).length).toBeGreaterThan(3);
    expect(second.filter(({ club, games: count }) => club === "avala" && count > 1)).toEqual([]);
  });
});

describe("people and clubs that come and go", () => {
  async function dorcolsIn(own: { readonly squad: { readonly players: readonly number[] } }): Promise<number[]> {
    const { market } = await rounds.known();
    const club = await database.db
      .selectFrom("teams")
      .where("team_id", "=", league.league.team("Dorcol"))
      .select("club_id")
      .executeTakeFirstOrThrow();
    return own.squad.players.filter((number) => market[number]?.club === club.club_id);
  }

  /** They go for others of their groups, the cheapest of clubs that have room: no budget and no third of a club is in the way. */
  async function exchanged(own: OwnSquad, going: readonly number[]) {
    const season = await rounds.known();
    const stay = own.squad.players.filter((number) => !going.includes(number));
    const taken = new Set(own.squad.players);
    const clubs = stay.map((number) => season.market[number]?.club);
    const transfers = going.map((out) => {
      const [coming] = season.market
        .flatMap((player, number) => (player === undefined ? [] : [{ ...player, number }]))
        .filter(({ state, group, number }) => state === "on-market" && group === season.market[out]?.group && !taken.has(number))
        .filter(({ club }) => clubs.filter((other) => other === club).length < clubLimitOf(season.settings, season.clubsPlaying))
        .toSorted((one, other) => one.price - other.price);
      if (coming === undefined) throw new Error("nobody is left to come");
      taken.add(coming.number);
      clubs.push(coming.club);
      return { out, in: coming.number };
    });
    const made = { market: season.open?.market ?? 0, version: own.version, transfers };
    return makeTransfers(new SquadChanges(database.db), season, own, made, Date.now());
  }

  async function secondRoundOpen() {
    const { mila } = await rounds.secondOpen();
    expect(await rounds.states()).toEqual(["1 final", "2 opened"]);
    return mila;
  }

  it("FAN36 a club that withdraws is off the market, its players leave for nothing, and are back when that is revoked", async () => {
    const mila = await secondRoundOpen();
    const before = await rounds.known();
    const of = { tenantId: league.key.tenantId, leagueId: league.key.leagueId };
    const answer = await decideLeague(database.db, of.tenantId, {
      leagueId: of.leagueId,
      decision: { kind: "withdrawal", team: league.league.team("Dorcol"), games: "annul" },
      reason: "The club is closed",
      at: Date.now(),
    });
    if (answer.kind !== "decided") throw new Error(answer.reason);
    await rounds.look();
    const after = await rounds.known();
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
    await rounds.look();
    expect((await rounds.known()).market.filter((player) => player?.state === "left")).toEqual([]);
  });

  it("FAN17 who left stays in squads, cannot be taken, and goes for nothing; FAN3 who moved club may make a fourth", async () => {
    const mila = await secondRoundOpen();
    const own = await mila.read();
    const [gone, moved] = own.squad.players as [number, number];
    const [left, mover] = [await rounds.personOf(gone), await rounds.personOf(moved)];
    const season = await rounds.known();
    const stranger = season.market.findIndex(
      (player, number) => player?.group === season.market[gone]?.group && !own.squad.players.includes(number),
    );
    const gonePeople = [left.person_id, (await rounds.personOf(stranger)).person_id];
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
    await rounds.look();
    const { market } = await rounds.known();
    expect(market[gone]?.state).toBe("left");
    expect((await rounds.personOf(moved)).team_id).toBe(other);
    expect((await mila.read()).squad.players).toEqual(own.squad.players);
    expect(await exchanged(await mila.read(), [gone])).toMatchObject({ kind: "taken" });
    const again = await mila.read();
    expect(again.used).toBe(0);
    const ask = async (transfer: { readonly out: number; readonly in: number }) =>
      makeTransfers(
        new SquadChanges(database.db),
        await rounds.known(),
        again,
        { market: (await rounds.known()).open?.market ?? 0, version: again.version, transfers: [transfer] },
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
    const before = (await rounds.told(1)).find(({ number }) => number === gone);
    const into = await league.league.person("Ista", "Osoba");
    await personMergesFor(database.db, league.key.tenantId).merge({ from, into, by: "office", at: Date.now(), reason: null });
    await rounds.look();
    const { person_id: now } = await database.db
      .selectFrom("fantasy_players")
      .where("league_id", "=", league.key.leagueId)
      .where("number", "=", gone)
      .select("person_id")
      .executeTakeFirstOrThrow();
    expect(now).toBe(into);
    expect((await mila.read()).squad.players).toEqual(own.squad.players);
    expect((await rounds.told(1)).find(({ number }) => number === gone)).toMatchObject({ points: before?.points, games: before?.games });
  });
});

describe("play-offs", () => {
  it("FAN34 FAN35 FAN36 are a round for each game of the series, with a window, and without the clubs that are out of them", async () => {
    const games = [await league.scheduled(1, ["Avala", "Banjica"], 48), await league.scheduled(1, ["Cerak", "Dorcol"], 50)];
    await openSeason(database.db, league.key, finalOnAnyDay());
    await definePlayoffs(database.db, league.key.tenantId, league.key.leagueId, finalOfThree);
    const mila = await rounds.team("Mila");
    await rounds.look(51);
    await rounds.played(games[0] as GameId, ["Avala", "Banjica"]);
    await rounds.played(games[1] as GameId, ["Cerak", "Dorcol"]);
    for (const game of games) await league.rule(game, statusOf("final"));
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
    await rounds.look();
    const season = await rounds.known();
    expect(season.rounds.map(({ round, leg }) => [round, leg])).toEqual([
      [1, null],
      [2, 1],
      [3, 2],
    ]);
    await rounds.look(24 * 2.5);
    const open = (await rounds.known()).open;
    expect(open).toMatchObject({ round: 2, leg: 1, unlimited: true });
    expect((await rounds.known()).clubsPlaying).toBe(2);
    expect((await mila.read()).squad.players).toHaveLength(10);
    // The third game is needed, and then there is a round for it.
    await sql`update games set status = 'scheduled' where game_id = ${finals[2]?.game_id}`.execute(database.db);
    await rounds.look();
    expect((await rounds.known()).rounds.map(({ leg }) => leg)).toEqual([null, 1, 2, 3]);
  });
});
