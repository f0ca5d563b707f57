import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { AddEvent, Envelope, GameEvent } from "#core/game/events.ts";
import type { GameStatus } from "#core/game/facts.ts";
import { orderKeyAfter } from "#core/game/order-key.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import { factsOfResult, type TypedResult, typedResultPrefix } from "#core/game/typed-result.ts";
import type { CommandId, EventId, GameId, TenantId } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { appendLogs, type NewLog } from "../db/append-logs.ts";
import { eventOfRow } from "../db/event-rows.ts";
import { eventStoreFor } from "../db/postgres-event-store.ts";
import type { LeagueId } from "../db/row-ids.ts";
import type { Database } from "../db/schema.ts";
import { projectGamesAlone, projectionsOf, projectUnchangedLog } from "../projections/run.ts";
import { projectTableOf } from "../projections/league.ts";
import { projectStatistics } from "../projections/statistics-run.ts";
import type { OfficeBatch } from "./office-batch.ts";

/** So many games are folded at once. */
const gamesAtOnce = 100;

/** What of a game only its row tells: who wrote its log, and by which rules it is played. */
export type ResultPlace = {
  readonly leagueId: LeagueId;
  readonly ruleProfile: string;
  readonly status: GameStatus;
  readonly version: number;
  /** Commands of others than the office that typed how it ended. */
  readonly otherCommands: number;
};

/** Where the result of a game would go. */
export async function resultPlace(transaction: Transaction<Database>, tenantId: TenantId, gameId: string): Promise<ResultPlace | null> {
  const { rows } = await sql<ResultPlace>`
    select game.league_id as "leagueId", coalesce(game.rule_profile, league.rule_profile) as "ruleProfile", game.status,
      coalesce((select head.sequence from game_logs head where head.tenant_id = game.tenant_id and head.game_id = game.game_id), 0) as version,
      (select count(*)::int from game_commands command where command.tenant_id = game.tenant_id and command.game_id = game.game_id
        and not starts_with(command.command_id, ${typedResultPrefix})) as "otherCommands"
    from games game join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
    where game.tenant_id = ${tenantId} and game.game_id = ${gameId}`.execute(transaction);
  return rows[0] ?? null;
}

/** How a game ended that is just being made, and has no log yet. RESULT1 */
export async function beginResult(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  game: { readonly id: string; readonly leagueId: string },
  result: TypedResult,
  batch: OfficeBatch | undefined,
): Promise<void> {
  if (result.score === null && result.ruling === null) return;
  if (!batch) return writeResult(transaction, tenantId, game.id, result, batch);
  gatheredOf(batch, tenantId).results.set(game.id as GameId, { result, leagueId: game.leagueId as LeagueId });
}

/**
 * Writes how a game ended into its log: what was typed before is taken back, what is typed now follows. A score that is not typed any
 * more leaves a log in which nothing is in force. Of many games at once, logs that are begun are written at the end, together. RESULT1, RESULT4
 */
export async function writeResult(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  id: string,
  result: TypedResult,
  batch: OfficeBatch | undefined,
): Promise<void> {
  const gameId = id as GameId;
  const place = await resultPlace(transaction, tenantId, gameId);
  if (!place) throw new Error(`There is no game ${gameId} in this league`);
  if (place.version === 0) {
    if (result.score === null && result.ruling === null) return;
    if (batch) gatheredOf(batch, tenantId).results.set(gameId, { result, leagueId: place.leagueId });
    else await append(transaction, tenantId, newLog(gameId, [], place, result), 0);
    return;
  }
  // A game that has no result any more is none of those that end: whoever asks goes on by how it stands then.
  if (batch && (result.score !== null || result.ruling !== null)) {
    gatheredOf(batch, tenantId).changed.set(gameId, { result, place });
    return;
  }
  forgetResult(batch, tenantId, gameId);
  const before = (await eventStoreFor(transaction, tenantId).read(gameId)).map(({ event }) => event);
  const log = newLog(gameId, before, place, result);
  if (log.events.length > 0) await append(transaction, tenantId, log, place.version);
}

/** What was gathered of a game that goes, or has no result any more, is not written. */
export function forgetResult(batch: OfficeBatch | undefined, tenantId: TenantId, id: string): void {
  if (!batch) return;
  const { results, changed, unchanged } = gatheredOf(batch, tenantId);
  for (const gathered of [results, changed, unchanged]) gathered.delete(id as GameId);
}

