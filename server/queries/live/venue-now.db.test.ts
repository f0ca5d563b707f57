import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { pageTags } from "#contract/page-tags.ts";
import type { GameStatus } from "#core/game/facts.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { venueNow } from "./venue-now.ts";

const database = databaseForThisFile();
const minute = 60_000;
let league: LeagueInDatabase;
let tenants = 0;
let rounds = 0;

beforeEach(async () => {
  league = await LeagueInDatabase.founded(database.db, `hall-${++tenants}`, ["Hawks", "Owls"]);
});

/** A game that tipped off so many minutes ago, whose table wrote its last line so many minutes ago. */
async function game(status: GameStatus, tipOffAgo: number, lastLineAgo: number | null = null): Promise<GameId> {
  const tipOff = Date.now() - tipOffAgo * minute;
  const gameId = await league.game({ home: "Hawks", away: "Owls", round: ++rounds, tipOff, venue: "Arena" });
  if (lastLineAgo !== null) await league.append(gameId, Scoresheet.begun().events, Date.now() - lastLineAgo * minute);
  await sql`update games set status = ${status} where game_id = ${gameId}`.execute(database.db);
  return gameId;
}

async function shown() {
  const venue = await venueNow(database.db, league.tenantId, () => undefined, "arena");
  return [venue?.game?.gameId ?? null, venue?.next?.gameId ?? null];
}

describe("the game of a hall", () => {
  it("HALL1 is the one being played, though the one before it was never confirmed or never ended", async () => {
    await game("live", 400, 200);
    await game("ended", 130, 10);
    const playing = await game("live", 5, 0);
    const next = await game("scheduled", -120);
    expect(await shown()).toEqual([playing, next]);
  });

  it("HALL1 is the one just over for half an hour, then the next", async () => {
    const over = await game("final", 120, 29);
    const next = await game("scheduled", -60);
    await game("scheduled", -180);
    expect(await shown()).toEqual([over, next]);
    league = await LeagueInDatabase.founded(database.db, `hall-${++tenants}`, ["Hawks", "Owls"]);
    await game("final", 120, 31);
    const later = await game("scheduled", -60);
    expect(await shown()).toEqual([later, null]);
  });

  it("HALL1 is one over and not confirmed while nothing else is on", async () => {
    const unconfirmed = await game("ended", 300, 200);
    expect(await shown()).toEqual([unconfirmed, null]);
    const next = await game("scheduled", -60);
    expect((await shown())[0]).toBe(next);
  });

  it("HALL1 comes to a screen that shows none yet: its page is dropped by any league of the season", async () => {
    await game("final", 120, 100);
    const tags = new Set<string>();
    await venueNow(database.db, league.tenantId, (tag) => tags.add(tag), "arena");
    expect(tags).toContain(pageTags.league(league.leagueId));
  });

  it("HALL1 is none in a hall where nothing is on, and there is no hall of a name nobody has", async () => {
    await game("final", 120, 100);
    expect(await shown()).toEqual([null, null]);
    expect(await venueNow(database.db, league.tenantId, () => undefined, "nowhere")).toBeNull();
  });

  it("HALL1 SCHED23 is one of today whose time is to follow, behind one whose hour is near, and none of yesterday", async () => {
    const { rows } = await sql<{ today: string; yesterday: string }>`
      select (now() at time zone 'Europe/Belgrade')::date::text as today,
        ((now() at time zone 'Europe/Belgrade')::date - 1)::text as yesterday`.execute(database.db);
    const { today, yesterday } = rows[0]!;
    const open = (tipOffDay: string) => league.game({ home: "Hawks", away: "Owls", round: ++rounds, tipOffDay, venue: "Arena" });
    await open(yesterday);
    expect(await shown()).toEqual([null, null]);
    const ofToday = await open(today);
    expect(await shown()).toEqual([ofToday, null]);
    await sql`update games set status = 'live' where game_id = ${ofToday}`.execute(database.db);
    expect(await shown()).toEqual([ofToday, null]);
  });
});
