import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { LeagueDuel, PrivateLeague } from "#contract/fantasy-leagues.ts";
import { averagePoints, duelRounds } from "#core/fantasy/duels.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import { memberOf } from "#tests/support/database/fantasy-members.ts";
import { advanceSeason } from "../fantasy/advance-season.ts";
import { openSeason } from "../fantasy/open-season.ts";
import { fantasyDesk } from "./fantasy-desk.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
const week = 24 * 7;
const names = ["Ana", "Iva", "Mia", "Una", "Eva"] as const;

type Member = Awaited<ReturnType<typeof memberOf>>;

let league: FantasyLeague;
let games: GameId[];
let members: Member[];
let late: Member;
let number: number;
let code: string;
let lonely: number;

function desk() {
  return fantasyDesk(database.db, Date.now).leagues;
}

function advance() {
  return advanceSeason(database.db, league.key);
}

async function seen(who = members[0] as Member, round: number | null = null, of = number): Promise<PrivateLeague> {
  const answer = await desk().one(who, address, of, { page: 1, round });
  if (answer === null) throw new Error("not in it");
  return answer;
}

async function found(who: Member, fromRound: number): Promise<{ number: number; code: string }> {
  const outcome = await desk().found(who, address, { name: "Dueli", kind: "duels", fromRound });
  if (outcome.kind !== "done") throw new Error(JSON.stringify(outcome));
  return { number: outcome.number, code: outcome.code ?? "" };
}

/** What members made in a round, in tenths: as if their players had. */
async function made(round: number, points: readonly number[]): Promise<void> {
  for (const [at, own] of points.entries()) {
    await sql`update fantasy_team_rounds set points = ${own} from fantasy_teams team where team.team_id = fantasy_team_rounds.team_id
      and team.number = ${members[at]?.team} and fantasy_team_rounds.league_id = ${league.key.leagueId} and round = ${round}`.execute(
      database.db,
    );
  }
}

async function play(round: number, clubs: readonly ["Avala" | "Cerak", "Banjica" | "Dorcol"]): Promise<void> {
  await league.play(games[round - 1] as GameId, league.log(clubs, `round ${round}`));
  await advance();
}

/** «Ana 50.0 : 40.0 Iva», one's own first in neither. */
function said(duels: readonly LeagueDuel[]): string[] {
  const side = (of: LeagueDuel["one"]) => `${of.team === null ? "average" : (of.team.name ?? of.team.number)}${of.isReplaced ? "*" : ""}`;
  return duels.map(({ one, other }) => `${side(one)} ${one.points}:${other.points} ${side(other)}`).toSorted();
}

/** By core's own table who meets whom, with these points. */
function expected(drawn: number, points: readonly number[]): string[] {
  return (duelRounds(names.length, drawn + 1)[drawn] ?? [])
    .map(
      ({ one, other }) =>
        `${names[one]} ${points[one]}:${other === null ? averagePoints(points) : points[other]} ${other === null ? "average" : names[other]}`,
    )
    .toSorted();
}

beforeAll(async () => {
  league = await FantasyLeague.founded(database.db, "duels");
  games = [
    await league.scheduled(1, ["Avala", "Banjica"], 30),
    await league.scheduled(2, ["Cerak", "Dorcol"], 30 + week),
    await league.scheduled(3, ["Avala", "Dorcol"], 30 + 2 * week),
  ];
  await openSeason(database.db, league.key);
  members = [];
  for (const name of names) members.push(await memberOf(database.db, league, name));
  late = await memberOf(database.db, league, "Kasno");
  ({ number, code } = await found(members[0] as Member, 1));
  for (const who of members.slice(1)) await desk().join(who, address, code);
  ({ number: lonely } = await found(late, 1));
}, 60_000);

