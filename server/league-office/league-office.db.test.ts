import { beforeEach, describe, expect, it } from "vitest";
import { videoAddress } from "#contract/game-videos.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { PlannedGame, SchedulePlan } from "#core/league/schedule/schedule-plan.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { droppedWhile } from "#tests/support/database/dropped-tags.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import { gameVideosFor } from "../db/repositories/game-videos.ts";
import { gamesFor } from "../db/repositories/games.ts";
import { newsFor } from "../db/repositories/news.ts";
import { photoAlbumsFor } from "../db/repositories/photo-albums.ts";
import { venuesFor } from "../db/repositories/venues.ts";
import { rebuildTenant } from "../projections/rebuild.ts";
import type { OfficeLeague } from "./league-address.ts";
import { type GameMove, moveGame } from "./move-game.ts";
import { publishSchedule } from "./publish-schedule.ts";
import type { GameAddress } from "#contract/refs.ts";

const database = databaseForThisFile();
let tenants = 0;
let league: LeagueInDatabase;
let office: OfficeLeague;

function day(number: number): number {
  return Date.UTC(2026, 9, number, 17);
}

function planned(home: string, away: string, tipOff: number | null): PlannedGame {
  return { home, away, venue: tipOff === null ? null : "hall", tipOff, day: null, time: null };
}

const plan: SchedulePlan = {
  rounds: [
    { number: 1, games: [planned("gavran", "vidra", day(2))], byes: [] },
    { number: 2, games: [planned("vidra", "gavran", null)], byes: [] },
  ],
  report: { broken: [], impossible: [], breaks: { total: 0, minimum: 0, longestRun: 1, bent: false, byTeam: [] } },
};

beforeEach(async () => {
  league = await LeagueInDatabase.founded(database.db, `office-${++tenants}`, ["Gavran", "Vidra"]);
  office = {
    tenantId: league.tenantId,
    leagueId: league.leagueId,
    timeZone: "Europe/Belgrade",
    seasonSlug: "2026-27",
    leagueSlug: "first",
  };
  for (const slug of ["hall", "arena"])
    await venuesFor(database.db, league.tenantId).save({
      slug,
      name: { text: slug, transliterable: false },
      latinName: slug,
      city: null,
      capacity: null,
    });
});

function ref(roundSlug: string, gameSlug: string): GameAddress {
  return { seasonSlug: "2026-27", leagueSlug: "first", roundSlug, gameSlug };
}

async function idOf(roundSlug: string, gameSlug: string): Promise<GameId> {
  return (await gamesFor(database.db, league.tenantId).byAddress(ref(roundSlug, gameSlug))) as GameId;
}

async function shown(roundSlug = "1", gameSlug = "gavran-vidra") {
  return league.pages().game(ref(roundSlug, gameSlug));
}

async function played(): Promise<void> {
  await league.append(await idOf("1", "gavran-vidra"), Scoresheet.begun().events);
}

