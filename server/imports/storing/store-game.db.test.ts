import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { longestName } from "#contract/fields/written-name.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { FactOf } from "#core/game/facts.ts";
import type { CommandId, EventId, PlayerKey } from "#core/kernel/ids.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { action, euroleagueAnswers, liveStatsData, ordinaryActions, ordinaryQuarter, row } from "#tests/support/games/source-games.ts";
import { listenForPageTags } from "../../db/page-tag-listener.ts";
import { eventStoreFor } from "../../db/postgres-event-store.ts";
import { gamesFor } from "../../db/repositories/games.ts";
import { projectionsOf } from "../../projections/run.ts";
import type { EuroleagueAnswers, EuroleagueRow } from "../euroleague-answers.ts";
import { readEuroleague } from "../euroleague.ts";
import type { LiveStatsAction } from "../fiba-livestats-data.ts";
import { readLiveStats } from "../fiba-livestats.ts";
import { admitGame, type ImportedGame } from "../imported-game.ts";
import type { ImportDetails, ImportTarget } from "./import-target.ts";
import { storeGame, type StoredGame } from "./store-game.ts";

const database = databaseForThisFile();
const untold: ImportDetails = { round: null, tipOff: null };
/** The made-up file prints the same score whatever its plays are. */
const anyway: ImportDetails = { ...untold, anyway: true };
const nothingNew = { added: 0, amended: 0, voided: 0, moved: 0, restored: 0 };

async function importing(slug: string, teams: readonly string[] = []) {
  const league = await LeagueInDatabase.founded(database.db, slug, teams);
  const { tenantId, seasonId, leagueId } = league;
  const target: ImportTarget = {
    tenantId,
    seasonId,
    leagueId,
    seasonSlug: "2026-27",
    leagueSlug: "first",
    defaultLocale: "sr",
    timeZone: "Europe/Belgrade",
  };
  const stored = async (game: ImportedGame, details = untold): Promise<StoredGame> => {
    const answer = await storeGame(database.db, target, game, details, Date.UTC(2026, 10, 21));
    if (answer.kind !== "stored") throw new Error(JSON.stringify(answer));
    return answer;
  };
  const page = async ({ ref }: StoredGame) => {
    const view = await league.pages().game(ref);
    if (!view) throw new Error("the game has no page");
    return view;
  };
  return { league, target, stored, page };
}

function liveStats(actions: () => LiveStatsAction[] = ordinaryActions, id = "1", change: object = {}): ImportedGame {
  return readLiveStats({ ...liveStatsData(actions), ...change }, id);
}

function euroleague(rows: EuroleagueRow[] = ordinaryQuarter(), id = "E2026_1", change: Partial<EuroleagueAnswers> = {}): ImportedGame {
  return readEuroleague({ ...euroleagueAnswers([rows]), ...change }, id);
}

/** Every row of the tenant, told apart from every other state of it. */
async function everything(league: LeagueInDatabase): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where column_name = 'tenant_id' and table_schema = 'public' and table_name <> 'person_identities' order by 1`.execute(league.db);
  const content: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select ${name}::text || to_jsonb(t)::text as row from ${sql.table(name)} t where tenant_id = ${league.tenantId} order by 1`.execute(
      league.db,
    );
    content.push(...rows.map((each) => each.row));
  }
  return content;
}

