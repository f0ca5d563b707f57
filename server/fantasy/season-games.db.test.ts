import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { GameId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { FantasyLeague } from "#tests/support/database/fantasy-league.ts";
import { gamesQuestion, seasonGames } from "./season-games.ts";

const database = databaseForThisFile();
let league: FantasyLeague;
let played: GameId;

beforeAll(async () => {
  league = await FantasyLeague.founded(database.db, "starts");
  played = await league.scheduled(1, ["Avala", "Banjica"], 1);
  await league.scheduled(2, ["Cerak", "Dorcol"], 48);
  await league.play(played, league.log(["Avala", "Banjica"], "starts"));
}, 60_000);

it("FAN7 a game began with the first start in its log, and one that has none has not begun by it", async () => {
  const { rows } = await sql<{ start: number; last: number }>`
    select floor(extract(epoch from min(recorded_at) filter (where type = 'game.start')) * 1000)::float8 as start,
      floor(extract(epoch from max(recorded_at)) * 1000)::float8 as last
    from game_events where game_id = ${played}`.execute(database.db);
  const games = await seasonGames(database.db, league.key);
  expect(games.map(({ gameId, firstEventAt, lastEventAt }) => [gameId === played, firstEventAt, lastEventAt])).toEqual([
    [true, rows[0]?.start, rows[0]?.last],
    [false, null, null],
  ]);
});

it("FAN7 the start is found by itself: nothing of the log before it is read", async () => {
  const plan = await database.db.transaction().execute(async (transaction) => {
    // Of a table as small as this one a planner would read everything.
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${gamesQuestion(league.key)}`.execute(transaction);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toMatch(/Index (Only )?Scan using game_events_starts/);
});

it("FANM7 as long as it does not hold on what they are asked, there are no games", async () => {
  const { rows } = await gamesQuestion(league.key, sql<boolean>`false`).execute(database.db);
  expect(rows).toEqual([]);
});
