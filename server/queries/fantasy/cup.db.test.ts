import { createHash } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { CupTieLine, CupWanted, FantasyCupAnswer } from "#contract/fantasy-cup.ts";
import { drawCupRound } from "#core/fantasy/cup-draw.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { FantasyLeague, someSquads } from "#tests/support/database/fantasy-league.ts";
import { fantasyQueriesFor } from "./fantasy-queries.ts";
import { advanceSeason } from "../../fantasy/advance-season.ts";
import { readSeason } from "../../fantasy/known-season.ts";
import { openSeason } from "../../fantasy/open-season.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
const pairs = [
  ["Avala", "Banjica"],
  ["Cerak", "Dorcol"],
] as const;
const twoWeeks = 14 * 24;

/** A season of so many rounds, two weeks apart, and so many made-up teams. */
async function founded(slug: string, rounds: number, teams: number) {
  const league = await FantasyLeague.founded(database.db, slug);
  const games: GameId[][] = [];
  for (let round = 1; round <= rounds; round++) {
    const inHours = 48 + twoWeeks * (round - 1);
    games.push(await Promise.all(pairs.map((pair) => league.scheduled(round, pair, inHours))));
  }
  await openSeason(database.db, league.key);
  const season = await readSeason(database.db, league.key);
  if (season === null) throw new Error("the game is not played here");
  const of = { tenant_id: league.key.tenantId, league_id: league.key.leagueId };
  const { db } = database;
  for (const [index, { players, captain, vice }] of someSquads(season.market, season.clubsPlaying, teams).entries()) {
    const [number, made] = [index + 1, new Date()];
    const { team_id } = await db
      .insertInto("fantasy_teams")
      .values({ ...of, number, made_at: made })
      .returning("team_id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("fantasy_managers")
      .values({ ...of, team_id, account_id: null, name: `Ekipa ${number}`, hidden_at: null, hidden_reason: null })
      .execute();
    const squad = { players: [...players], paid: players.map(() => 65), captain, vice, changed_in: 1, changed_at: made };
    await db
      .insertInto("fantasy_squads")
      .values({ ...of, team_id, ...squad })
      .execute();
  }
  return { league, games };
}

type Season = Awaited<ReturnType<typeof founded>>;

/** Locks a round and plays it out, as if the clock had come to its first tip-off. */
async function play({ league, games }: Season, round: number): Promise<void> {
  await league.pass(round === 1 ? 48 : 96);
  await advanceSeason(database.db, league.key);
  for (const [index, pair] of pairs.entries())
    await league.play(games[round - 1]?.[index] as GameId, league.log(pair, `${round} ${index}`));
  await advanceSeason(database.db, league.key);
}

async function makeFinal({ league }: Season): Promise<void> {
  await league.pass(twoWeeks - 96);
  await advanceSeason(database.db, league.key);
}

async function cup({ league }: Season, wanted: Partial<CupWanted> = {}): Promise<FantasyCupAnswer> {
  const queries = fantasyQueriesFor(database.db, league.key.tenantId, () => {});
  const answer = await queries.cup(address, { round: null, page: 1, ...wanted });
  if (answer === null) throw new Error("no cup");
  return answer;
}

function drawnAgain(answer: FantasyCupAnswer, cupRound: number, list: string): number[][] {
  const { seed } = answer.rounds.find((round) => round.cupRound === cupRound) as FantasyCupAnswer["rounds"][number];
  expect(seed).toBe(`${createHash("sha256").update(list).digest("hex")}/${cupRound}`);
  const numbers = list.split("\n").map((line) => Number(line.split(" ")[1]));
  return drawCupRound([...numbers.keys()], seed).map(({ one, other }) =>
    [one, other].flatMap((index) => (index === null ? [] : [numbers[index] as number])),
  );
}

function sorted(ties: readonly (readonly number[])[]): string[] {
  return ties.map((tie) => tie.join("-")).toSorted((one, other) => one.localeCompare(other));
}

function numbersOf({ one, other }: CupTieLine): number[] {
  return [one.team.number, ...(other === null ? [] : [other.team.number])];
}

function winnerOf(tie: CupTieLine): number | undefined {
  return tie.winner === null ? undefined : tie[tie.winner]?.team.number;
}

/** Awarded the other way round: nobody has the tenth for winning. */
async function awarded({ league, games }: Season, round: number, isAwarded: boolean): Promise<void> {
  const [official, other] = isAwarded ? [0, 20] : [null, null];
  await sql`update games set award = ${isAwarded ? "administrative" : null}, official_home_points = ${official},
    official_away_points = ${other} where game_id = any(${games[round - 1]}::uuid[])`.execute(database.db);
  await advanceSeason(database.db, league.key);
}

describe("a cup of eleven teams in a season of six rounds", () => {
  let season: Season;

  beforeAll(async () => {
    season = await founded("cup", 6, 11);
  }, 60_000);

  it("FANC1 begins early enough for everybody to be in it, and says so before", async () => {
    expect((await cup(season)).begins).toMatchObject({ number: 3, round: { round: 3 } });
    await play(season, 1);
    await makeFinal(season);
    await play(season, 2);
    expect(await cup(season)).toMatchObject({ begins: { number: 3 }, rounds: [], tree: [], list: null, winner: null, teams: 11 });
  });

  it("FANC3 FANC4 is drawn when the round before is final, once, however many look", async () => {
    await season.league.pass(twoWeeks - 96);
    await Promise.all([1, 2, 3].map(() => advanceSeason(database.db, season.league.key)));
    const answer = await cup(season);
    expect(answer).toMatchObject({ begins: null, rounds: [{ cupRound: 1, round: { round: 3 }, teams: 11, byes: 5 }] });
    expect(await advanceSeason(database.db, season.league.key)).toBe(0);
    expect(await cup(season)).toEqual(answer);
    const queries = fantasyQueriesFor(database.db, season.league.key.tenantId, () => {});
    const list = (await queries.cupList(address, 1)) ?? "";
    const { rows } = await sql<{ line: string }>`
      select ranked.total_place || ' ' || team.number || ' ' || round(ranked.total / 10.0, 1) as line from fantasy_team_rounds ranked
      join fantasy_teams team using (tenant_id, league_id, team_id)
      where ranked.league_id = ${season.league.key.leagueId} and ranked.round = 2 order by ranked.total_place, team.number`.execute(
      database.db,
    );
    expect(list.split("\n")).toEqual(rows.map(({ line }) => line));
    const ties = answer.tree[0]?.ties ?? [];
    expect(sorted(ties.map(numbersOf))).toEqual(sorted(drawnAgain(answer, 1, list)));
    // Those that play stand first; the best of the table go on without.
    expect(ties.map(({ other }) => other === null)).toEqual([false, false, false, true, true, true, true, true]);
    expect(ties.slice(3).map((tie) => numbersOf(tie)[0])).toEqual(
      list
        .split("\n")
        .slice(0, 5)
        .map((line) => Number(line.split(" ")[1])),
    );
    expect(await queries.cupList(address, 2)).toBeNull();
    expect(await queries.cup(address, { round: 2, page: 1 })).toBeNull();
    expect(await queries.cup(address, { round: 1, page: 2 })).toBeNull();
  });

  it("FANC5 shows points while they are made, and follows corrections until the next round is drawn", async () => {
    await play(season, 3);
    const [before] = (await cup(season)).tree;
    expect(before?.ties[0]).toMatchObject({ winner: null, decidedBeforeCorrection: false });
    expect(before?.ties[0]?.one.points).not.toBeNull();
    await awarded(season, 3, true);
    const [corrected] = (await cup(season)).tree;
    expect(corrected?.ties.map(({ one }) => one.points)).not.toEqual(before?.ties.map(({ one }) => one.points));
    await makeFinal(season);
    const answer = await cup(season);
    expect(answer.rounds.map(({ teams }) => teams)).toEqual([11, 8]);
    const [first, second] = answer.tree;
    for (const { one, other, winner } of first?.ties.filter((tie) => tie.other !== null) ?? [])
      expect(winner).toBe((one.points ?? 0) >= (other?.points ?? 0) ? "one" : "other");
    expect(new Set(second?.ties.flatMap(numbersOf))).toEqual(new Set(first?.ties.map(winnerOf)));
  });

  it("FAN14 FANC5 a tie stands once the next round is drawn, and tells of a correction that came later", async () => {
    const before = await cup(season);
    await awarded(season, 3, false);
    const after = await cup(season);
    const was = (answer: FantasyCupAnswer) => answer.tree[0]?.ties.map(({ one, other, winner }) => [one.points, other?.points, winner]);
    expect(was(after)).toEqual(was(before));
    expect(after.tree[0]?.ties.some(({ decidedBeforeCorrection }) => decidedBeforeCorrection)).toBe(true);
    await awarded(season, 3, true);
    expect(await cup(season)).toMatchObject({ tree: before.tree });
  });

  it("FANC6 ends with a winner, who is the better of the final", async () => {
    for (const round of [4, 5]) {
      await play(season, round);
      await makeFinal(season);
    }
    await play(season, 6);
    expect((await cup(season)).winner).toBeNull();
    await makeFinal(season);
    const answer = await cup(season);
    expect(answer.rounds.map(({ teams, byes }) => [teams, byes])).toEqual([
      [11, 5],
      [8, 0],
      [4, 0],
      [2, 0],
    ]);
    const final = answer.tree.at(-1)?.ties[0];
    expect(answer.winner?.number).toBe(final && winnerOf(final));
    expect(await advanceSeason(database.db, season.league.key)).toBe(0);
  });

  it("FANC7 a team whose account is gone stays in it as a number", async () => {
    const { number } = (await cup(season)).winner ?? { number: 0 };
    await sql`delete from fantasy_managers where league_id = ${season.league.key.leagueId} and team_id in
      (select team_id from fantasy_teams where number = ${number})`.execute(database.db);
    expect((await cup(season)).winner).toEqual({ number, name: null });
  });

  it("FANC1 goes with its season", async () => {
    await database.db.deleteFrom("fantasy_seasons").where("league_id", "=", season.league.key.leagueId).execute();
    for (const table of ["fantasy_cup_rounds", "fantasy_cup_ties"] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    const queries = fantasyQueriesFor(database.db, season.league.key.tenantId, () => {});
    expect(await queries.cup(address, { round: null, page: 1 })).toBeNull();
  });
});

describe("seasons that are too short, or too empty", () => {
  it("FANC2 the best are drawn where the rounds left cannot part all", async () => {
    const season = await founded("short", 2, 7);
    await play(season, 1);
    await makeFinal(season);
    const answer = await cup(season);
    expect(answer.rounds.map(({ teams, byes }) => [teams, byes])).toEqual([[2, 0]]);
    const [tie] = answer.tree[0]?.ties ?? [];
    expect(new Set([tie?.one.place, tie?.other?.place])).toEqual(new Set([1, 2]));
  }, 60_000);

  it("FANC1 there is none of one team alone", async () => {
    const season = await founded("alone", 2, 1);
    await play(season, 1);
    await makeFinal(season);
    expect(await cup(season)).toMatchObject({ rounds: [], winner: null });
  }, 60_000);

  it("FANC4 is drawn with the lock of its round where a protest holds the one before", async () => {
    const season = await founded("protest", 3, 3);
    await play(season, 1);
    await makeFinal(season);
    expect((await cup(season)).rounds.map(({ round }) => round.round)).toEqual([2]);
    await play(season, 2);
    await sql`update games set status = 'ended' where game_id = any(${season.games[1]}::uuid[])`.execute(database.db);
    await makeFinal(season);
    expect((await cup(season)).rounds).toHaveLength(1);
    await play(season, 3);
    const answer = await cup(season);
    expect(answer.rounds.map(({ round, teams }) => [round.round, teams])).toEqual([
      [2, 3],
      [3, 2],
    ]);
  }, 60_000);
});
