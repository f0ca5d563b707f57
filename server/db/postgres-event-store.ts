import { type Kysely, sql, type Transaction } from "kysely";
import type { EventId, GameId, TenantId } from "#core/kernel/ids.ts";
import { unnestRows } from "./column-arrays.ts";
import { columnTypesOf } from "./column-types.ts";
import { eventOfRow, rowOfEvent } from "./event-rows.ts";
import {
  type AppendAnswer,
  type Appended,
  type AppendRequest,
  type EventStore,
  type LogHead,
  type Projection,
  repeatedEventId,
} from "./event-store.ts";
import { inTransaction } from "./in-transaction.ts";
import type { Database } from "./schema.ts";

/**
 * The logs of one tenant's games in PostgreSQL. Given a transaction, it appends within it: what came before and after
 * stands or falls with the append.
 */
export function eventStoreFor(db: Kysely<Database>, tenantId: TenantId): EventStore<Transaction<Database>> {
  return {
    async append(request, project) {
      return inTransaction(db, (transaction) => appendIn(transaction, tenantId, request, project));
    },
    async read(gameId, fromSequence = 1) {
      const rows = await db
        .selectFrom("game_events")
        .selectAll()
        .where("tenant_id", "=", tenantId)
        .where("game_id", "=", gameId)
        .where("sequence", ">=", fromSequence)
        .orderBy("sequence")
        .execute();
      return rows.map(eventOfRow);
    },
    async head(gameId) {
      const head = await db
        .selectFrom("game_logs")
        .select(["epoch", "sequence as version"])
        .where("tenant_id", "=", tenantId)
        .where("game_id", "=", gameId)
        .executeTakeFirst();
      return head ?? null;
    },
  };
}

async function appendIn(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  request: AppendRequest,
  project: Projection<Transaction<Database>> | undefined,
): Promise<AppendAnswer> {
  const head = await lockHead(transaction, tenantId, request.gameId);
  const refusal = await refusalOf(transaction, tenantId, request, head);
  if (refusal !== null) return refusal;

  const appended = { epoch: head.epoch, firstSequence: head.version + 1, version: head.version + request.events.length };
  await writeCommands(transaction, tenantId, request.gameId, [{ ...request, ...appended }]);
  await project?.(transaction, appended);
  return { kind: "appended", ...appended };
}

/** From here to the end of the transaction nobody else appends to this game. The first append makes the head. */
export async function lockHead(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId): Promise<LogHead> {
  // The game's row before its log, as everybody does: server/db/write-locks.ts.
  const { rows } = await sql<LogHead>`
    with game as (select tenant_id, game_id from games where tenant_id = ${tenantId} and game_id = ${gameId} for no key update)
    insert into game_logs (tenant_id, game_id) select tenant_id, game_id from game
    on conflict (tenant_id, game_id) do update set epoch = game_logs.epoch
    returning epoch, sequence as version`.execute(transaction);
  if (!rows[0]) throw new Error(`There is no game ${gameId} in this tenant`);
  return rows[0];
}

async function refusalOf(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { gameId, command, events, expectedVersion }: AppendRequest,
  head: LogHead,
): Promise<AppendAnswer | null> {
  const { rows } = await sql<{ before: (Appended & { digest: string }) | null; taken: EventId | null }>`
    select
      (select json_build_object('digest', payload_digest, 'epoch', epoch, 'firstSequence', first_sequence, 'version', last_sequence)
        from game_commands where ${ofGame(tenantId, gameId)} and command_id = ${command.commandId}) as before,
      (select event_id from game_events
        where ${ofGame(tenantId, gameId)} and event_id = any(${events.map((event) => event.eventId)}::text[]) limit 1) as taken
  `.execute(transaction);
  const { before = null, taken = null } = rows[0] ?? {};
  if (before !== null) {
    const { digest, ...answer } = before;
    return digest === command.payloadDigest
      ? { kind: "answered-before", ...answer }
      : { kind: "command-id-taken", commandId: command.commandId };
  }
  if (expectedVersion !== head.version) return { kind: "conflict", version: head.version };
  const eventId = taken ?? repeatedEventId(events);
  return eventId === undefined ? null : { kind: "event-id-taken", eventId };
}

function ofGame(tenantId: TenantId, gameId: GameId) {
  return sql`tenant_id = ${tenantId} and game_id = ${gameId}`;
}

/** A command with its events and where they stand. */
export type PlacedCommand = Pick<AppendRequest, "command" | "events" | "recordedAt"> & Appended;

/**
 * Commands that follow one another, their events and the log's new head, in one round trip. The caller holds the head, and
 * knows that the ids are new.
 */
export async function writeCommands(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  gameId: GameId,
  commands: readonly PlacedCommand[],
): Promise<void> {
  const game = { tenant_id: tenantId, game_id: gameId };
  const commandRows = commands.map(({ command, epoch, firstSequence, version, recordedAt }) => ({
    epoch,
    command_id: command.commandId,
    recorded_at: new Date(recordedAt),
    payload_digest: command.payloadDigest,
    first_sequence: firstSequence,
    last_sequence: version,
  }));
  const eventRows = commands.flatMap(({ command, events, epoch, firstSequence, recordedAt }) =>
    events.map((event, index) => ({
      sequence: firstSequence + index,
      epoch,
      command_id: command.commandId,
      recorded_at: new Date(recordedAt),
      ...rowOfEvent(event),
    })),
  );
  const commandColumns = await columnTypesOf(transaction, "game_commands");
  const eventColumns = await columnTypesOf(transaction, "game_events");
  await sql`
    with command as (
      insert into game_commands ${unnestRows(commandRows, commandColumns, game)}
    ), events as (
      insert into game_events ${unnestRows(eventRows, eventColumns, game)}
    )
    update game_logs set sequence = ${commands.at(-1)?.version ?? 0} where ${ofGame(tenantId, gameId)}`.execute(transaction);
}
