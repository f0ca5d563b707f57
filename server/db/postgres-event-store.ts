import { type Kysely, sql, type Transaction } from "kysely";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
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
  await writeCommand(transaction, tenantId, request, appended);
  await writeEvents(transaction, tenantId, request, appended);
  await project?.(transaction, appended);
  return { kind: "appended", ...appended };
}

/** From here to the end of the transaction nobody else appends to this game. The first append makes the head. */
async function lockHead(transaction: Transaction<Database>, tenantId: TenantId, gameId: GameId): Promise<LogHead> {
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
  const before = await transaction
    .selectFrom("game_commands")
    .select(["payload_digest", "epoch", "first_sequence as firstSequence", "last_sequence as version"])
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .where("command_id", "=", command.commandId)
    .executeTakeFirst();
  if (before !== undefined) {
    const { payload_digest: digest, ...answer } = before;
    return digest === command.payloadDigest
      ? { kind: "answered-before", ...answer }
      : { kind: "command-id-taken", commandId: command.commandId };
  }
  if (expectedVersion !== head.version) return { kind: "conflict", version: head.version };
  const taken = await transaction
    .selectFrom("game_events")
    .select("event_id")
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .where(sql<boolean>`event_id = any(${events.map((event) => event.eventId)}::text[])`)
    .limit(1)
    .executeTakeFirst();
  const eventId = taken?.event_id ?? repeatedEventId(events);
  return eventId === undefined ? null : { kind: "event-id-taken", eventId };
}

async function writeCommand(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  request: AppendRequest,
  appended: Appended,
): Promise<void> {
  await transaction
    .insertInto("game_commands")
    .values({
      tenant_id: tenantId,
      game_id: request.gameId,
      command_id: request.command.commandId,
      payload_digest: request.command.payloadDigest,
      epoch: appended.epoch,
      first_sequence: appended.firstSequence,
      last_sequence: appended.version,
      recorded_at: new Date(request.recordedAt),
    })
    .execute();
}

async function writeEvents(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  request: AppendRequest,
  appended: Appended,
): Promise<void> {
  if (request.events.length === 0) return;
  const rows = request.events.map((event, index) => ({
    tenant_id: tenantId,
    game_id: request.gameId,
    sequence: appended.firstSequence + index,
    epoch: appended.epoch,
    command_id: request.command.commandId,
    recorded_at: new Date(request.recordedAt),
    ...rowOfEvent(event),
  }));
  // As one JSON value: a whole imported game has more columns than a statement may have parameters.
  await sql`insert into game_events select * from json_populate_recordset(null::game_events, ${JSON.stringify(rows)}::json)`.execute(
    transaction,
  );
  await transaction
    .updateTable("game_logs")
    .set({ sequence: appended.version })
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", request.gameId)
    .execute();
}
