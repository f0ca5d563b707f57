import { beforeAll, describe, expect, it } from "vitest";
import type { LiveStatsGame } from "#contract/api/livestats-shapes.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";
import { ownLiveStatsGame } from "#server/exports/livestats-game.ts";
import type { LiveStatsData } from "#server/imports/fiba-livestats-data.ts";
import { readLiveStats } from "#server/imports/fiba-livestats.ts";
import type { ImportTarget } from "#server/imports/storing/import-target.ts";
import { type StoreAnswer, storeGame } from "#server/imports/storing/store-game.ts";

const database = databaseForThisFile();
const { events } = exhibitionGame("same-game");
const day = Date.UTC(2026, 9, 20, 18);
let league: LeagueInDatabase;
let target: ImportTarget;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "same-game", ["Avala", "Banjica"]);
  target = {
    tenantId: league.tenantId,
    seasonId: league.seasonId,
    leagueId: league.leagueId,
    seasonSlug: "2026-27",
    leagueSlug: "first",
    defaultLocale: "sr",
    timeZone: "Europe/Belgrade",
  };
});

/** A game as we tell it, in the shape of a LiveStats file. */
function told(gameId: string): LiveStatsGame {
  const log = {
    gameId: gameId as GameId,
    ruleProfile: "fiba",
    events: events.map((event, index) => ({ ...event, sequence: index + 1, at: 0 })),
  };
  return ownLiveStatsGame(log, { home: { name: "Avala", code: "AVA" }, away: { name: "Banjica", code: "BAN" }, player: () => null });
}

function importing(file: LiveStatsGame, tipOff: number | null = null, name = "1"): Promise<StoreAnswer> {
  const game = readLiveStats(file as unknown as LiveStatsData, name);
  return storeGame(database.db, target, game, { round: null, tipOff }, day);
}

async function games(): Promise<number> {
  return (await database.db.selectFrom("games").select("game_id").where("tenant_id", "=", league.tenantId).execute()).length;
}

describe("TABLE3 a game that stands already", () => {
  it("is the same one when its own export comes in, by its id, and nothing of it changes", async () => {
    const gameId = await league.game({ home: "Avala", away: "Banjica", tipOff: day });
    await league.append(gameId, events);
    const before = await games();
    expect(await importing(told(gameId))).toMatchObject({ kind: "same", ref: { gameSlug: "avala-banjica", roundSlug: "1" } });
    expect(await games()).toBe(before);
  });

  it("is the same one when a file without its id tells it of the same day", async () => {
    const { fullcourtGameId: _, ...file } = told("unknown");
    const before = await games();
    expect(await importing(file as LiveStatsGame, day - 3_600_000, "2")).toMatchObject({ kind: "same" });
    expect(await games()).toBe(before);
  });

  it("keeps its own log where the file tells it otherwise, and says what differs", async () => {
    const gameId = (await database.db.selectFrom("games").select("game_id").executeTakeFirstOrThrow()).game_id;
    const file = told(gameId);
    const scored = file.pbp.findIndex(({ actionType, success }) => actionType === "2pt" && success === 1);
    const answer = await importing({ ...file, pbp: file.pbp.toSpliced(scored, 1) });
    expect(answer).toMatchObject({ kind: "refused" });
    expect(JSON.stringify(answer)).toMatch(/avala-banjica of round 1, which has a log of its own, and differs \(.+ here, .+ in the file\)/);
  });

  it("gets the file's log where the schedule has it and nobody has written it down, and is corrected by the next file", async () => {
    const gameId = await league.game({ home: "Banjica", away: "Avala", round: 2, tipOff: day });
    const { fullcourtGameId: _, ...file } = told("unknown");
    const turned = { ...file, tm: { 1: file.tm[2], 2: file.tm[1] } } as LiveStatsGame;
    const swapped = {
      ...turned,
      pbp: file.pbp.map((action) => ({ ...action, tno: action.tno === 0 ? 0 : 3 - action.tno })),
    } as LiveStatsGame;
    const before = await games();
    expect(await importing(swapped, day, "3")).toMatchObject({ kind: "stored", ref: { roundSlug: "2", gameSlug: "banjica-avala" } });
    expect(await importing(swapped, day, "3")).toMatchObject({ kind: "stored", added: 0, amended: 0 });
    expect(await games()).toBe(before);
    const lines = await database.db.selectFrom("box_player_lines").select("person_id").where("game_id", "=", gameId).execute();
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.every(({ person_id }) => person_id !== null)).toBe(true);
  });

  it("is another one on another day", async () => {
    const { fullcourtGameId: _, ...file } = told("unknown");
    const before = await games();
    expect(await importing(file as LiveStatsGame, day + 3 * 86_400_000, "4")).toMatchObject({ kind: "stored" });
    expect(await games()).toBe(before + 1);
  });
});
