import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { cheapestSquad, FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import { fantasyQueriesFor } from "../queries/fantasy/fantasy-queries.ts";
import { advanceSeason } from "../fantasy/advance-season.ts";
import { type FantasyDesk, fantasyDesk } from "./fantasy-desk.ts";
import { closeSeason } from "../fantasy/close-season.ts";
import { changeSettings, hideName } from "../fantasy/fantasy-office.ts";
import { lookAlikes } from "../fantasy/look-alikes.ts";
import { fantasyExport } from "./fantasy-export.ts";
import { readSeason } from "../fantasy/known-season.ts";
import { openSeason } from "../fantasy/open-season.ts";

const database = databaseForThisFile();
const address = { seasonSlug: "2026-27", leagueSlug: "first" };
const ring = [
  ["Avala", "Banjica"],
  ["Cerak", "Dorcol"],
] as const;

let league: FantasyLeague;
let desk: FantasyDesk;

beforeAll(async () => {
  league = await FantasyLeague.founded(database.db, "desk");
  for (const [index, pair] of ring.entries()) await league.scheduled(1, pair, 30 + index);
  for (const [index, pair] of ring.entries()) await league.scheduled(2, pair, 24 * 8 + index);
  await openSeason(database.db, league.key);
  desk = fantasyDesk(database.db, Date.now);
}, 60_000);

async function visitor() {
  const { accountId, sessionId } = await signedInAccount(database.db, league.league.tenantId, "Mila");
  return { accountId, sessionId, tenantId: league.league.tenantId };
}

async function withTeam(name: string) {
  const who = await visitor();
  const season = await readSeason(database.db, league.key);
  if (season === null) throw new Error("not played");
  const lineUp = cheapestSquad(season.market, season.clubsPlaying);
  const outcome = await desk.make(who, address, { ...lineUp, name, market: season.priced?.market ?? 0 });
  expect(outcome.kind).toBe("done");
  return who;
}

async function own(who: Awaited<ReturnType<typeof visitor>>): Promise<OwnFantasy & { team: NonNullable<OwnFantasy["team"]> }> {
  const answer = await desk.own(who, address);
  if (!answer?.team) throw new Error("no team");
  return { ...answer, team: answer.team };
}

/** One of the squad for another of his group and club, which no rule minds. */
function swap({ team, players }: Awaited<ReturnType<typeof own>>, place = 0) {
  const out = team.squad.players[place] as number;
  const gone = players.find(({ number }) => number === out);
  const found = players.find(
    ({ number, group, team: of }) => group === gone?.group && of.teamSlug === gone.team.teamSlug && !team.squad.players.includes(number),
  );
  return { out, in: found?.number ?? 0 };
}

const hand = { by: "Ana", reason: null };

describe("one's own team", () => {
  it("FAN31 MYFAN22 is told with all that its screen shows, and of another account nothing", async () => {
    const who = await withTeam("Sokoli");
    const answer = await own(who);
    expect(answer.team).toMatchObject({ name: "Sokoli", version: 1, hasPlayed: false, place: null });
    expect(answer.players).toHaveLength(48);
    // Of their two games to come the one that is of the open round.
    expect(answer.players.every(({ next }) => next.length === 1)).toBe(true);
    expect(answer.open?.round).toBe(1);
    expect((await desk.own(await visitor(), address))?.team).toBeNull();
    expect((await desk.all(who)).competitions).toMatchObject([{ team: { name: "Sokoli", missing: 0 } }]);
    expect(await desk.own(who, { seasonSlug: "1999-00", leagueSlug: "first" })).toBeNull();
  });

  it("FAN6 FAN23 changes as it likes before its first round, and FAN26 tells what was decided on another version", async () => {
    const who = await withTeam("Orlovi");
    const before = await own(who);
    const made = { market: before.market, version: 1, transfers: [swap(before)] };
    expect(await desk.transfers(who, address, made)).toMatchObject({ kind: "done", version: 2 });
    expect(await desk.transfers(who, address, made)).toEqual({ kind: "refused", refusal: { rule: "FAN26", code: "version" } });
    const after = await own(who);
    expect(after.team.squad.players).toContain(made.transfers[0]?.in);
    expect(await desk.transfers(who, address, { ...made, version: 2, market: 99 })).toEqual({
      kind: "refused",
      refusal: { rule: "FAN26", code: "market" },
    });
  });

  it("FAN32 the same squad from ten devices at once is changed once", async () => {
    const who = await withTeam("Deset");
    const before = await own(who);
    const made = { market: before.market, version: 1, transfers: [swap(before)] };
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => desk.transfers(who, address, made)));
    expect(outcomes.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect((await own(who)).team.version).toBe(2);
    const moves = await database.db
      .selectFrom("fantasy_moves as move")
      .innerJoin("fantasy_managers as mine", "mine.team_id", "move.team_id")
      .where("mine.account_id", "=", who.accountId)
      .selectAll("move")
      .execute();
    expect(moves).toHaveLength(2);
  });

  it("FAN4 FAN24 stands in another order, and refuses one of other players", async () => {
    const who = await withTeam("Redosled");
    const { team } = await own(who);
    const { players, captain, vice } = team.squad;
    const benched = [...players.slice(0, 6), ...players.slice(6).toReversed()];
    expect(await desk.lineUp(who, address, { version: 1, players: benched, captain: vice, vice: captain })).toMatchObject({ kind: "done" });
    expect((await own(who)).team.squad).toMatchObject({ players: benched, captain: vice, vice: captain });
    const others = [...benched.slice(0, 9), 47];
    expect(await desk.lineUp(who, address, { version: 2, players: others, captain, vice })).toMatchObject({ refusal: { rule: "FAN4" } });
  });

  it("FAN33 the office hides a name and shows it again; its owner reads why", async () => {
    const who = await withTeam("Ružno ime");
    const pages = fantasyQueriesFor(database.db, league.league.tenantId, () => undefined);
    const { team } = await own(who);
    expect(await hideName(database.db, league.key, team.number, "insults", "Ana")).toBe("set");
    expect((await pages.team(address, team.number, null))?.team).toEqual({ number: team.number, name: null });
    expect((await own(who)).team).toMatchObject({ name: "Ružno ime", hidden: "insults" });
    expect(await hideName(database.db, league.key, team.number, null, "Ana")).toBe("set");
    expect((await pages.team(address, team.number, null))?.team.name).toBe("Ružno ime");
    expect(await hideName(database.db, league.key, 9999, "nobody", "Ana")).toBe("no-team");
    expect(await lookAlikes(database.db, league.key)).toEqual([]);
  });

  it("ACC15 is exported with every change", async () => {
    const who = await withTeam("Izvoz");
    const [team] = await fantasyExport.read(database.db, who.accountId);
    expect(team).toMatchObject({ name: "Izvoz", competition: "first" });
    expect(team?.moves).toHaveLength(1);
  });

  it("FAN19 changed settings hold from the next round that is not open, within their bounds", async () => {
    expect(await changeSettings(database.db, league.key, (before) => ({ ...before, transfersPerRound: 99 }), hand)).toMatchObject([
      { path: "transfersPerRound", code: "too-large" },
    ]);
    expect(await changeSettings(database.db, league.key, (before) => ({ ...before, transfersPerRound: 5 }), hand)).toEqual({
      fromRound: 2,
    });
    expect((await readSeason(database.db, league.key))?.settings.transfersPerRound).toBe(3);
  });

  it("FAN15 is not closed while games are to be played", async () => {
    expect(await closeSeason(database.db, league.key, hand)).toEqual({ from: null });
  });
});

