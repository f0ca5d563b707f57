import type { Selectable } from "kysely";
import type { EventToFold, GameEvent, StoredEvent } from "#core/game/events.ts";
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
  // Each by its name: spread in, they would be copied once more for every event of a log.
  if (op === "add") return { op, eventId, orderKey: row.order_key as string, moment: momentOf(row), link: linkOf(row), fact: factOf(row) };
  const target = row.target as EventId;
  if (op === "amend") return { op, eventId, target, moment: momentOf(row), link: linkOf(row), fact: factOf(row) };
  if (op === "move") return { op, eventId, target, orderKey: row.order_key as string };
  return { op, eventId, target };
}

function momentOf(row: FoldedColumns): GameMoment {
  const period = { kind: row.period_kind, number: row.period_number } as GameMoment["period"];
  const { game_clock_ms: gameClockMs, shot_clock_ms: shotClockMs, clock_quality: clockQuality } = row;
  return { period, gameClockMs, shotClockMs, clockQuality: clockQuality as GameMoment["clockQuality"] };
}

function linkOf({ link_to: to, link_kind: kind }: FoldedColumns): Link | null {
  return to === null ? null : ({ to, kind } as Link);
}

function factOf({ type, payload }: FoldedColumns): Fact {
  return { type, ...payload } as Fact;
}
