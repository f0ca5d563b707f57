import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import type { GameId, PlayerKey } from "#core/kernel/ids.ts";
import { personMergesFor } from "#server/db/repositories/person-merges.ts";
import { teamsFor } from "#server/db/repositories/teams.ts";
import { closeSeason } from "#server/fantasy/close-season.ts";
import { openSeason } from "#server/fantasy/open-season.ts";
import { definePlayoffs } from "#server/league-office/playoffs.ts";
import { fantasyDesk } from "#server/my-fantasy/fantasy-desk.ts";
import { decideLeague, revokeDecision } from "#server/projections/league-decisions.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { finalOfThree } from "../support/database/fantasy-finals.ts";
import { type FantasyClub, FantasyLeague } from "../support/database/fantasy-league.ts";
import { FantasyRounds, finalOnAnyDay, type Manager, statusOf } from "../support/database/fantasy-rounds.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
const clubs = ["Avala", "Banjica", "Cerak", "Dorcol"] as const;
let leagues = 0;
let league: FantasyLeague;
let rounds: FantasyRounds;
beforeEach(async () => {
  league = await FantasyLeague.founded(database.db, `whole-${++leagues}`);
  rounds = new FantasyRounds(database.db, league);
});

/** Begun anew: a desk believes for a moment what it has read. */
function desk() {
  return fantasyDesk(database.db, Date.now);
}

async function own(who: Manager): Promise<OwnFantasy> {
  const answer = await desk().own(who, address);
  if (answer === null) throw new Error("not played");
  return answer;
}

/** So many of the squad, each for somebody of his group and club. */
async function exchange(who: Manager, count: number) {
  const { team, players, market } = await own(who);
  const squad: readonly number[] = team?.squad.players ?? [];
  const taken = new Set(squad);
  const transfers = squad.flatMap((out) => {
    const gone = players.find(({ number }) => number === out);
    const comes = players.find(
      ({ number, group, price, team: of, hasLeft }) =>
        group === gone?.group && of.clubSlug === gone.team.clubSlug && !taken.has(number) && !hasLeft && price <= (gone.price ?? 0) + 20,
    );
    if (comes === undefined) return [];
    taken.add(comes.number);
    return [{ out, in: comes.number }];
  });
  expect(transfers.length).toBeGreaterThanOrEqual(count);
  return desk().transfers(who, address, { market, version: team?.version ?? 0, transfers: transfers.slice(0, count) });
}

async function transfersOf(who: Manager, round: number): Promise<number | undefined> {
  const { teamId } = await who.read();
  const entry = await database.db
    .selectFrom("fantasy_entries")
    .where("team_id", "=", teamId)
    .where("round", "=", round)
    .select("transfers")
    .executeTakeFirst();
  return entry?.transfers;
}

describe("one's own screen through a season", () => {
  it("FAN35 FAN6 FAN15 tells that any number may go in the round of the window, else three, and nothing in a season that is closed", async () => {
    const games: GameId[] = [];
    for (const round of [1, 2, 3, 4]) games.push(await league.scheduled(round, ["Avala", "Banjica"], 24 * (8 * round - 6)));
    await openSeason(database.db, league.key, finalOnAnyDay());
    const mila = await rounds.team("Mila");
    const play = async (round: number) => {
      await league.pass(24 * (round === 1 ? 2 : 1));
      await rounds.look();
      await rounds.played(games[round - 1] as GameId, ["Avala", "Banjica"]);
      await rounds.look();
      await rounds.look(24 * 7);
    };
    await play(1);
    expect(await own(mila)).toMatchObject({ open: { round: 2 }, unlimited: false });
    expect(await exchange(mila, 4)).toMatchObject({ kind: "refused", refusal: { rule: "FAN6" } });
    await play(2);
    // The first round of the second half.
    expect(await own(mila)).toMatchObject({ open: { round: 3 }, unlimited: true });
    expect(await exchange(mila, 4)).toMatchObject({ kind: "done" });
    await play(3);
    expect(await transfersOf(mila, 3)).toBe(0);
    expect(await own(mila)).toMatchObject({ open: { round: 4 }, unlimited: false });
    expect(await exchange(mila, 2)).toMatchObject({ kind: "done" });
    await play(4);
    expect(await transfersOf(mila, 4)).toBe(2);

    await rounds.look(24 * 15);
    expect(await closeSeason(database.db, league.key, { by: "Ana", reason: null })).toBe("closed-now");
    expect(await rounds.states()).toEqual(["1 closed", "2 closed", "3 closed", "4 closed"]);
    const closed = await own(mila);
    expect(closed).toMatchObject({
      open: null,
      underWay: null,
      next: null,
      transfersUntil: null,
      lastRound: { round: { round: 4, state: "closed" } },
    });
    const { version, squad } = await mila.read();
    const isClosed = { kind: "refused", refusal: { rule: "FAN15", code: "closed" } };
    expect(await exchange(mila, 1)).toMatchObject(isClosed);
    const [captain, vice] = [squad.vice, squad.captain];
    expect(await desk().lineUp(mila, address, { version, players: squad.players, captain, vice })).toMatchObject(isClosed);
    expect(await mila.read()).toMatchObject({ version, squad });
    const comer = await desk().make(mila, address, {
      name: "Late",
      players: squad.players,
      captain: squad.captain,
      vice: squad.vice,
      market: closed.market,
    });
    expect(comer).toMatchObject({ kind: "refused", refusal: { rule: "FAN31", code: "closed" } });
  });
});