/** Reads a game anew whose log stays as it is: of many at once, with those of the others at the end. RESULT4 */
export async function readResultAnew(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  id: string,
  batch: OfficeBatch | undefined,
): Promise<void> {
  if (batch) gatheredOf(batch, tenantId).unchanged.add(id as GameId);
  else await projectUnchangedLog(transaction, tenantId, id as GameId);
}

async function append(transaction: Transaction<Database>, tenantId: TenantId, log: NewLog, expectedVersion: number): Promise<void> {
  const answer = await eventStoreFor(transaction, tenantId).append({ ...log, expectedVersion }, projectionsOf(tenantId, log.gameId));
  if (answer.kind !== "appended") throw new Error(`The log of a game refused its result: ${answer.kind}`);
}

function newLog(
  gameId: GameId,
  before: readonly GameEvent[],
  { ruleProfile }: Pick<ResultPlace, "ruleProfile">,
  result: TypedResult,
): NewLog {
  const rules = ruleSetOf(ruleProfile);
  if (!rules) throw new Error(`A game is played by rules nobody knows: ${ruleProfile}`);
  const recordedAt = Date.now();
  const commandId = `${typedResultPrefix}${crypto.randomUUID()}` as CommandId;
  const recording = {
    commandId,
    actor: "office",
    role: "league",
    deviceId: null,
    leaseToken: null,
    baseSequence: before.length,
    occurredAt: recordedAt,
    ruleProfile,
  } as const;
  const events: GameEvent[] = [];
  const envelope = (reason: string | null): Envelope => ({ eventId: `${commandId}/${events.length + 1}` as EventId, recording, reason });
  for (const { eventId } of playsInForce(before)) events.push({ op: "void", ...envelope("typed anew"), target: eventId });
  let last = before.reduce<string | null>(
    (key, event) => ("orderKey" in event && event.orderKey > (key ?? "") ? event.orderKey : key),
    null,
  );
  for (const { fact, period } of factsOfResult(result, rules.format)) {
    last = orderKeyAfter(last);
    const moment = { period, gameClockMs: null, shotClockMs: null, clockQuality: "hand" } as const;
    events.push({ op: "add", ...envelope(null), orderKey: last, moment, link: null, fact } satisfies AddEvent);
  }
  const payloadDigest = createHash("sha256").update(JSON.stringify(result)).digest("hex");
  return { gameId, command: { commandId, payloadDigest }, events, recordedAt };
}

/**
 * Takes the whole log of a typed result away with its game: it says nothing that the list of changes does not keep, and a game that was
 * never there has no log. RESULT5
 */