describe("publishing", () => {
  it("SCHED16 writes rounds and games as they were previewed, and the same again changes nothing", async () => {
    expect(await publishSchedule(database.db, office, plan)).toEqual({ kind: "published", rounds: 2, games: 2, replaced: 0 });
    expect(await shown()).toMatchObject({
      summary: { tipOff: day(2), status: "scheduled", venue: { name: { text: "hall" } } },
      source: "schedule",
      moves: [],
    });
    expect(await shown("2", "vidra-gavran")).toMatchObject({ summary: { tipOff: null, status: "date-to-be-decided", venue: null } });
    const before = await idOf("1", "gavran-vidra");
    expect(await publishSchedule(database.db, office, plan)).toEqual({ kind: "unchanged", rounds: 2, games: 2 });
    expect(await idOf("1", "gavran-vidra")).toBe(before);
  });

  it("SCHED16 writes nothing of a plan that names somebody or some hall that is not there", async () => {
    const [first] = plan.rounds;
    const withGame = (wrong: PlannedGame) => ({
      ...plan,
      rounds: [first as (typeof plan.rounds)[0], { number: 2, games: [wrong], byes: [] }],
    });
    expect(await publishSchedule(database.db, office, withGame(planned("vidra", "soko", null)))).toEqual({
      kind: "refused",
      reason: "first has no team soko; there are gavran, vidra",
    });
    const nowhere = { ...planned("vidra", "gavran", null), venue: "moon" };
    expect(await publishSchedule(database.db, office, withGame(nowhere))).toEqual({ kind: "refused", reason: "there is no venue moon" });
    expect(await idOf("1", "gavran-vidra")).toBeNull();
  });

  const turned: SchedulePlan = { ...plan, rounds: [{ number: 1, games: [planned("vidra", "gavran", day(3))], byes: [] }] };

  it("SCHED17 replaces a schedule only when told to; rounds that are left empty go", async () => {
    await publishSchedule(database.db, office, plan);
    await rebuildTenant(database.db, league.tenantId);
    expect(await publishSchedule(database.db, office, turned)).toEqual({
      kind: "refused",
      reason: "the league has 2 games already; --replace puts the new schedule in their place",
    });
    expect(await publishSchedule(database.db, office, turned, { replace: true })).toEqual({
      kind: "published",
      rounds: 1,
      games: 1,
      replaced: 2,
    });
    expect(await shown()).toBeNull();
    const view = await league.pages().league({ seasonSlug: "2026-27", leagueSlug: "first" });
    expect(view?.rounds.map(({ number, games }) => [number, games.length])).toEqual([[1, 1]]);
  });

  it("SCHED23 publishes days whose times are to follow, and the same again changes nothing", async () => {
    const dayAlone = { ...planned("vidra", "gavran", null), day: "2026-12-05" };
    const open: SchedulePlan = { ...plan, rounds: [plan.rounds[0]!, { number: 2, games: [dayAlone], byes: [] }] };
    await publishSchedule(database.db, office, open);
    expect((await shown("2", "vidra-gavran"))?.summary).toMatchObject({ status: "scheduled", tipOff: null, tipOffDay: "2026-12-05" });
    expect(await publishSchedule(database.db, office, open)).toMatchObject({ kind: "unchanged" });
    const far = { ...open, rounds: [{ number: 1, games: [{ ...dayAlone, day: "2031-12-05" }], byes: [] }] };
    expect(await publishSchedule(database.db, office, far, { replace: true })).toMatchObject({ kind: "refused" });
  });

  it("SCHED17 never replaces games of which something is recorded, or that were moved", async () => {
    await publishSchedule(database.db, office, plan);
    await moveGame(database.db, league.tenantId, await idOf("1", "gavran-vidra"), move);
    expect(await publishSchedule(database.db, office, turned, { replace: true })).toEqual({
      kind: "refused",
      reason: "game gavran-vidra of round 1 was moved; a schedule with moved games is not replaced",
    });
    await played();
    expect(await publishSchedule(database.db, office, turned, { replace: true })).toEqual({
      kind: "refused",
      reason: "game gavran-vidra of round 1 is recorded or decided; a schedule with such games is not replaced",
    });
    expect(await shown()).not.toBeNull();
  });

  it("SCHED17 never replaces a game that news, an album or a link names; pages of a video that goes with its game go too", async () => {
    const { tenantId } = league;
    await publishSchedule(database.db, office, plan);
    const gameId = await idOf("1", "gavran-vidra");
    const refused = async () => {
      const answer = await publishSchedule(database.db, office, turned, { replace: true });
      return answer.kind === "refused" ? answer.reason : answer.kind;
    };
    const game = "game gavran-vidra of round 1; a schedule with such games is not replaced";
    const of = { gameId, leagueId: null };
    const piece = { slug: "ahead", kind: "preview", publishedAt: null, coverFileId: null, clubIds: [], texts: {} } as const;
    await newsFor(database.db, tenantId).save({ ...piece, ...of });
    expect(await refused()).toBe(`a piece of news tells of ${game}`);
    await newsFor(database.db, tenantId).save({ ...piece, ...of, gameId: null });
    await photoAlbumsFor(database.db, tenantId).save({ slug: "a", takenOn: "2026-01-01", clubId: null, ...of, titles: {}, photos: [] });
    expect(await refused()).toBe(`an album shows ${game}`);
    await database.db.deleteFrom("photo_albums").where("tenant_id", "=", tenantId).execute();
    const link = { tenant_id: tenantId, game_id: gameId, role: "clock", label: "table", expires_at: new Date() } as const;
    await database.db.insertInto("scorer_links").values(link).execute();
    expect(await refused()).toBe(`a link was given out to ${game}`);
    await database.db.deleteFrom("scorer_links").where("tenant_id", "=", tenantId).execute();
    await gameVideosFor(database.db, tenantId).save(gameId, { ...videoAddress("https://vimeo.com/1")!, title: null, publishedAt: 0 });
    expect(await droppedWhile(database.databaseUrl, async () => expect(await refused()).toBe("published"))).toContain(
      pageTags.videosOf(gameId),
    );
  });
});

const move: GameMove = { tipOff: day(9), status: "scheduled", venueId: null, reason: "television", actor: "office", movedAt: day(1) };