describe("whole rounds of clubs and people that come and go", () => {
  it("FAN36 FAN12 a club that withdraws takes its games with it, and brings them back to the last figure", async () => {
    const { mila } = await rounds.secondOpen();
    const [told, teams] = [await rounds.told(1), await rounds.teamRounds(1)];
    const withdrawal = { kind: "withdrawal", team: league.league.team("Dorcol"), games: "annul" } as const;
    const answer = await decideLeague(database.db, league.key.tenantId, {
      leagueId: league.key.leagueId,
      decision: withdrawal,
      reason: "The club is closed",
      at: Date.now(),
    });
    if (answer.kind !== "decided") throw new Error(answer.reason);
    await rounds.look();
    expect(await rounds.clubsThatPlayed(1)).toEqual(["avala", "banjica"]);
    const facts = (await rounds.known()).rounds[0]?.facts ?? [];
    expect(facts.at(-1)).toMatchObject({ kind: "final", revision: 2 });
    expect(await rounds.teamRounds(1)).not.toEqual(teams);
    const dorcols = (await rounds.told(1)).filter(({ club }) => club === "dorcol").map(({ points }) => points);
    expect(dorcols).toEqual(dorcols.map(() => 0));
    // Whoever has some of them keeps them, and lets go of them for nothing.
    expect((await mila.read()).squad.players).toHaveLength(10);
    await revokeDecision(database.db, league.key.tenantId, {
      leagueId: league.key.leagueId,
      decisionId: answer.decisionId,
      at: Date.now(),
    });
    await rounds.look();
    expect(await rounds.told(1)).toEqual(told);
    expect(await rounds.teamRounds(1)).toEqual(teams);
  });

  it("FAN5 FAN3 who moved club makes his points where he plays now, and keeps those he made before", async () => {
    await rounds.secondOpen();
    const first = await rounds.told(1);
    const [number, key] = await somebodyOf("Avala", first);
    const mover = await rounds.personOf(number);
    await teamsFor(database.db, league.key.tenantId).saveRosterEntry({
      teamId: league.league.team("Banjica"),
      personId: mover.person_id,
      shirtNumber: "77",
      validFrom: new Date().toISOString().slice(0, 10),
      validTo: null,
      position: "PG",
      captain: false,
    });
    await rounds.look();
    expect((await rounds.personOf(number)).team_id).toBe(league.league.team("Banjica"));
    const { rows } = await sql<{ id: GameId; slug: string }>`
      select game_id as id, slug from games where league_id = ${league.key.leagueId} and slug in ('avala-cerak', 'banjica-dorcol')`.execute(
      database.db,
    );
    const gameOf = (slug: string) => rows.find((row) => row.slug === slug)?.id as GameId;
    // In his old club's game somebody who is not in the league has his place, in his new one's he has a team mate's.
    const [, mate] = await somebodyOf("Banjica", first);
    const stranger = await league.league.person("Neko", "Drugi");
    await league.league.link(gameOf("avala-cerak"), key, stranger);
    await league.league.link(gameOf("banjica-dorcol"), mate, mover.person_id);
    await rounds.look(24 * 4.2);
    await rounds.played(gameOf("avala-cerak"), ["Avala", "Cerak"]);
    await rounds.played(gameOf("banjica-dorcol"), ["Banjica", "Dorcol"]);
    await rounds.look();
    const line = await database.db
      .selectFrom("box_player_lines")
      .where("game_id", "=", gameOf("banjica-dorcol"))
      .where("player_key", "=", mate)
      .select(["performance_index_rating as index", "won"])
      .executeTakeFirstOrThrow();
    const index = 1000 * (line.index ?? 0);
    const points = line.won === true && index > 0 ? Math.round(index * 1.1) : index;
    expect((await rounds.told(2)).find((row) => row.number === number)).toMatchObject({ club: "banjica", played: true, games: 1 });
    expect((await rounds.told(2)).find((row) => row.number === number)?.points).toBe(points);
    expect((await rounds.told(1)).find((row) => row.number === number)?.points).toBe(first.find((row) => row.number === number)?.points);
  });

  it("FAN17 FAN12 of a team that had both records the one that went scores nothing, goes for nothing and gives back what it weighed", async () => {
    const { mila } = await rounds.secondOpen();
    const first = await rounds.told(1);
    const { squad } = await mila.read();
    const playing = squad.players.filter((one) => one !== squad.captain && first.find((row) => row.number === one)?.played === true);
    // Of two clubs: one person played in both games of the round, under two names.
    const { market } = await rounds.known();
    const kept = playing[0] as number;
    const gone = playing.find((one) => market[one]?.club !== market[kept]?.club) as number;
    const [from, into] = [(await rounds.personOf(gone)).person_id, (await rounds.personOf(kept)).person_id];
    const merges = personMergesFor(database.db, league.key.tenantId);
    await merges.merge({ from, into, by: "office", at: Date.now(), reason: null });
    await rounds.look();
    expect((await rounds.known()).market[gone]?.state).toBe("left");
    expect((await mila.read()).squad.players).toEqual(squad.players);
    const after = await rounds.told(1);
    const pointsOf = (told: typeof after, number: number) => told.find((row) => row.number === number)?.points ?? 0;
    expect(pointsOf(after, kept)).toBe(pointsOf(first, kept) + pointsOf(first, gone));
    expect([pointsOf(after, gone), after.find((row) => row.number === gone)?.games ?? 0]).toEqual([0, 0]);
    const before = await own(mila);
    const weight = squad.paid[squad.players.indexOf(gone)] ?? 0;
    const comes = before.players.find(
      ({ number, group, price, hasLeft }) =>
        !hasLeft && group === market[gone]?.group && !squad.players.includes(number) && price <= weight,
    );
    const taken = await desk().transfers(mila, address, {
      market: before.market,
      version: before.team?.version ?? 0,
      transfers: [{ out: gone, in: comes?.number ?? 0 }],
    });
    expect(taken).toMatchObject({ kind: "done" });
    const now = await mila.read();
    expect([now.used, now.squad.paid.reduce((sum, price) => sum + price, 0)]).toEqual([
      0,
      squad.paid.reduce((sum, price) => sum + price, 0) - weight + (comes?.price ?? 0),
    ]);
  });

  /** Somebody of a club who played, by his number and by his name in logs. */
  async function somebodyOf(club: FantasyClub, told: Awaited<ReturnType<typeof rounds.told>>): Promise<readonly [number, PlayerKey]> {
    const { number = 0 } = told.find((row) => row.club === club.toLowerCase() && row.played) ?? {};
    const { person_id } = await rounds.personOf(number);
    const found = [...league.persons].find(([, person]) => person === person_id);
    if (found === undefined) throw new Error(`nobody of ${club} has played`);
    return [number, found[0]];
  }
});

