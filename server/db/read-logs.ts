import { type Kysely, sql } from "kysely";
import type { EventToFold } from "#core/game/events.ts";
import type { EventId, GameId, TenantId } from "#core/kernel/ids.ts";
import type { Fact, GameMoment, Link } from "#core/game/facts.ts";
import type { FoldedColumns } from "./event-rows.ts";
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

/** Texts in which anything may stand; JSON has to escape them. */
const freeTexts = ["event_id", "target", "link_to"] as const satisfies (keyof FoldedColumns)[];
/** Words of ours and digits of order keys, in which nothing has to be escaped; none of them is empty. */
const plainTexts = ["op", "order_key", "type", "period_kind", "clock_quality", "link_kind"] as const satisfies (keyof FoldedColumns)[];
/** What is JSON as its own text. */
const values = ["period_number", "game_clock_ms", "shot_clock_ms", "payload"] as const satisfies (keyof FoldedColumns)[];

/** Each as one list in JSON's text, where that is enough put together by `string_agg`: arrays take twice as long. */
const lists = sql.raw(
  [
    ...freeTexts.map((name) => `array_to_json(array_agg(${name}))::text as ${name}`),
    ...plainTexts.map((name) => `'["' || string_agg(coalesce(${name}, ''), '","') || '"]' as ${name}`),
    ...values.map((name) => `'[' || string_agg(coalesce(${name}::text, 'null'), ',') || ']' as ${name}`),
  ].join(),
);

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
      select ${lists},
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
  const [ids, ops, orderKeys, targets] = [list("event_id"), list("op"), list("order_key"), list("target")];
  const [types, payloads, linkedTo, linkKinds] = [list("type"), list("payload"), list("link_to"), list("link_kind")];
  const momentAt = momentsOf(
    list("period_kind"),
    list("period_number"),
    list("game_clock_ms"),
    list("shot_clock_ms"),
    list("clock_quality"),
  );
  return ids.map((eventId, place): EventToFold => {
    const op = ops[place] as FoldedColumns["op"];
    const target = targets[place] as EventId;
    const orderKey = orderKeys[place] as string;
    if (op === "void") return { op, eventId, target };
    if (op === "move") return { op, eventId, target, orderKey };
    const to = linkedTo[place] ?? null;
    const link = to === null ? null : ({ to, kind: linkKinds[place] } as Link);
    const fact = { type: types[place], ...payloads[place] } as Fact;
    const moment = momentAt(place);
    return op === "add" ? { op, eventId, orderKey, moment, link, fact } : { op, eventId, target, moment, link, fact };
  });
}

/** What happens in one period shares it. */
function momentsOf(
  kinds: Lists["period_kind"],
  numbers: Lists["period_number"],
  clocks: Lists["game_clock_ms"],
  shotClocks: Lists["shot_clock_ms"],
  qualities: Lists["clock_quality"],
): (place: number) => GameMoment {
  let period = { kind: kinds[0], number: numbers[0] } as GameMoment["period"];
  return (place) => {
    const [kind, number] = [kinds[place], numbers[place]];
    if (period.kind !== kind || period.number !== number) period = { kind, number } as GameMoment["period"];
    const clockQuality = qualities[place] as GameMoment["clockQuality"];
    return { period, gameClockMs: clocks[place] ?? null, shotClockMs: shotClocks[place] ?? null, clockQuality };
  };
}