describe("while a round is played", () => {
  it("FAN7 nothing is transferred, line-ups change player by player, and what is seen moves with the log", async () => {
    const who = await withTeam("Kasni");
    await league.pass(30.5);
    await advanceSeason(database.db, league.key);
    desk = fantasyDesk(database.db, Date.now);
    const before = await own(who);
    expect(before.open).toBeNull();
    expect(before.begun).toHaveLength(24);
    expect(await desk.transfers(who, address, { market: before.market, version: 1, transfers: [swap(before)] })).toEqual({
      kind: "refused",
      refusal: { rule: "FAN7", code: "locked" },
    });
    const { players, captain, vice } = before.team.squad;
    const begun = players.find((number) => before.begun.includes(number) && number !== captain && number !== vice);
    expect(begun).toBeDefined();
    const free = players.slice(6).filter((number) => !before.begun.includes(number));
    if (free.length >= 2) {
      const [one, other] = free as [number, number];
      const moved = players.map((number) => (number === one ? other : number === other ? one : number));
      expect(await desk.lineUp(who, address, { version: 1, players: moved, captain, vice })).toMatchObject({ kind: "done" });
      const { rows } = await sql<{ players: number[] }>`select entry.players from fantasy_entries entry
        join fantasy_managers mine on mine.team_id = entry.team_id where mine.account_id = ${who.accountId}`.execute(database.db);
      expect(rows[0]?.players).toEqual(moved);
    }
    const late = await withTeam("Posle");
    expect((await own(late)).team.hasPlayed).toBe(false);
    expect((await own(late)).lastRound).toBeNull();
  });

  it("FAN5 rows of a team add up to what it has, each from its game's box score", async () => {
    const gameId = (
      await database.db
        .selectFrom("games")
        .where("league_id", "=", league.key.leagueId)
        .select("game_id")
        .orderBy("tip_off")
        .executeTakeFirstOrThrow()
    ).game_id;
    await league.play(gameId, league.log(ring[0], "rows"));
    await advanceSeason(database.db, league.key);
    const pages = fantasyQueriesFor(database.db, league.league.tenantId, () => undefined);
    const team = await pages.team(address, 1, null);
    const rows = team?.shown?.rows ?? [];
    expect(rows).toHaveLength(10);
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(team?.shown?.points);
    const ledger = rows.flatMap(({ games }) => games);
    expect(ledger.length).toBeGreaterThan(0);
    for (const { parts, index, win, points } of ledger) {
      expect(100 * parts.reduce((sum, { addsTenths }) => sum + addsTenths, 0)).toBe(index);
      expect(index + win).toBe(points);
    }
    expect(await pages.team(address, 1, 2)).toBeNull();
    const overview = await pages.overview(address);
    expect(overview?.underWay?.round).toBe(1);
    expect(overview?.top[0]?.place).toBe(1);
    const table = await pages.ranking(address, { table: "round", round: 1, month: null, among: "all", page: 1 });
    expect(table?.rows.map(({ place }) => place)).toEqual(table?.rows.map(({ place }) => place).toSorted((one, other) => one - other));
    expect(table?.spread?.bars.reduce((sum, { teams }) => sum + teams, 0)).toBe(table?.teams);
    for (const kind of ["season", "last-five", "average"] as const)
      expect((await pages.ranking(address, { table: kind, round: null, month: null, among: "all", page: 1 }))?.rows.length).toBe(
        table?.rows.length,
      );
    expect(await pages.ranking(address, { table: "round", round: 7, month: null, among: "all", page: 1 })).toBeNull();
    expect(await pages.ranking(address, { table: "season", round: null, month: null, among: "all", page: 2 })).toBeNull();
    expect((await pages.market(address))?.players).toHaveLength(48);
    expect((await pages.corrections(address))?.corrections).toEqual([]);
    expect((await pages.rules(address))?.example).toBeNull();
    const game = await pages.game({ ...address, roundSlug: "1", gameSlug: "avala-banjica" });
    expect(game?.lines).toHaveLength(24);
    expect(game?.lines.some(({ points }) => points !== null)).toBe(true);
  });
});