export async function removeResult(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameId: string,
  leagueId: LeagueId,
  batch: OfficeBatch | undefined,
): Promise<() => Promise<void>> {
  const gone = (table: string) =>
    sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and game_id = ${gameId}`.execute(transaction);
  await sql`select set_config('fullcourt.log_deletion', 'allowed', true)`.execute(transaction);
  for (const table of ownTables) await gone(table);
  await sql`select set_config('fullcourt.log_deletion', '', true)`.execute(transaction);
  return async () => {
    if (batch) gatheredOf(batch, tenantId).leagues.add(leagueId);
    else await projectLeagues(transaction, tenantId, [leagueId]);
  };
}

/** What stands of a game whose result was typed, and goes with it, in the order in which it may go. */
export const ownTables = [
  "game_referees",
  "box_player_lines",
  "box_team_lines",
  "game_boxes",
  "game_flags",
  "game_players",
  "game_events",
  "game_commands",
  "game_logs",
] as const;

type Gathered = {
  /** Logs that are begun. */
  readonly results: Map<GameId, { readonly result: TypedResult; readonly leagueId: LeagueId }>;
  /** Logs that go on. */
  readonly changed: Map<GameId, { readonly result: TypedResult; readonly place: ResultPlace }>;
  /** Games whose logs stay, and whose rows have changed. */
  readonly unchanged: Set<GameId>;
  readonly leagues: Set<LeagueId>;
};

function gatheredOf(batch: OfficeBatch, tenantId: TenantId): Gathered {
  const make = (): Gathered => ({ results: new Map(), changed: new Map(), unchanged: new Set(), leagues: new Set() });
  return batch.gather("results", make, async (transaction, { results, changed, unchanged, leagues }) => {
    if (results.size > 0) await beginLogs(transaction, tenantId, results);
    if (changed.size > 0) await goOnWithLogs(transaction, tenantId, changed);
    const anew = [...new Set([...changed.keys(), ...unchanged])].filter((id) => !results.has(id));
    await projectMany(transaction, tenantId, anew);
    const others = await leaguesOf(transaction, tenantId, anew);
    await projectLeagues(transaction, tenantId, [...leagues, ...others, ...[...results.values()].map(({ leagueId }) => leagueId)]);
  });
}

async function goOnWithLogs(transaction: Transaction<Database>, tenantId: TenantId, changed: Gathered["changed"]): Promise<void> {
  const ids = [...changed.keys()];
  const rows = await transaction
    .selectFrom("game_events")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where(sql<boolean>`game_id = any(${ids}::uuid[])`)
    .orderBy("game_id")
    .orderBy("sequence")
    .execute();
  const before = Map.groupBy(rows, ({ game_id }) => game_id);
  const logs = [...changed].flatMap(([gameId, { result, place }]) => {
    const log = newLog(
      gameId,
      (before.get(gameId) ?? []).map((row) => eventOfRow(row).event),
      place,
      result,
    );
    return log.events.length > 0 ? [{ ...log, expectedVersion: place.version }] : [];
  });
  await appendMany(transaction, tenantId, logs);
}

async function appendMany(transaction: Transaction<Database>, tenantId: TenantId, logs: readonly NewLog[]): Promise<void> {
  const answer = await appendLogs(transaction, tenantId, logs);
  if (answer.kind !== "appended") throw new Error(`The log of a game refused its result: ${JSON.stringify(answer)}`);
}

async function leaguesOf(transaction: Transaction<Database>, tenantId: TenantId, ids: readonly GameId[]): Promise<readonly LeagueId[]> {
  const { rows } = await sql<{ leagueId: LeagueId }>`
    select distinct league_id as "leagueId" from games where tenant_id = ${tenantId} and game_id = any(${ids}::uuid[])`.execute(
    transaction,
  );
  return rows.map(({ leagueId }) => leagueId);
}

async function projectMany(transaction: Transaction<Database>, tenantId: TenantId, ids: readonly GameId[]): Promise<void> {
  // What was filled in this transaction is empty to the planner, which then reads all of it for each game.
  if (ids.length > gamesAtOnce) await sql.raw(`analyze ${filledTables.join()}`).execute(transaction);
  for (let from = 0; from < ids.length; from += gamesAtOnce)
    await projectGamesAlone(transaction, tenantId, ids.slice(from, from + gamesAtOnce));
}

async function beginLogs(transaction: Transaction<Database>, tenantId: TenantId, results: Gathered["results"]): Promise<void> {
  const ids = [...results.keys()];
  const { rows } = await sql<Pick<ResultPlace, "ruleProfile"> & { gameId: GameId }>`
    select game.game_id as "gameId", coalesce(game.rule_profile, league.rule_profile) as "ruleProfile"
    from games game join leagues league on league.tenant_id = game.tenant_id and league.league_id = game.league_id
    where game.tenant_id = ${tenantId} and game.game_id = any(${ids}::uuid[]) order by 1`.execute(transaction);
  const logs = rows.flatMap((row) => {
    const one = results.get(row.gameId);
    return one ? [newLog(row.gameId, [], row, one.result)] : [];
  });
  await appendMany(transaction, tenantId, logs);
  await projectMany(transaction, tenantId, ids);
}

const filledTables = ["games", "rounds", "teams", "leagues", "game_logs", "game_commands", "game_events"] as const;

async function projectLeagues(transaction: Transaction<Database>, tenantId: TenantId, leagueIds: readonly LeagueId[]): Promise<void> {
  // Of an import that is taken back the competitions have gone with their games.
  const { rows } = await sql<{ leagueId: LeagueId }>`
    select league_id as "leagueId" from leagues where tenant_id = ${tenantId} and league_id = any(${leagueIds}::uuid[]) order by 1`.execute(
    transaction,
  );
  const leagues = rows.map(({ leagueId }) => leagueId);
  for (const leagueId of leagues) await projectTableOf(transaction, tenantId, leagueId);
  if (leagues.length > 0) await projectStatistics(transaction, tenantId);
}
