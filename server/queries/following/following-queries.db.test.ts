import { beforeAll, describe, expect, it } from "vitest";
import type { FollowingFeed } from "#contract/following-queries.ts";
import { type FollowedKey, followedKey } from "#contract/following.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { clubsFor } from "../../db/repositories/clubs.ts";
import { ownName } from "#tests/support/fixtures/fixture-teams.ts";
import { followingFeed } from "./following-feed.ts";

const database = databaseForThisFile();
const now = Date.UTC(2026, 9, 28, 12);
let league: LeagueInDatabase;
let played: GameId;
let ahead: GameId;
let old: GameId;

beforeAll(async () => {
  league = await LeagueInDatabase.founded(database.db, "following", ["Avala", "Banjica", "Sumice", "Dunav"]);
  played = await league.game({ home: "Avala", away: "Banjica", round: 1, tipOff: Date.UTC(2026, 9, 23, 17) });
  await league.append(played, exhibitionGame("following").events);
  ahead = await league.game({ home: "Banjica", away: "Avala", round: 2, tipOff: Date.UTC(2026, 9, 30, 17) });
  await league.game({ home: "Sumice", away: "Dunav", round: 2, tipOff: Date.UTC(2026, 9, 29, 17) });
  old = await league.game({ home: "Dunav", away: "Avala", round: 3, tipOff: Date.UTC(2026, 5, 1, 17), status: "final" });
}, 60_000);

function feed(...keys: FollowedKey[]): Promise<FollowingFeed> {
  return followingFeed(database.db, league.tenantId, { keys, locale: "sr", before: null, unlisted: null }, now);
}

async function clubKey(slug: string): Promise<FollowedKey> {
  const { club_id } = await database.db
    .selectFrom("clubs")
    .where("tenant_id", "=", league.tenantId)
    .where("slug", "=", slug)
    .select("club_id")
    .executeTakeFirstOrThrow();
  return followedKey("club", club_id);
}

describe("what happened to what is followed", () => {
  it("FEED1: holds the games of a club's teams, of a team, a league and a game alone", async () => {
    const league2 = followedKey("league", league.leagueId);
    const next = async (key: FollowedKey) => (await feed(key)).next.map(({ gameId }) => gameId);
    expect(await next(await clubKey("avala"))).toEqual([ahead]);
    expect(await next(followedKey("team", league.team("Avala")))).toEqual([ahead]);
    expect(await next(league2)).toHaveLength(2);
    expect(await next(followedKey("game", ahead))).toEqual([ahead]);
  });

  it("FEED2: tells results of the last 90 days, newest first, and none before", async () => {
    const { entries } = await feed(await clubKey("avala"));
    const results = entries.flatMap((entry) => (entry.kind === "result" ? [entry.game.gameId] : []));
    expect(results).toEqual([played]);
    expect(results).not.toContain(old);
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((one, other) => other - one));
  });

  it("FEED3: tells that a game was moved till it is played", async () => {
    const move = {
      tenant_id: league.tenantId,
      moved_at: new Date(now - 3_600_000),
      from_status: "scheduled",
      to_status: "scheduled",
      reason: "hall",
      actor: "test",
    } as const;
    await database.db
      .insertInto("game_moves")
      .values([
        { ...move, game_id: ahead, from_tip_off: new Date(now), to_tip_off: new Date(now + 5) },
        { ...move, game_id: played, from_tip_off: new Date(now), to_tip_off: new Date(now + 5) },
      ])
      .execute();
    const { entries } = await feed(await clubKey("avala"));
    const moved = entries.flatMap((entry) => (entry.kind === "moved" ? [entry.game.gameId] : []));
    expect(moved).toEqual([ahead]);
  });

  it("FOLLOW1: a club is known by its id whatever it is called, and what there is not is left out", async () => {
    const key = await clubKey("banjica");
    const nobody: FollowedKey = "club:00000000-0000-4000-8000-000000000000";
    const names = { name: ownName("Nova Banjica"), latinName: "Nova Banjica", code: "NBA" };
    const colors = { primaryColor: "#14633f", secondaryColor: "#f5d547", crestUrl: null };
    await database.db
      .updateTable("clubs")
      .set({ slug: "nova-banjica" })
      .where("tenant_id", "=", league.tenantId)
      .where("slug", "=", "banjica")
      .execute();
    await clubsFor(database.db, league.tenantId).save({ slug: "nova-banjica", ...names, ...colors });
    const { items } = await feed(key, nobody);
    expect(items).toMatchObject([{ kind: "club", key, club: { slug: "nova-banjica" } }]);
  });

  it("goes on where the page before ended", async () => {
    const keys = [followedKey("league", league.leagueId)];
    const { entries } = await feed(...keys);
    const [first, ...rest] = entries;
    if (!first) throw new Error("nothing has happened");
    const older = await followingFeed(database.db, league.tenantId, { keys, locale: "sr", before: first, unlisted: null }, now);
    expect(older.entries.map(({ id }) => id)).toEqual(rest.map(({ id }) => id));
    expect(older.items).toEqual([]);
  });
});