describe("a private league of duels", () => {
  it("FANL7 is open until its first round locks, and shows who is there", async () => {
    expect(await seen()).toMatchObject({ mayJoin: true, after: null, duels: { rounds: [], round: null, duels: [] } });
    expect((await seen()).duels?.rows.map(({ team, place }) => [team.name, place])).toEqual(names.map((name) => [name, null]));
    await league.pass(30.1);
    // The lock has not been written yet, but its moment has come.
    expect(await desk().join(late, address, code)).toMatchObject({ refusal: { rule: "FANL7", code: "begun" } });
  });

  it("FAN28 FANL8 is drawn at the lock, once, whichever nodes do it; the odd one meets the average", async () => {
    await Promise.all([advance(), advance(), advance()]);
    const { duels, mayJoin } = await seen();
    expect(mayJoin).toBe(false);
    expect(said(duels?.duels ?? [])).toEqual(expected(0, [0, 0, 0, 0, 0]));
    expect(duels?.duels.map(({ state }) => state)).toEqual(["to-come", "to-come", "to-come"]);
    // Nobody has points because nobody has played.
    expect(duels?.rows.every(({ duelPoints, place }) => duelPoints === 0 && place === null)).toBe(true);
    expect(await desk().join(late, address, code)).toMatchObject({ refusal: { rule: "FANL7", code: "begun" } });
  });

  it("FANL7 one alone has nobody to meet, and waits for the next round", async () => {
    expect(await seen(late, null, lonely)).toMatchObject({ mayJoin: true, duels: { rounds: [] } });
  });

  it("FAN28 counts each duel as the round stands, and ranks by duel points, then all points", async () => {
    await play(1, ["Avala", "Banjica"]);
    const points = [500, 400, 303, 300, 500];
    await made(1, points);
    const { duels, after } = await seen();
    expect(after?.round).toBe(1);
    expect(said(duels?.duels ?? [])).toEqual(expected(0, points));
    expect(duels?.duels.map(({ state }) => state)).toEqual(["over", "over", "over"]);
    const table = duels?.rows ?? [];
    expect(table.map(({ duelPoints }) => duelPoints)).toEqual(
      table.map(({ duelPoints }) => duelPoints).toSorted((one, other) => other - one),
    );
    for (const { won, drawn, lost, duelPoints } of table) expect([won + drawn + lost, 2 * won + drawn]).toEqual([1, duelPoints]);
    expect((await desk().all(members[1] as Member, address))?.leagues).toMatchObject([
      { kind: "duels", members: 5, duel: { state: "over" } },
    ]);
  });

  it("FAN14 follows corrections until the next round's first tip-off, and then stands and says so", async () => {
    const corrected = [100, 400, 303, 300, 500];
    await made(1, corrected);
    expect(said((await seen()).duels?.duels ?? [])).toEqual(expected(0, corrected));
    await league.pass(week);
    // The round is scored once more when it turns final: what its players did stands there again.
    await advance();
    await made(1, [900, 400, 303, 300, 500]);
    const stood = (await seen(undefined, 1)).duels?.duels ?? [];
    expect(stood.every(({ state }) => state === "stands")).toBe(true);
    const own = stood.find(({ one, other }) => one.isOwn || other.isOwn);
    const mine = own?.one.isOwn ? "one" : "other";
    expect(own?.[mine].points).not.toBe(900);
    expect(own?.corrected?.[mine]).toBe(900);
    const { rows } = await sql<{ figures: number }>`select count(*)::integer as figures from fantasy_duels
      where round = 1 and league_id = ${league.key.leagueId} and one_points is not null`.execute(database.db);
    expect(rows[0]?.figures).toBe(3);
  });

  it("FANL9 who leaves, is taken out or goes is replaced by the average from the next lock on", async () => {
    expect(await desk().leave(members[3] as Member, address, number, members[3]?.team ?? 0)).toMatchObject({ kind: "done" });
    expect(await desk().one(members[3] as Member, address, number, { page: 1, round: null })).toBeNull();
    expect(await desk().leave(members[0] as Member, address, number, members[2]?.team ?? 0)).toMatchObject({ kind: "done" });
    await database.db
      .deleteFrom("accounts")
      .where("account_id", "=", members[1]?.accountId ?? "")
      .execute();
    // The round under way is played to its end by those who were drawn.
    await play(2, ["Cerak", "Dorcol"]);
    const before = await seen(undefined, 2);
    expect(before.duels?.duels.some(({ one, other }) => one.isReplaced || other.isReplaced)).toBe(false);
    expect(before).toMatchObject({ members: 2, isFounder: true });
    expect(before.duels?.rows.filter(({ isReplaced }) => isReplaced)).toHaveLength(3);
    expect(new Set(before.duels?.rows.map(({ team }) => team.name))).toEqual(new Set(["Ana", "Eva", "Mia", "Una", null]));
    await league.pass(week);
    await advance();
    await play(3, ["Avala", "Dorcol"]);
    await made(3, [500, 1, 2, 3, 301]);
    const told = await seen(undefined, 3);
    const replaced = told.duels?.duels
      .flatMap(({ one, other }) => [one, other])
      .filter(({ isReplaced, team }) => isReplaced || team === null);
    expect(replaced).toHaveLength(4);
    // Of those who play for themselves, halves away from zero.
    expect(new Set(replaced?.map(({ points }) => points))).toEqual(new Set([averagePoints([500, 301])]));
  });

  it("FANL10 says who has changed nothing for how many locked rounds, and nothing of an open one", async () => {
    const { duels } = await seen();
    expect(duels?.rows.map(({ idleRounds }) => idleRounds)).toEqual([2, 2, 2, 2, 2]);
  });

  it("FANL8 has met everybody in as many rounds as it takes, nobody twice", async () => {
    const { rows } = await sql<{ round: number; duels: number; average: number }>`
      select round, count(*)::integer as duels, count(*) filter (where other is null)::integer as average from fantasy_duels
      where league_id = ${league.key.leagueId} and number = ${number} group by round order by round`.execute(database.db);
    expect(rows).toEqual([1, 2, 3].map((round) => ({ round, duels: 3, average: 1 })));
    const twice = await sql`select from fantasy_duels where other is not null and league_id = ${league.key.leagueId} and number = ${number}
      group by least(one, other), greatest(one, other) having count(*) > 1`.execute(database.db);
    expect(twice.rows).toEqual([]);
  });
});