describe.each([
  ["fiba-livestats", liveStats()],
  ["euroleague", euroleague()],
])("a game in the form of %s", (source, game) => {
  it("gets clubs, people, a round, a log, a box score and a page of its own", async () => {
    const { league, stored, page } = await importing(`new-${source}`);
    const answer = await stored(game);
    expect(answer).toMatchObject({ ...nothingNew, added: game.events.length, flags: 0 });
    expect(answer.ref).toMatchObject({ seasonSlug: "2026-27", leagueSlug: "first", roundSlug: "1" });
    const view = await page(answer);
    expect(view).toMatchObject({
      source,
      version: `1.${game.events.length}`,
      summary: { status: "ended", home: { points: 2 }, away: { points: 1 } },
    });
    expect(view.box).toEqual(boxScoreOf(admitGame(game).state));
    expect(view.players).toHaveLength(14);
    const people = await league.db.selectFrom("game_players").select("person_id").where("tenant_id", "=", league.tenantId).execute();
    expect(new Set(people.map((row_) => row_.person_id)).size).toBe(14);
    const site = await league.pages().league({ seasonSlug: "2026-27", leagueSlug: "first" });
    expect(site?.standings.map(({ rank, wins }) => [rank, wins])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  it("IMP9 told again changes not one row", async () => {
    const { league, stored } = await importing(`again-${source}`);
    const first = await stored(game);
    const before = await everything(league);
    expect(await stored(game)).toEqual({ ...first, ...nothingNew });
    expect(await everything(league)).toEqual(before);
  });
});

describe("a corrected file", () => {
  const corrected = (): LiveStatsAction[] => {
    const actions = ordinaryActions().filter(({ actionType }) => actionType !== "assist");
    const three = actions.map((each) =>
      each.actionType === "2pt"
        ? { ...each, actionType: "3pt", subType: "jumpshot", qualifier: [], s1: 3 }
        : { ...each, s1: each.s1 === 2 ? 3 : each.s1 },
    );
    return [...three, action("08:00:00", 1, 2, "rebound", "defensive", { s1: 3, s2: 1 })];
  };

  it("IMP9 appends its corrections alone, and the page follows", async () => {
    const { stored, page } = await importing("corrected");
    await stored(liveStats());
    const again = await stored(liveStats(corrected), anyway);
    expect(again).toMatchObject({ added: 1, amended: 1, voided: 1, moved: 0 });
    const view = await page(again);
    expect(view.box).toEqual(boxScoreOf(admitGame(liveStats(corrected)).state));
    expect(view.plays.find(({ wording }) => wording.key === "threePointerMade")).toMatchObject({
      corrected: true,
      score: { home: 3, away: 0 },
    });
    expect(await stored(liveStats(corrected), anyway)).toMatchObject(nothingNew);
  });

  it("IMP10 leaves what was corrected by hand, and who was said to be who", async () => {
    const { league, target, stored, page } = await importing("by-hand");
    const first = await stored(liveStats());
    const gameId = await gamesFor(league.db, league.tenantId).bySource("fiba-livestats", "1");
    if (!gameId) throw new Error("no game");
    const store = eventStoreFor(league.db, target.tenantId);
    const log = await store.read(gameId);
    const recording = { ...log[0]!.event.recording, role: "league" as const };
    const taken = { op: "void" as const, eventId: "desk-1" as EventId, recording, reason: "video", target: "8" as EventId };
    const command = { commandId: "desk" as CommandId, payloadDigest: "desk" };
    await store.append(
      { gameId, expectedVersion: log.length, command, events: [taken], recordedAt: 0 },
      projectionsOf(target.tenantId, gameId),
    );
    const somebodyElse = await league.person("Neko", "Drugi");
    await gamesFor(league.db, league.tenantId).linkPlayers(gameId, [
      { playerKey: "1-3" as PlayerKey, side: "home", personId: somebodyElse },
    ]);

    expect(await stored(liveStats())).toMatchObject(nothingNew);
    await stored(liveStats(corrected), anyway);
    const view = await page(first);
    expect(view.summary.away.points).toBe(0);
    expect(view.players.find(({ key }) => key === "1-3")?.familyName.text).toBe("Drugi");
  });

  it("that only says again who somebody is drops the pages that show him", async () => {
    const { league, stored } = await importing("linked-again");
    await stored(liveStats());
    const gameId = await gamesFor(league.db, league.tenantId).bySource("fiba-livestats", "1");
    if (!gameId) throw new Error("no game");
    await league.db.updateTable("game_players").set({ person_id: null }).where("game_id", "=", gameId).execute();
    const dropped: string[] = [];
    const listening = await listenForPageTags(database.databaseUrl, {
      onNotice: ({ tags }) => void dropped.push(...(tags ?? [])),
      onGap: () => undefined,
      onLost: () => undefined,
    });
    expect(await stored(liveStats())).toMatchObject(nothingNew);
    await expect.poll(() => dropped).toContain(pageTags.game(gameId));
    await listening.close();
  });

  it("with another team name is the same team's still", async () => {
    const { league, stored, page } = await importing("renamed");
    const { tm } = liveStatsData();
    await stored(liveStats());
    const renamed = liveStats(ordinaryActions, "1", { tm: { ...tm, "1": { ...tm["1"], name: "Team One" } } });
    const again = await stored(renamed);
    expect((await page(again)).summary.home).toMatchObject({ clubSlug: "team-1" });
    expect(await league.db.selectFrom("clubs").select("slug").where("tenant_id", "=", league.tenantId).orderBy("slug").execute()).toEqual([
      { slug: "team-1" },
      { slug: "team-2" },
    ]);
  });
});

describe("who is who", () => {
  it("IMP11 EuroLeague's numbers find a person in another game and another club", async () => {
    const { league, stored } = await importing("euroleague-people");
    await stored(euroleague());
    const transferred = euroleagueAnswers();
    const [home, away] = transferred.Boxscore.Stats;
    const moved = { ...home!.PlayersStats[0]!, Player_ID: "PB0   ", Player: "SURNAME ZERO, OTHER" };
    const without = { ...away!, PlayersStats: away!.PlayersStats.slice(1) };
    const Boxscore = { ...transferred.Boxscore, Stats: [{ ...home!, PlayersStats: [moved, ...home!.PlayersStats.slice(1)] }, without] };
    await stored(
      euroleague(
        ordinaryQuarter().filter(({ PLAYER_ID }) => PLAYER_ID?.trim() !== "PA0"),
        "E2026_2",
        { Boxscore },
      ),
    );
    const people = await league.db.selectFrom("persons").select("person_id").where("tenant_id", "=", league.tenantId).execute();
    expect(people).toHaveLength(14);
    const rosters = await league.db.selectFrom("rosters").select("person_id").where("tenant_id", "=", league.tenantId).execute();
    expect(rosters).toHaveLength(15);
  });

  it("IMP11 LiveStats has no numbers: a name in a team is one person, in two teams two, on the roster the one that is there", async () => {
    const { league, target, stored, page } = await importing("livestats-people", ["Avala"]);
    const known = await league.person("Name", "Surname 4");
    await league.db
      .insertInto("rosters")
      .values({ tenant_id: target.tenantId, team_id: league.team("Avala"), person_id: known, shirt_number: "4" })
      .execute();
    const { tm } = liveStatsData();
    const avala = { tm: { ...tm, "1": { ...tm["1"], name: "Avala", code: "AVA" } } };
    await stored(liveStats(ordinaryActions, "1", avala));
    const second = await stored(liveStats(ordinaryActions, "2", avala));
    const people = await league.db
      .selectFrom("persons")
      .select("slug")
      .where("tenant_id", "=", target.tenantId)
      .where("family_name", "=", "Surname 4")
      .orderBy("slug")
      .execute();
    expect(people.map(({ slug }) => slug)).toEqual(["name-surname-4", "name-surname-4-2"]);
    const scorer = await league.db
      .selectFrom("game_players")
      .select("person_id")
      .where("tenant_id", "=", target.tenantId)
      .where("player_key", "=", "1-3" as PlayerKey)
      .execute();
    expect(scorer).toEqual([{ person_id: known }, { person_id: known }]);
    expect((await page(second)).summary.home).toMatchObject({ clubSlug: "avala", primaryColor: "#14633f" });
  });

  it("NAME1 marks a name as the tenant's own spelling only where its letters show it", async () => {
    const { stored, page } = await importing("spelling");
    const { tm } = liveStatsData();
    const [first, second] = [
      { ...tm["1"]!.pl!["1"], firstName: "Đorđe", familyName: "Šarović" },
      { ...tm["1"]!.pl!["2"], firstName: "Ivan", familyName: "Smith" },
    ];
    const named = { ...tm["1"], name: "Šumice", pl: { ...tm["1"]!.pl, "1": first, "2": second } };
    const view = await page(await stored(liveStats(ordinaryActions, "1", { tm: { ...tm, "1": named } })));
    expect(view.summary.home.name).toEqual({ text: "Šumice", transliterable: true });
    expect(view.players.slice(0, 2).map(({ familyName }) => familyName)).toEqual([
      { text: "Šarović", transliterable: true },
      { text: "Smith", transliterable: false },
    ]);
  });
});

describe("imports at the same time", () => {
  it("make a club and a person once", async () => {
    const { league, stored } = await importing("at-once");
    await Promise.all(["1", "2", "3", "4"].map((id) => stored(liveStats(ordinaryActions, id))));
    const count = async (table: "clubs" | "persons") =>
      (await league.db.selectFrom(table).select("slug").where("tenant_id", "=", league.tenantId).execute()).length;
    expect([await count("clubs"), await count("persons")]).toEqual([2, 14]);
  });
});

describe("a game's place in its league", () => {
  it("is what the file tells: round, hall, date and time in the tenant's time zone", async () => {
    const { stored, page } = await importing("header");
    const Header = { Round: "7", Date: "03/10/2026", Hour: "18:45 ", Stadium: "UBER ARENA", Phase: "REGULAR SEASON" };
    const view = await page(await stored(euroleague(ordinaryQuarter(), "E2026_1", { Header })));
    expect(view.summary).toMatchObject({
      round: { number: 7, stage: null },
      tipOff: Date.UTC(2026, 9, 3, 16, 45),
      ref: { roundSlug: "7", gameSlug: "team-a-team-b" },
    });
    expect(view.summary.venue?.name.text).toMatch(/uber arena/i);
    expect(view.officials.map(({ name }) => name)).toEqual(["Referee One", "Referee Two"]);
    expect(view.attendance).toBe(1234);
  });

  it("is what the importer says where the file is silent, else the round after the last of either team", async () => {
    const { league, stored } = await importing("rounds");
    const tipOff = Date.UTC(2026, 9, 3, 17);
    const first = await stored(liveStats(ordinaryActions, "1"), { round: 4, tipOff });
    const second = await stored(liveStats(ordinaryActions, "2"));
    expect([first.ref.roundSlug, second.ref.roundSlug]).toEqual(["4", "5"]);
    expect((await stored(liveStats(ordinaryActions, "2"))).ref.roundSlug).toBe("5");
    const moved = await stored(liveStats(ordinaryActions, "2"), { round: 4, tipOff: null });
    expect(moved).toMatchObject({ ...nothingNew, ref: { roundSlug: "4", gameSlug: "team-1-team-2-2" } });
    const view = await league.pages().league({ seasonSlug: "2026-27", leagueSlug: "first" });
    expect(view?.rounds.map(({ slug, games }) => [slug, games.map((game) => game.tipOff)])).toEqual([["4", [tipOff, null]]]);
  });

  it("is one league: elsewhere the same game is refused, and so is a team against itself", async () => {
    const { target, stored } = await importing("refused");
    await stored(liveStats());
    const elsewhere = { ...target, leagueId: target.seasonId as never };
    expect(await storeGame(database.db, elsewhere, liveStats(), untold, 0)).toEqual({
      kind: "refused",
      reason: "this game is in another league already",
    });
    const { tm } = liveStatsData();
    const itself = liveStats(ordinaryActions, "9", { tm: { ...tm, "2": { ...tm["2"], name: "Team 1" } } });
    expect(await storeGame(database.db, target, itself, untold, 0)).toEqual({ kind: "refused", reason: "both teams are Team 1" });
  });
});

describe("a game whose plays do not make its score", () => {
  const doubled = () => liveStats(() => [...ordinaryActions(), action("09:30:00", 1, 3, "2pt", "layup", { s1: 4 })], "158");

  it("IMP24 is refused with both scores, and stored when somebody says so", async () => {
    const { league, target, stored, page } = await importing("doubled");
    const before = await everything(league);
    expect(await storeGame(database.db, target, doubled(), untold, 0)).toEqual({
      kind: "refused",
      code: "score",
      reason: "its plays make 4:1 where it prints 2:1; --anyway stores it with 4:1",
    });
    expect(await everything(league)).toEqual(before);
    const view = await page(await stored(doubled(), anyway));
    expect(view.flags.map(({ kind }) => kind)).toContain("score-mismatch");
  });

  it("IMP24 a team without a name has no page to stand on", async () => {
    const { target } = await importing("nameless");
    const { tm } = liveStatsData();
    const game = liveStats(ordinaryActions, "9", { tm: { ...tm, "2": { ...tm["2"], name: "", code: "" } } });
    expect(await storeGame(database.db, target, game, untold, 0)).toEqual({ kind: "refused", reason: "the away team has no name" });
  });

  it("IMP18 a name of 200,000 letters is stored cut, and its address is short", async () => {
    const { league, stored } = await importing("long-name");
    const { tm } = liveStatsData();
    const pl = { ...tm["1"]?.pl, "1": { ...tm["1"]?.pl?.["1"], familyName: "ш".repeat(200_000) } };
    const answer = await stored(liveStats(ordinaryActions, "9", { tm: { ...tm, "1": { ...tm["1"], name: "Ž".repeat(200_000), pl } } }));
    expect(answer.ref.gameSlug.length).toBeLessThan(180);
    const people = await database.db
      .selectFrom("persons")
      .select(["slug", "family_name"])
      .where("tenant_id", "=", league.tenantId)
      .execute();
    expect(Math.max(...people.map(({ slug }) => slug.length))).toBeLessThanOrEqual(83);
    expect(Math.max(...people.map((person) => person.family_name.length))).toBe(longestName);
  });
});

describe("quality flags", () => {
  it("stand on the game's page, and go when the source is mended", async () => {
    const { stored, page } = await importing("flags");
    const steal = { ...ordinaryQuarter()[7]!, PLAYTYPE: "ZZZ" };
    const broken = await stored(euroleague(ordinaryQuarter().with(7, steal)));
    expect((await page(broken)).flags.map(({ kind }) => kind)).toEqual(["event-unknown"]);
    const mended = await stored(euroleague());
    expect(mended).toMatchObject({ amended: 1, flags: 0 });
    expect((await page(mended)).flags).toEqual([]);
  });

  it("are all that a player listed by both teams costs", async () => {
    const { stored, page } = await importing("both-teams");
    const answers = euroleagueAnswers();
    const [home, away] = answers.Boxscore.Stats;
    const twice = { ...away!, PlayersStats: [...away!.PlayersStats, home!.PlayersStats[6]!] };
    const view = await page(
      await stored(euroleague(ordinaryQuarter(), "E2026_1", { Boxscore: { ...answers.Boxscore, Stats: [home!, twice] } })),
    );
    expect(view.box?.teams.away.players).toHaveLength(8);
  });

  it("never cost an event: what the rules would refuse is in the log", async () => {
    const { league, stored, page } = await importing("lenient");
    const game = euroleague([...ordinaryQuarter().slice(0, 5), row(90, "09:00", "A8", "2FGM"), ...ordinaryQuarter().slice(5)]);
    const answer = await stored(game);
    expect(answer).toMatchObject({ added: game.events.length });
    expect((await page(answer)).flags.map(({ kind }) => kind)).toContain("player-not-on-court");
    const stands = await league.db
      .selectFrom("game_events")
      .select("payload")
      .where("tenant_id", "=", league.tenantId)
      .where("event_id", "=", "90" as EventId)
      .executeTakeFirstOrThrow();
    expect(stands.payload as FactOf<"field-goal"> | null).toMatchObject({ player: "PA8", made: true });
  });
});
