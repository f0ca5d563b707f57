import type { Selectable } from "kysely";
import type { AddEvent, EventToFold, GameEvent, StoredEvent } from "#core/game/events.ts";
import type { Fact, GameMoment, Link } from "#core/game/facts.ts";
import type { EventId } from "#core/kernel/ids.ts";
import type { Database } from "./schema.ts";

export type EventRow = Selectable<Database["game_events"]>;
type EventColumns = Omit<EventRow, "tenant_id" | "game_id" | "sequence" | "epoch" | "command_id" | "recorded_at">;

/** The columns of an event that a fold reads. */
export type FoldedColumns = Omit<EventColumns, "recording" | "reason">;

/** An event as columns, without its place in the log. */
export function rowOfEvent(event: GameEvent): EventColumns {
  const { commandId: _, ...recording } = event.recording;
  return {
    event_id: event.eventId,
    op: event.op,
    order_key: "orderKey" in event ? event.orderKey : null,
    target: "target" in event ? event.target : null,
    recording,
    reason: event.reason,
    ...factColumns("fact" in event ? event : null),
  };
}

function factColumns(event: { readonly moment: GameMoment; readonly link: Link | null; readonly fact: Fact } | null) {
  const { type = null, ...payload } = event?.fact ?? {};
  return {
    type,
    payload: event === null ? null : payload,
    period_kind: event?.moment.period.kind ?? null,
    period_number: event?.moment.period.number ?? null,
    game_clock_ms: event?.moment.gameClockMs ?? null,
    shot_clock_ms: event?.moment.shotClockMs ?? null,
    clock_quality: event?.moment.clockQuality ?? null,
    link_to: event?.link?.to ?? null,
    link_kind: event?.link?.kind ?? null,
  };
}

/** The event a row holds. The table's checks make sure that it has what its operation needs, and nothing else. */
export function eventOfRow(row: EventRow): StoredEvent {
  const event = { ...eventOfColumns(row), recording: { commandId: row.command_id, ...row.recording }, reason: row.reason };
  return { sequence: row.sequence, epoch: row.epoch, recordedAt: row.recorded_at.getTime(), event };
}

/** What a fold reads of an event; who recorded it, and why, is not in it. */
export function eventOfColumns(row: FoldedColumns): EventToFold {
  const { op, event_id: eventId } = row;
  if (op === "add") return { op, eventId, orderKey: row.order_key as string, ...factOf(row) };
  const target = row.target as EventId;
  if (op === "amend") return { op, eventId, target, ...factOf(row) };
  if (op === "move") return { op, eventId, target, orderKey: row.order_key as string };
  return { op, eventId, target };
}

function factOf(row: FoldedColumns) {
  const content = {
    moment: {
      period: { kind: row.period_kind, number: row.period_number },
      gameClockMs: row.game_clock_ms,
      shotClockMs: row.shot_clock_ms,
      clockQuality: row.clock_quality,
    },
    link: row.link_to === null ? null : { to: row.link_to, kind: row.link_kind },
    fact: { type: row.type, ...row.payload },
  };
  return content as Pick<AddEvent, "moment" | "link" | "fact">;
}
