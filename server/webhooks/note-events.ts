import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { WebhookData, WebhookType } from "#contract/api/webhook-shapes.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";

export type WebhookTopic = "game" | "schedule" | "table" | "news" | "transfer" | "fantasy";

/** That a thing stands otherwise than partners were told. `before`: as they know it; `null`: they know nothing of it. */
export type ToldState = { readonly topic: WebhookTopic; readonly subject: string; readonly before: string | null; readonly after: string };

/** One event on its way to all who want it. */
export type NewEvent = {
  [Type in WebhookType]: {
    readonly type: Type;
    /** Epoch milliseconds. */
    readonly at: number;
    /** Of the competition it belongs to; `null`: of none. */
    readonly league: string | null;
    readonly data: WebhookData<Type>;
  };
}[WebhookType];

/**
 * Writes down what partners are to be told of a thing, with the state it stands in: all of it or nothing, and whoever comes second
 * changes nothing. WEBHOOK2
 */
export async function noteEvents(
  db: Kysely<Database>,
  tenantId: TenantId,
  told: ToldState,
  events: readonly NewEvent[],
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await isFirst(transaction, tenantId, told))) return false;
    for (const event of events) await noteEvent(transaction, tenantId, subjectOf(told), event, now);
    return true;
  });
}

async function isFirst(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  { topic, subject, before, after }: ToldState,
): Promise<boolean> {
  const { rows } =
    before === null
      ? await sql`insert into webhook_told (tenant_id, topic, subject, state) values (${tenantId}, ${topic}, ${subject}, ${after})
          on conflict do nothing returning true`.execute(transaction)
      : await sql`update webhook_told set state = ${after}
          where tenant_id = ${tenantId} and topic = ${topic} and subject = ${subject} and state = ${before} returning true`.execute(
          transaction,
        );
  return rows.length > 0;
}

/** Schedule and play of one game are one thing: its events come in their order. WEBHOOK6 */
function subjectOf({ topic, subject }: ToldState): string {
  return `${topic === "schedule" ? "game" : topic} ${subject}`;
}

async function noteEvent(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  subject: string,
  { type, at, league, data }: NewEvent,
  now: number,
): Promise<void> {
  const payload = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
  await sql`
    with wanted as (
      select subscription_id from webhook_subscriptions
      where tenant_id = ${tenantId} and is_on and ${type} = any(types) and (league is null or league = ${league})
    ), noted as (
      insert into webhook_events (tenant_id, type, payload, made_at)
      select ${tenantId}, ${type}, ${payload}, ${new Date(now)} where exists (select from wanted)
      returning tenant_id, event_id
    )
    insert into webhook_deliveries (tenant_id, event_id, subscription_id, subject, due_at)
    select noted.tenant_id, noted.event_id, wanted.subscription_id, ${subject}, ${new Date(now)} from noted cross join wanted`.execute(
    transaction,
  );
}

/** Rows with `subject` and `state`: how the things of a topic stand. */
export type States = RawBuilder<unknown>;

/** Things that stand otherwise than told, with the state that was told as `before`. */
export function changedSince(tenantId: TenantId, topic: WebhookTopic, states: States): RawBuilder<unknown> {
  return sql`(select standing.*, told.state as before from (${states}) standing
    left join webhook_told told on told.tenant_id = ${tenantId} and told.topic = ${topic} and told.subject = standing.subject
    where told.state is distinct from standing.state)`;
}

/** Takes things as told that partners were not told of. */
export async function takeAsTold(db: Kysely<Database>, tenantId: TenantId, topic: WebhookTopic, states: States): Promise<void> {
  await sql`insert into webhook_told (tenant_id, topic, subject, state)
    select ${tenantId}, ${topic}, standing.subject, standing.state from (${states}) standing
    on conflict (tenant_id, topic, subject) do update set state = excluded.state`.execute(db);
}
