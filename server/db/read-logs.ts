import { type Kysely, sql } from "kysely";
import type { EventToFold } from "#core/game/events.ts";
import type { EventId, GameId, TenantId } from "#core/kernel/ids.ts";
import { eventOfColumns, type FoldedColumns } from "./event-rows.ts";
import type { LogHead } from "./event-store.ts";
import type { Database } from "./schema.ts";

/** A log as a fold needs it. Of an event's recording nothing is asked but by what rules it was made. */
export type LogToFold = {
  readonly head: LogHead;
  readonly events: readonly EventToFold[];
  /** By what rules the event at a place of `events` was made. */
  readonly ruleProfileAt: (place: number) => Promise<string>;
};

/** Of so many events at the beginning of a log the rules come with it: those of the first play in force are seldom elsewhere. */
const profilesRead = 20;

const columns = [
  "event_id",
  "op",
  "order_key",
  "target",
  "type",
  "period_kind",
  "period_number",
  "game_clock_ms",
  "shot_clock_ms",
  "clock_quality",
  "link_to",
  "link_kind",
] as const satisfies (keyof FoldedColumns)[];

/** As one list: the text of each is JSON already. */
const listOfPayloads = sql`'[' || string_agg(coalesce(payload::text, 'null'), ',') || ']' as payload`;

type Lists = { readonly [Name in keyof FoldedColumns]: readonly FoldedColumns[Name][] };

/**
 * The logs of some games, in order of arrival; a game that never had one has none. One list for each column of a log: rows
 * would cost three times as much, most of it in this process.
 */
export async function readLogs(
  db: Kysely<Database>,
  tenantId: TenantId,
  gameIds: readonly GameId[],
): Promise<ReadonlyMap<GameId, LogToFold>> {
  const { rows } = await sql<LogRow>`
    select head.game_id as "gameId", head.epoch, head.sequence as version, log.*
    from game_logs head
    cross join lateral (
      select ${sql.join(columns.map((name) => sql`array_to_json(array_agg(${sql.ref(name)}))::text as ${sql.ref(name)}`))}, ${listOfPayloads},
        array_agg(recording ->> 'ruleProfile') filter (where sequence <= ${profilesRead}) as rule_profiles
      from (
        select * from game_events event
        where event.tenant_id = head.tenant_id and event.game_id = head.game_id order by sequence
      ) in_order
    ) log
    where head.tenant_id = ${tenantId} and head.game_id = any(${gameIds}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ gameId, epoch, version, rule_profiles, ...texts }) => {
      const events = eventsOf(texts);
      const ruleProfileAt = async (place: number) =>
        rule_profiles?.[place] ?? (await readRuleProfile(db, tenantId, gameId, (events[place] as EventToFold).eventId));
      return [gameId, { head: { epoch, version }, events, ruleProfileAt }];
    }),
  );
}

type LogRow = { readonly gameId: GameId; readonly epoch: number; readonly version: number } & {
  readonly [Name in keyof Lists]: string | null;
} & { readonly rule_profiles: readonly string[] | null };

async function readRuleProfile(db: Kysely<Database>, tenantId: TenantId, gameId: GameId, eventId: EventId): Promise<string> {
  const { rule_profile } = await db
    .selectFrom("game_events")
    .select(sql<string>`recording ->> 'ruleProfile'`.as("rule_profile"))
    .where("tenant_id", "=", tenantId)
    .where("game_id", "=", gameId)
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  return rule_profile;
}

function eventsOf(texts: { readonly [Name in keyof Lists]: string | null }): EventToFold[] {
  const list = <Name extends keyof Lists>(name: Name) => JSON.parse(texts[name] ?? "[]") as Lists[Name];
  const [ids, ops, orderKeys, targets, types] = [list("event_id"), list("op"), list("order_key"), list("target"), list("type")];
  const [periodKinds, periodNumbers, clocks] = [list("period_kind"), list("period_number"), list("game_clock_ms")];
  const [shotClocks, qualities] = [list("shot_clock_ms"), list("clock_quality")];
  const [linkedTo, linkKinds, payloads] = [list("link_to"), list("link_kind"), list("payload")];
  const events: EventToFold[] = [];
  for (let place = 0; place < ids.length; place++) {
    const at = <Value>(values: readonly Value[]) => values[place] as Value;
    const row: FoldedColumns = {
      event_id: at(ids),
      op: at(ops),
      order_key: at(orderKeys),
      target: at(targets),
      type: at(types),
      period_kind: at(periodKinds),
      period_number: at(periodNumbers),
      game_clock_ms: at(clocks),
      shot_clock_ms: at(shotClocks),
      clock_quality: at(qualities),
      link_to: at(linkedTo),
      link_kind: at(linkKinds),
      payload: at(payloads),
    };
    events.push(eventOfColumns(row));
  }
  return events;
}