describe("moving a game", () => {
  beforeEach(async () => {
    await publishSchedule(database.db, office, plan);
  });
  const moved = async (change: Partial<GameMove> = {}) =>
    moveGame(database.db, league.tenantId, await idOf("1", "gavran-vidra"), { ...move, ...change });

  it("SCHED18 SCHED20 keeps each place it had, oldest first", async () => {
    expect(await moved()).toEqual({ kind: "moved" });
    const arena = await venuesFor(database.db, league.tenantId).bySlug("arena");
    expect(await moved({ venueId: arena, reason: "the hall is flooded", movedAt: day(4) })).toEqual({ kind: "moved" });
    const view = await shown();
    expect(view?.summary).toMatchObject({ tipOff: day(9), status: "scheduled", venue: { name: { text: "arena" } } });
    expect(view?.moves).toEqual([
      {
        movedAt: day(1),
        from: { tipOff: day(2), tipOffDay: null, venue: { text: "hall", transliterable: false }, status: "scheduled" },
        to: { tipOff: day(9), tipOffDay: null, venue: { text: "hall", transliterable: false }, status: "scheduled" },
        reason: "television",
      },
      {
        movedAt: day(4),
        from: { tipOff: day(9), tipOffDay: null, venue: { text: "hall", transliterable: false }, status: "scheduled" },
        to: { tipOff: day(9), tipOffDay: null, venue: { text: "arena", transliterable: false }, status: "scheduled" },
        reason: "the hall is flooded",
      },
    ]);
    expect(await moved({ venueId: arena })).toEqual({ kind: "unchanged" });
  });

  it("SCHED18 takes a game off its day, and puts it on another", async () => {
    await moved({ tipOff: day(2), status: "postponed" });
    expect((await shown())?.summary.status).toBe("postponed");
    await moved({ tipOff: null, status: "date-to-be-decided" });
    expect((await shown())?.summary).toMatchObject({ status: "date-to-be-decided", tipOff: null });
    await moved();
    expect((await shown())?.summary).toMatchObject({ status: "scheduled", tipOff: day(9) });
    expect((await shown())?.moves).toHaveLength(3);
  });

  it("SCHED18 needs a reason, and a date where there is one", async () => {
    expect(await moved({ reason: " " })).toEqual({ kind: "refused", reason: "a move needs a reason" });
    expect(await moved({ tipOff: null })).toMatchObject({ kind: "refused" });
    expect(await moved({ status: "date-to-be-decided" })).toMatchObject({ kind: "refused" });
    expect((await shown())?.moves).toEqual([]);
  });

  it("SCHED23 puts a game on a day whose time is to follow, and gives it its time later", async () => {
    expect(await moved({ tipOff: null, tipOffDay: "2026-12-05" })).toEqual({ kind: "moved" });
    expect((await shown())?.summary).toMatchObject({ status: "scheduled", tipOff: null, tipOffDay: "2026-12-05" });
    expect(await moved({ tipOff: null, tipOffDay: "2026-12-05" })).toEqual({ kind: "unchanged" });
    expect(await moved({ tipOff: null, tipOffDay: "2026-12-05", status: "postponed", movedAt: day(2) })).toEqual({ kind: "moved" });
    expect(await moved({ tipOff: Date.UTC(2026, 11, 5, 18), movedAt: day(3) })).toEqual({ kind: "moved" });
    const view = await shown();
    expect(view?.summary).toMatchObject({ status: "scheduled", tipOff: Date.UTC(2026, 11, 5, 18), tipOffDay: null });
    expect(view?.moves.map(({ from, to }) => [from.tipOffDay, to.tipOffDay])).toEqual([
      [null, "2026-12-05"],
      ["2026-12-05", "2026-12-05"],
      ["2026-12-05", null],
    ]);
  });

  it("DATE1 DATE2 a day alone lies within the calendar and a year of the season, and stands beside no time", async () => {
    expect(await moved({ tipOff: null, tipOffDay: "2029-01-01" })).toEqual({
      kind: "refused",
      reason: "2029-01-01 is too far from the season: its games lie between 2025-01-01 and 2028-12-31",
    });
    expect(await moved({ tipOff: null, tipOffDay: "2026-02-30" })).toMatchObject({ kind: "refused" });
    expect(await moved({ tipOffDay: "2026-12-05" })).toMatchObject({ kind: "refused" });
    expect(await moved({ tipOff: null, tipOffDay: "2026-12-05", status: "date-to-be-decided" })).toMatchObject({ kind: "refused" });
    expect((await shown())?.moves).toEqual([]);
  });

  it("SCHED19 leaves a game where it is that has begun", async () => {
    await played();
    expect(await moved()).toMatchObject({ kind: "refused", reason: "the game is live: it cannot be moved" });
    expect((await shown())?.moves).toEqual([]);
  });
});
