import { sql } from "kysely";
import pg from "pg";
import { expect, it } from "vitest";
import { pageTagChannel, pageTags } from "#contract/page-tags.ts";
import type { AddEvent, GameEvent } from "#core/game/events.ts";
import { orderKeyBetween } from "#core/game/order-key.ts";
import type { EventId, GameId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { type Random, seededRandom } from "#demo/random.ts";
import { databaseForThisFile } from "#tests/support/database.ts";
import { LeagueInDatabase } from "#tests/support/league-in-database.ts";
import { rebuildTenant } from "./rebuild.ts";

const database = databaseForThisFile();
const teams = ["Avala", "Banjica", "Dunav", "Gavran"];
const readModels = ["game_boxes", "box_player_lines", "standings_rows", "league_leaders", "games", "game_players"];

it("read models kept play by play, correction by correction, equal those made anew from the logs", async () => {
  const random = seededRandom("rebuild");
  const league = await LeagueInDatabase.founded(database.db, "rebuild", teams);
  for (let number = 0; number < 8; number++) {
    const [home, away] = random.shuffled(teams) as [string, string];
    const gameId = await league.game({ home, away, round: number + 1, tipOff: number % 3 === 0 ? null : Date.UTC(2026, 9, 20 - number) });
    const { events } = exhibitionGame(`rebuild-${number}`);
    await playOut(league, gameId, number === 7 ? events.slice(0, 300) : events, random);
  }
  const kept = await everything(league);

  await sql`delete from game_boxes; delete from box_player_lines; delete from standings_rows; delete from league_leaders;
    update games set home_points = 1, away_points = 2, overtimes = 9`.execute(league.db);
  expect(await rebuildTenant(league.db, league.tenantId)).toEqual({ leagues: 1, games: 8 });

  expect(await everything(league)).toEqual(kept);
  expect(kept["league_leaders"]?.length).toBeGreaterThan(0);
});

it("a commit tells every node which pages have changed, a rebuild that all have", async () => {
  const league = await LeagueInDatabase.founded(database.db, "notices", teams);
  const gameId = await league.game({ home: "Avala", away: "Dunav" });
  const listener = new pg.Client({ connectionString: database.databaseUrl });
  await listener.connect();
  const notices: unknown[] = [];
  listener.on("notification", ({ payload }) => notices.push(JSON.parse(payload ?? "")));
  await listener.query(`listen ${pageTagChannel}`);
  await league.append(gameId, exhibitionGame("notices").events.slice(0, 50));
  await rebuildTenant(league.db, league.tenantId);
  await listener.query("select 1");
  await listener.end();
  expect(notices).toEqual([
    { tenantId: league.tenantId, tags: [pageTags.game(gameId), pageTags.league(league.leagueId)] },
    { tenantId: league.tenantId, tags: null },
  ]);
});

/** In pieces, with a correction of something earlier after each. Everybody on the two rosters is somebody known. */
async function playOut(league: LeagueInDatabase, gameId: GameId, events: readonly AddEvent[], random: Random): Promise<void> {
  const pieces = 4;
  const length = Math.ceil(events.length / pieces);
  for (let piece = 0; piece < pieces; piece++) {
    await league.append(gameId, events.slice(piece * length, (piece + 1) * length));
    if (piece === 0) await linkEverybody(league, gameId);
    const written = events.slice(10, (piece + 1) * length);
    await league.append(gameId, [correction(random, written, `${piece}`)]);
  }
}

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

function correction(random: Random, written: readonly AddEvent[], name: string): GameEvent {
  const target = random.pick(written.filter(({ fact }) => fact.type === "field-goal" || fact.type === "rebound" || fact.type === "foul"));
  const envelope = { eventId: `correction-${name}` as EventId, recording: target.recording, reason: "test", target: target.eventId };
  const place = random.whole(1, written.length - 1);
  return random.weighted<GameEvent>(
    [
      { op: "void", ...envelope },
      { op: "move", ...envelope, orderKey: orderKeyBetween(written[place - 1]?.orderKey ?? null, written[place]?.orderKey ?? null) },
      {
        op: "amend",
        ...envelope,
        moment: target.moment,
        link: null,
        fact: { type: "turnover", side: "home", player: null, kind: "other" },
      },
    ],
    () => 1,
  );
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
