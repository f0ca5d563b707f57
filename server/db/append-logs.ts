import { type Selectable, sql, type Transaction } from "kysely";
import type { CommandId, GameId, TenantId } from "#core/kernel/ids.ts";
import { unnestRows } from "./column-arrays.ts";
import { columnTypesOf } from "./column-types.ts";
import { type EventRow, rowOfEvent } from "./event-rows.ts";
import { type AppendAnswer, type Appended, type AppendRequest, repeatedEventId } from "./event-store.ts";
import type { Database } from "./schema.ts";

/** The whole log of a game that has none yet, or what follows on one that stands as its writer has read it. */
export type NewLog = Omit<AppendRequest, "expectedVersion"> & Partial<Pick<AppendRequest, "expectedVersion">>;

export type AppendLogsAnswer =
  | { readonly kind: "appended"; readonly events: number }
  | { readonly kind: "refused"; readonly gameId: GameId; readonly answer: Exclude<AppendAnswer, { kind: "appended" }> };

/**
 * Appends to the logs of many games, which are empty unless they say what they follow on: all of them, or none and the first refusal, by
 * the same checks as an append of its own. Nothing is projected; the caller rebuilds (`server/projections/rebuild.ts`) before anybody reads.
 * Several hundred logs at once are a matter of memory alone.
 */
export async function appendLogs(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  logs: readonly NewLog[],
): Promise<AppendLogsAnswer> {
  const epochs = await epochsOrRefusal(transaction, tenantId, logs);
  const refusal = "gameId" in epochs ? epochs : refusalOfEvents(logs);
  if ("gameId" in epochs || refusal !== null) return { kind: "refused", ...(refusal as Refusal) };
  await insert(transaction, "game_commands", commandRows(tenantId, logs, epochs));
  const events = logs.flatMap((log) => eventRows(tenantId, log, epochs));
  await insert(transaction, "game_events", events);
  await sql`
    update game_logs head set sequence = appended.sequence
    from unnest(${logs.map(({ gameId }) => gameId)}::uuid[], ${logs.map(versionAfter)}::integer[]) as appended (game_id, sequence)
    where head.tenant_id = ${tenantId} and head.game_id = appended.game_id`.execute(transaction);
  return { kind: "appended", events: events.length };
}

type Refusal = { readonly gameId: GameId; readonly answer: Exclude<AppendAnswer, { kind: "appended" }> };
type Epochs = ReadonlyMap<GameId, number>;

function versionAfter({ expectedVersion = 0, events }: NewLog): number {
  return expectedVersion + events.length;
}

/** Locks the games and their heads, which are made where missing, and finds the first that does not stand as was expected. */
async function epochsOrRefusal(transaction: Transaction<Database>, tenantId: TenantId, logs: readonly NewLog[]): Promise<Epochs | Refusal> {
  const ids = logs.map(({ gameId }) => gameId);
  await sql`select from games where tenant_id = ${tenantId} and game_id = any(${ids}::uuid[]) order by game_id for no key update`.execute(
    transaction,
  );
  const { rows: heads } = await sql<{ gameId: GameId; version: number; epoch: number }>`
    insert into game_logs (tenant_id, game_id)
    select tenant_id, game_id from games where tenant_id = ${tenantId} and game_id = any(${ids}::uuid[])
    on conflict (tenant_id, game_id) do update set epoch = game_logs.epoch
    returning game_id as "gameId", sequence as version, epoch`.execute(transaction);
  const { rows: commands } = await sql<Before>`
    select game_id as "gameId", command_id as "commandId", payload_digest as digest, epoch, first_sequence as "firstSequence",
      last_sequence as version
    from game_commands where tenant_id = ${tenantId} and game_id = any(${ids}::uuid[])`.execute(transaction);
  const versions = new Map(heads.map(({ gameId, version }) => [gameId, version]));
  for (const log of logs) {
    const version = versions.get(log.gameId);
    if (version === undefined) throw new Error(`There is no game ${log.gameId} in this tenant`);
    const before = commands.find(({ gameId, commandId }) => gameId === log.gameId && commandId === log.command.commandId);
    if (before) return { gameId: log.gameId, answer: answerAgain(log, before) };
    if (version !== (log.expectedVersion ?? 0)) return { gameId: log.gameId, answer: { kind: "conflict", version } };
  }
  return new Map(heads.map(({ gameId, epoch }) => [gameId, epoch]));
}

type Before = Appended & { readonly gameId: GameId; readonly commandId: CommandId; readonly digest: string };

function answerAgain({ command }: NewLog, { digest, epoch, firstSequence, version }: Before): Refusal["answer"] {
  return digest === command.payloadDigest
    ? { kind: "answered-before", epoch, firstSequence, version }
    : { kind: "command-id-taken", commandId: command.commandId };
}

function refusalOfEvents(logs: readonly NewLog[]): Refusal | null {
  const games = new Set<GameId>();
  for (const { gameId, events } of logs) {
    if (games.size === games.add(gameId).size) return { gameId, answer: { kind: "conflict", version: events.length } };
    const eventId = repeatedEventId(events);
    if (eventId !== undefined) return { gameId, answer: { kind: "event-id-taken", eventId } };
  }
  return null;
}

type CommandRow = Selectable<Database["game_commands"]>;

function commandRows(tenantId: TenantId, logs: readonly NewLog[], epochs: Epochs): CommandRow[] {
  return logs.map(({ gameId, command, events, recordedAt, expectedVersion = 0 }) => ({
    tenant_id: tenantId,
    game_id: gameId,
    command_id: command.commandId,
    payload_digest: command.payloadDigest,
    epoch: epochs.get(gameId) ?? 1,
    first_sequence: expectedVersion + 1,
    last_sequence: expectedVersion + events.length,
    recorded_at: new Date(recordedAt),
  }));
}

function eventRows(tenantId: TenantId, { gameId, command, events, recordedAt, expectedVersion = 0 }: NewLog, epochs: Epochs): EventRow[] {
  const recorded_at = new Date(recordedAt);
  return events.map((event, index) => ({
    tenant_id: tenantId,
    game_id: gameId,
    sequence: expectedVersion + index + 1,
    epoch: epochs.get(gameId) ?? 1,
    command_id: command.commandId,
    recorded_at,
    ...rowOfEvent(event),
  }));
}

async function insert(transaction: Transaction<Database>, table: "game_commands" | "game_events", rows: readonly object[]): Promise<void> {
  const source = unnestRows(rows, await columnTypesOf(transaction, table));
  await sql`insert into ${sql.table(table)} ${source}`.execute(transaction);
}
