import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { AddEvent } from "#core/game/events.ts";
import type { CommandId, GameId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { appendLogs } from "#server/db/append-logs.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { startEmbeddedPostgres } from "#server/db/embedded.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { gamesFor } from "#server/db/repositories/games.ts";
import type { Database } from "#server/db/schema.ts";
import { rebuildTenant } from "#server/projections/rebuild.ts";
import { LeagueInDatabase } from "#tests/support/database/league-in-database.ts";
import { databaseCpu } from "./database-cpu.ts";
import { median } from "./pinned-process.ts";

/**
 * All read models of a thousand games from their logs, beside reading the same events with `COPY … BINARY` into nothing: the
 * least that a program can do that wants to know them. A database of its own, durable as delivered; 24 different games,
 * copied under new ids. Rounds are interleaved, the median round speaks. Beside the time that passed stands that of the
 * processors, ours and the database's together, which tells more where others use the machine.
 *
 * - emptied: read models lost; every row is written.
 * - unchanged: read models right already; everything is read, folded and compared, nothing written.
 */
const { values: options } = parseArgs({
  allowPositionals: true,
  options: { games: { type: "string", default: "1000" }, rounds: { type: "string", default: "3" } },
});
const games = Number(options.games);
const rounds = Number(options.rounds);
const differentLogs = 24;
const logsAtOnce = 25;
const goal = 3;
const teams = Array.from({ length: 12 }, (_, number) => `Team${String.fromCodePoint(65 + number)}`);

const folder = mkdtempSync(join(tmpdir(), "fullcourt-bench-"));
const server = await startEmbeddedPostgres({ dataFolder: folder, whenInUse: "refuse" });
const db = connectDatabase({ databaseUrl: server.databaseUrl, connections: 5 });
try {
  await migrateToLatest(db);
  await measure(await storeLeague());
} finally {
  await db.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function storeLeague(): Promise<LeagueInDatabase> {
  const league = await LeagueInDatabase.founded(db, "bench", teams);
  const logs = Array.from({ length: differentLogs }, (_, number) => exhibitionGame(`bench ${number}`).events);
  const ids: GameId[] = [];
  for (let number = 0; number < games; number++) {
    const [home, away] = [teams[number % 6] as string, teams[11 - (number % 6)] as string];
    ids.push(await league.game({ home, away, round: Math.floor(number / 6) + 1, tipOff: Date.UTC(2020, 0, 1) + number * 3_600_000 }));
  }
  await linkPlayers(league, ids, logs);
  const startedAt = performance.now();
  let events = 0;
  for (let from = 0; from < games; from += logsAtOnce) events += await append(league, ids.slice(from, from + logsAtOnce), logs, from);
  const seconds = (performance.now() - startedAt) / 1000;
  await sql`vacuum analyze`.execute(db);
  console.log(`${games} games, ${events} events; whole logs appended in bulk at ${Math.round(events / seconds)} events/s`);
  return league;
}

async function append(league: LeagueInDatabase, ids: readonly GameId[], logs: readonly (readonly AddEvent[])[], first: number) {
  const requests = ids.map((gameId, place) => {
    const events = logs[(first + place) % logs.length] as readonly AddEvent[];
    const payloadDigest = createHash("sha256")
      .update(String(first + place))
      .digest("hex");
    return { gameId, command: { commandId: "bench" as CommandId, payloadDigest }, events, recordedAt: Date.UTC(2026, 9, 23) };
  });
  const answer = await db.transaction().execute((transaction) => appendLogs(transaction, league.tenantId, requests));
  if (answer.kind !== "appended") throw new Error(`the logs were not taken: ${JSON.stringify(answer)}`);
  return answer.events;
}

/** Each player of each different log is somebody, so that careers and leaders have to be made as well. */
async function linkPlayers(league: LeagueInDatabase, ids: readonly GameId[], logs: readonly (readonly AddEvent[])[]): Promise<void> {
  const squads = await Promise.all(logs.map((log) => squadOf(league, log)));
  for (const [number, gameId] of ids.entries()) {
    await gamesFor(db, league.tenantId).linkPlayers(gameId, squads[number % squads.length] ?? []);
  }
}

async function squadOf(league: LeagueInDatabase, log: readonly AddEvent[]) {
  const squad = [];
  for (const { fact } of log) {
    if (fact.type !== "roster.set") continue;
    for (const { key, givenName, familyName } of fact.players) {
      squad.push({ playerKey: key, side: fact.side, personId: await league.person(givenName, familyName) });
    }
  }
  return squad;
}

type Taken = { readonly ms: number; readonly cpuMs: number };

async function measure(league: LeagueInDatabase): Promise<void> {
  const taken = { copy: [] as Taken[], emptied: [] as Taken[], unchanged: [] as Taken[] };
  const reader = new pg.Client({ connectionString: server.databaseUrl });
  await reader.connect();
  const timed = await stopwatch();
  const copy = async () => taken.copy.push(await timed(() => readAll(reader)));
  await rebuildTenant(db, league.tenantId);
  for (let round = 0; round < rounds; round++) {
    await copy();
    await emptyReadModels(db);
    taken.emptied.push(await timed(() => rebuildTenant(db, league.tenantId)));
    await copy();
    taken.unchanged.push(await timed(() => rebuildTenant(db, league.tenantId)));
    const said = Object.entries(taken).map(([name, times]) => `${name} ${inWords(times.at(-1)!)}`);
    console.log(`round ${round + 1}: ${said.join(", ")}`);
  }
  await reader.end();
  const middle = (times: readonly Taken[]) => ({ ms: median(times.map(({ ms }) => ms)), cpuMs: median(times.map(({ cpuMs }) => cpuMs)) });
  const copied = middle(taken.copy);
  for (const name of ["emptied", "unchanged"] as const) {
    const rebuilt = middle(taken[name]);
    console.log(
      `rebuild ${name}: ${inWords(rebuilt)}; COPY BINARY ${inWords(copied)}; ratio ${(rebuilt.ms / copied.ms).toFixed(2)} ` +
        `(goal ≤ ${goal}), by processor time ${(rebuilt.cpuMs / copied.cpuMs).toFixed(2)}`,
    );
  }
}

function inWords({ ms, cpuMs }: Taken): string {
  return `${Math.round(ms)} ms (${Math.round(cpuMs)} of the processors)`;
}

async function readAll(client: pg.Client): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(client.query(copyTo("copy game_events to stdout binary")), nowhere);
}

async function emptyReadModels(database: Kysely<Database>): Promise<void> {
  await sql`truncate game_boxes, box_player_lines, box_team_lines, standings_rows, league_leaders, statistics_changes, player_season_totals,
    team_season_totals, player_careers, player_club_totals, all_time_leaders, record_marks, recorded_since, streaks, team_lineups, team_combinations`.execute(
    database,
  );
}

async function stopwatch(): Promise<(work: () => Promise<unknown>) => Promise<Taken>> {
  const database = await databaseCpu(db);
  const databaseMs = () => 1000 * (database() ?? Number.NaN);
  return async (work) => {
    const [startedAt, ours, theirs] = [performance.now(), process.cpuUsage(), databaseMs()];
    await work();
    const ms = performance.now() - startedAt;
    const { user, system } = process.cpuUsage(ours);
    return { ms, cpuMs: (user + system) / 1000 + databaseMs() - theirs };
  };
}
