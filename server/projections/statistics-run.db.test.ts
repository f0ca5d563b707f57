import { sql } from "kysely";
import { expect, it } from "vitest";
import type { GameEvent } from "#core/game/events.ts";
import type { EventId, GameId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { type Random, seededRandom } from "#demo/random.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { personMergesFor } from "../db/repositories/person-merges.ts";
import { projectStatistics, rebuildStatistics } from "./statistics-run.ts";

const database = databaseForThisFile();
const teams = ["Avala", "Banjica", "Dunav", "Gavran"];
const readModels = [
  "player_season_totals",
  "team_season_totals",
  "player_careers",
  "player_club_totals",
  "all_time_leaders",
  "record_marks",
  "streaks",
  "appearance_streaks",
  "career_season_ends",
  "club_meetings",
  "club_coaches",
  "team_lineups",
  "team_combinations",
  "recorded_since",
  "league_leaders",
];

it("KEPT1 seasons, careers, records, streaks and lineups kept game by game equal those made anew", async () => {
  const random = seededRandom("statistics");
  const league = await LeagueInDatabase.founded(database.db, "statistics", teams);
  const games: GameId[] = [];
  for (let number = 0; number < 14; number++) {
    const [home, away] = random.shuffled(teams) as [string, string];
    const gameId = await league.game({ home, away, round: number + 1, tipOff: number % 5 === 0 ? null : Date.UTC(2026, 9, 40 - number) });
    games.push(gameId);
    const { events } = exhibitionGame(`statistics-${number}`);
    await league.append(gameId, events.slice(0, 200));
    await linkEverybody(league, gameId);
    await league.append(gameId, events.slice(200));
    if (number % 3 === 2) await league.append(random.pick(games), [correction(random, events, number)]);
  }
  const [one, other] = await league.db
    .selectFrom("persons")
    .select("person_id")
    .where("tenant_id", "=", league.tenantId)
    .orderBy("slug")
    .limit(2)
    .execute();
  if (!one || !other) throw new Error("nobody played");
  const merges = personMergesFor(league.db, league.tenantId);
  const merged = await merges.merge({ from: one.person_id, into: other.person_id, by: "test", at: Date.UTC(2026, 10, 1), reason: null });
  await league.db.transaction().execute((transaction) => projectStatistics(transaction, league.tenantId));
  const careers = await league.db.selectFrom("player_careers").select("person_id").where("tenant_id", "=", league.tenantId).execute();
  expect(careers.map(({ person_id }) => person_id)).not.toContain(one.person_id);
  const kept = await everything(league);
  expect(kept["player_careers"]?.length).toBeGreaterThan(0);
  expect(kept["record_marks"]?.length).toBeGreaterThan(100);
  expect(kept["team_lineups"]?.length).toBeGreaterThan(0);
  expect(kept["team_combinations"]?.length).toBeGreaterThan(0);
  expect(kept["league_leaders"]?.length).toBeGreaterThan(0);
  for (const table of ["streaks", "appearance_streaks", "career_season_ends", "club_meetings"])
    expect(kept[table]?.length, table).toBeGreaterThan(0);
  const kinds = new Set(kept["streaks"]?.map((row) => (row as { kind: string }).kind));
  expect([...kinds]).toEqual(expect.arrayContaining(["freeThrows", "wins"]));

  await sql`delete from player_careers; delete from record_marks; delete from club_meetings; delete from career_season_ends; update streaks set length = length + 1; update appearance_streaks set length = length + 1`.execute(
    league.db,
  );
  await league.db.transaction().execute((transaction) => rebuildStatistics(transaction, league.tenantId));
  expect(await everything(league)).toEqual(kept);

  if (merged.kind !== "merged") throw new Error(merged.kind);
  await merges.unmerge(merged.linkId, "test", Date.UTC(2026, 10, 2));
  await league.db.transaction().execute((transaction) => projectStatistics(transaction, league.tenantId));
  const parted = await everything(league);
  await league.db.transaction().execute((transaction) => rebuildStatistics(transaction, league.tenantId));
  expect(await everything(league)).toEqual(parted);
  expect(JSON.stringify(parted["player_careers"])).toContain(one.person_id);
}, 120_000);

async function linkEverybody(league: LeagueInDatabase, gameId: GameId): Promise<void> {
  const keys = await league.db.selectFrom("game_players").select("player_key").where("game_id", "=", gameId).execute();
  for (const { player_key } of keys) {
    const known = await league.db
      .selectFrom("persons")
      .select("person_id")
      .where("tenant_id", "=", league.tenantId)
      .where("family_name", "=", player_key)
      .executeTakeFirst();
    await league.link(gameId, player_key, known?.person_id ?? (await league.person("Igrač", player_key)));
  }
}

/** Takes a basket or a foul back; where the picked game has no such event, the last one's own does nothing else. */
function correction(random: Random, written: readonly GameEvent[], number: number): GameEvent {
  const target = random.pick(written.filter((event) => event.op === "add" && event.fact.type === "field-goal"));
  return { op: "void", eventId: `correction-${number}` as EventId, recording: target.recording, reason: "test", target: target.eventId };
}

async function everything(league: LeagueInDatabase): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const table of readModels) {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(table)} t where tenant_id = ${league.tenantId} order by 1`.execute(league.db);
    content[table] = rows.map(({ row }) => JSON.parse(row) as unknown);
  }
  return content;
}
