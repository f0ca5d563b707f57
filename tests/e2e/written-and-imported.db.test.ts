import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { AddEvent } from "#core/game/events.ts";
import type { TeamSheet } from "#core/game/facts.ts";
import { orderKeyBetween } from "#core/game/order-key.ts";
import type { EventId, GameId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { liveStatsGame } from "#server/exports/livestats-game.ts";
import type { LiveStatsData } from "#server/imports/fiba-livestats-data.ts";
import { readLiveStats } from "#server/imports/fiba-livestats.ts";
import { storeGame } from "#server/imports/storing/store-game.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { LeagueInDatabase } from "../support/database/league-in-database.ts";

const database = databaseForThisFile();
const tipOff = Date.UTC(2026, 9, 20, 18);
const { events: played } = exhibitionGame("both-ways");
/** Signed at its table by the scorer and the crew chief before it is confirmed, which a file tells nobody. */
const events = [...played.slice(0, -1), ...signatures(played.at(-2)!.orderKey, played.at(-1)!), played.at(-1)!];
const sheets = events.flatMap((event) => ("fact" in event && event.fact.type === "roster.set" ? [event.fact] : []));
/** All that is read of games, of players and teams over many. */
const derived = `
  box_player_lines box_team_lines game_referees game_players game_boxes player_season_totals team_season_totals player_careers
  player_club_totals all_time_leaders record_marks streaks appearance_streaks career_season_ends club_meetings club_coaches team_lineups
  team_combinations recorded_since league_leaders standings_rows named_people fan_votes
`
  .trim()
  .split(/\s+/);

const names = ["Avala", "Banjica"] as const;
let written: LeagueInDatabase;
let imported: LeagueInDatabase;

beforeAll(async () => {
  const [home, away] = names;
  written = await LeagueInDatabase.founded(database.db, "written", names);
  imported = await LeagueInDatabase.founded(database.db, "imported", names);
  for (const league of [written, imported]) for (const sheet of sheets) await enlist(league, sheet);
  const gameId = await written.game({ home, away, tipOff });
  await written.append(gameId, events, tipOff);
  await imported.game({ home, away, tipOff });
  const log = {
    gameId: "elsewhere" as GameId,
    ruleProfile: "fiba",
    events: events.map((event, index) => ({ ...event, sequence: index + 1, at: 0 })),
  };
  const code = (name: string) => ({ name, code: name.slice(0, 3).toUpperCase() });
  const file = liveStatsGame(log, { home: code(home), away: code(away), player: () => null }) as unknown as LiveStatsData;
  const { tenantId, seasonId, leagueId } = imported;
  const target = {
    tenantId,
    seasonId,
    leagueId,
    seasonSlug: "2026-27",
    leagueSlug: "first",
    defaultLocale: "sr",
    timeZone: "Europe/Belgrade",
  };
  const answer = await storeGame(database.db, target, readLiveStats(file, "1"), { round: null, tipOff }, tipOff);
  if (answer.kind !== "stored") throw new Error(JSON.stringify(answer));
});

function signatures(after: string, confirmation: AddEvent): readonly AddEvent[] {
  let orderKey = after;
  return (["scorer", "crew-chief"] as const).map((role) => {
    orderKey = orderKeyBetween(orderKey, confirmation.orderKey);
    const fact = { type: "signature.set", role, name: "M. Marić", digest: "a".repeat(64) } as const;
    return { ...confirmation, eventId: `signed-${role}` as EventId, orderKey, fact };
  });
}

async function enlist(league: LeagueInDatabase, { side, players }: TeamSheet): Promise<void> {
  for (const { givenName, familyName, shirt } of players) {
    const person_id = await league.person(givenName, familyName);
    const row = { tenant_id: league.tenantId, team_id: league.team(names[side === "home" ? 0 : 1]), person_id, shirt_number: shirt };
    await database.db.insertInto("rosters").values(row).execute();
  }
}

/** Players of a lineup stand in the order of their ids, lineups that are level too. */
function inOrder(value: unknown, nameOf: (key: string) => string): unknown {
  if (typeof value === "string") return nameOf(value);
  if (Array.isArray(value)) {
    const parts = value.map((part) => inOrder(part, nameOf));
    return parts.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  if (typeof value !== "object" || value === null) return value;
  // Two things of one second may change places on the way through a file, and with them a possession its five.
  const told = Object.entries(value).filter(([name]) => !("seconds" in value && name.startsWith("possessions")));
  return Object.fromEntries(told.map(([name, part]) => [name, inOrder(part, nameOf)]));
}

/** The rows of a table, with names instead of ids. */
async function rowsOf(league: LeagueInDatabase, table: string): Promise<string[]> {
  const { rows: ids } = await sql<{ id: string; name: string }>`
    select person_id::text as id, 'person ' || slug as name from persons where tenant_id = ${league.tenantId}
    union all select team_id::text, 'team ' || slug from teams where tenant_id = ${league.tenantId}
    union all select club_id::text, 'club ' || slug from clubs where tenant_id = ${league.tenantId}
    union all select game_id::text, 'game ' || slug from games where tenant_id = ${league.tenantId}
    union all select league_id::text, 'league ' || slug from leagues where tenant_id = ${league.tenantId}
    union all select season_id::text, 'season ' || slug from seasons where tenant_id = ${league.tenantId}`.execute(database.db);
  const nameOf = new Map(ids.map(({ id, name }) => [id, name]));
  const { rows } = await sql<{
    row: string;
  }>`select row_to_json(t)::text as row from ${sql.table(table)} t where tenant_id = ${league.tenantId}`.execute(database.db);
  const keys = await sql<{ key: string; slug: string }>`
    select player_key as key, 'person ' || slug as slug from game_players join persons using (tenant_id, person_id)
    where tenant_id = ${league.tenantId}`.execute(database.db);
  const persons = new Map(keys.rows.map(({ key, slug }) => [key, slug]));
  const keyOf = (key: string) => persons.get(key) ?? key;
  const level = new Set<string>();
  // Who of several that are level is among the first is told by the ids of their rows.
  if (table === "record_marks") for (const name of ["person_id", "holder_id", "team_id"]) level.add(name);
  const own = new Set([
    ...level,
    "tenant_id",
    "player_key",
    "linked_by",
    "listed_as",
    "sequence",
    "page",
    "plays",
    "last_play",
    "created_at",
    "updated_at",
  ]);
  return rows
    .map(({ row }) => {
      const named = inOrder(
        JSON.parse(row.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => nameOf.get(id) ?? id)),
        keyOf,
      ) as Record<string, unknown>;
      const columns = Object.entries(named).filter(([name]) => !own.has(name));
      return JSON.stringify(Object.fromEntries(columns));
    })
    .toSorted();
}

describe("TABLE1 a game that was written at a table", () => {
  it.each(derived)("is in %s what it is when it is imported", async (table) => {
    const [own, other] = [await rowsOf(written, table), await rowsOf(imported, table)];
    expect(own).toEqual(other);
  });
});