describe("play-offs from their first game to the last", () => {
  it("FAN34 FAN35 FAN36 each game of the final is a round with its points, and one that is not needed is none", async () => {
    const games = [await league.scheduled(1, ["Avala", "Banjica"], 48), await league.scheduled(1, ["Cerak", "Dorcol"], 50)];
    await openSeason(database.db, league.key, finalOnAnyDay());
    await definePlayoffs(database.db, league.key.tenantId, league.key.leagueId, finalOfThree);
    const mila = await rounds.team("Mila");
    await rounds.look(51);
    await rounds.played(games[0] as GameId, ["Avala", "Banjica"]);
    await rounds.played(games[1] as GameId, ["Cerak", "Dorcol"]);
    for (const game of games) await league.rule(game, statusOf("final"));
    const finals = await finalsOf();
    for (const { id, leg } of finals)
      await sql`update games set tip_off = now() + make_interval(days => ${7 + 3 * leg}) where game_id = ${id}`.execute(database.db);
    await rounds.look();
    await rounds.look(24 * 9.5);
    expect(await rounds.states()).toEqual(["1 final", "2 opened", "3 planned"]);
    const [one] = finals;
    const inFinal = new Set([one?.home, one?.away]);
    const { market } = await rounds.known();
    // Whoever is out of it goes for nothing, as many as they are; the window is open besides.
    expect(market.filter((player) => player?.state === "left")).toHaveLength(24);
    const out = (await mila.read()).squad.players.filter((number) => market[number]?.state === "left");
    const before = await own(mila);
    expect(before).toMatchObject({ unlimited: true, clubsPlaying: 2 });
    const taken = new Set(before.team?.squad.players);
    const transfers = out.flatMap((going) => {
      const comes = before.players
        .filter(({ number, group, hasLeft }) => !hasLeft && !taken.has(number) && group === market[going]?.group)
        .toSorted((first, second) => first.price - second.price)[0];
      if (comes !== undefined) taken.add(comes.number);
      return comes === undefined ? [] : [{ out: going, in: comes.number }];
    });
    // No more than so many of one club, and within the budget: two of them are enough to see.
    expect(
      await desk().transfers(mila, address, {
        market: before.market,
        version: before.team?.version ?? 0,
        transfers: transfers.slice(0, 2),
      }),
    ).toMatchObject({ kind: "done" });

    const winner = one?.home as FantasyClub;
    for (const { id, leg, home, away } of finals.slice(0, 2)) {
      await league.linked(id, [home, away]);
      await sql`update games set tip_off = now() - interval '1 minute' where game_id = ${id}`.execute(database.db);
      await rounds.look();
      await rounds.played(id, [home, away]);
      await giveTo(id, winner, home);
      await league.rule(id, statusOf("final"));
      await rounds.look();
      expect(await rounds.clubsThatPlayed(1 + leg)).toEqual([...inFinal].map((club) => String(club).toLowerCase()).toSorted());
      const [team] = (await rounds.teamRounds(1 + leg)) as readonly { readonly points: number; readonly total: number }[];
      expect(team?.points).not.toBe(0);
      await rounds.look(24 * 2);
    }
    // Two of three are enough.
    expect((await finalsOf()).map(({ status }) => status)).toEqual(["final", "final", expect.stringMatching(/cancelled|if-needed/)]);
    await rounds.look(24 * 8);
    expect(await rounds.states()).toEqual(["1 final", "2 final", "3 final"]);
    expect(await transfersOf(mila, 2)).toBe(0);
    const all = (await Promise.all([1, 2, 3].map(async (round) => rounds.teamRounds(round)))).flat() as readonly {
      readonly points: number;
      readonly total: number;
    }[];
    expect(all.at(-1)?.total).toBe(all.reduce((sum, { points }) => sum + points, 0));
    await rounds.look(24 * 14);
    expect(await closeSeason(database.db, league.key, { by: "Ana", reason: null })).toBe("closed-now");
  });

  type Final = {
    readonly id: GameId;
    readonly leg: number;
    readonly status: string;
    readonly home: FantasyClub;
    readonly away: FantasyClub;
  };

  async function finalsOf(): Promise<Final[]> {
    const rows = await database.db
      .selectFrom("games")
      .where("league_id", "=", league.key.leagueId)
      .where("duel_game", "is not", null)
      .select(["game_id as id", "duel_game as leg", "status", "home_team_id as home", "away_team_id as away"])
      .orderBy("duel_game")
      .execute();
    const clubOf = (team: string) => clubs.find((club) => league.league.team(club) === team) as FantasyClub;
    return rows.map(({ id, leg, status, home, away }) => ({ id, leg: leg ?? 0, status, home: clubOf(home), away: clubOf(away) }));
  }

  /** A final that the simulation gave to the other is awarded, so that the series ends after two. */
  async function giveTo(id: GameId, winner: FantasyClub, home: FantasyClub): Promise<void> {
    const { home_points: ofHome, away_points: ofAway } = await database.db
      .selectFrom("games")
      .where("game_id", "=", id)
      .select(["home_points", "away_points"])
      .executeTakeFirstOrThrow();
    const isWon = (winner === home) === (ofHome ?? 0) > (ofAway ?? 0);
    if (isWon) return;
    const [homePoints, awayPoints] = winner === home ? [20, 0] : [0, 20];
    await league.rule(id, { type: "game.award", homePoints, awayPoints, against: winner === home ? "away" : "home", reason: "ineligible" });
  }
});
