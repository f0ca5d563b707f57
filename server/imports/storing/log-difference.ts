import { isDeepStrictEqual } from "node:util";
import type { AddEvent, Envelope, GameEvent, Play, Recording } from "#core/game/events.ts";
import { orderKeyBetween } from "#core/game/order-key.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { EventId } from "#core/kernel/ids.ts";

export type LogDifference = {
  readonly events: readonly GameEvent[];
  readonly added: number;
  readonly amended: number;
  readonly voided: number;
  readonly moved: number;
  /** Events the source had taken back and tells again. */
  readonly restored: number;
};

/**
 * What must be appended so that the importer's part of a log says what the source says now. The source is compared with
 * what it said last time, not with the log as it stands: a file that has not changed brings nothing, so what people have
 * corrected since stays corrected, and what they have added stays added. IMP9, IMP10
 *
 * Events of corrections get ids made of the recording's command.
 */
export function logDifference(log: readonly GameEvent[], source: readonly AddEvent[], recording: Recording): LogDifference {
  return new Difference(log, source, recording).make();
}

class Difference {
  private readonly source: readonly AddEvent[];
  private readonly recording: Recording;
  private readonly own: readonly GameEvent[];
  private readonly events: GameEvent[] = [];
  private readonly count = { added: 0, amended: 0, voided: 0, moved: 0, restored: 0 };

  constructor(log: readonly GameEvent[], source: readonly AddEvent[], recording: Recording) {
    this.source = source;
    this.recording = recording;
    this.own = log.filter((event) => event.recording.role === "importer");
  }

  make(): LogDifference {
    const wanted = new Set(this.source.map(({ eventId }) => eventId));
    const before = this.restore(wanted);
    for (const { eventId } of before) {
      if (wanted.has(eventId)) continue;
      this.events.push({ op: "void", ...this.envelope(), target: eventId });
      this.count.voided++;
    }
    this.place(before.filter(({ eventId }) => wanted.has(eventId)));
    return { events: this.events, ...this.count };
  }

  /** Takes back the voids of what is told again. Answers with what is in force then. */
  private restore(wanted: ReadonlySet<EventId>): readonly Play[] {
    const before = playsInForce(this.own);
    const inForce = new Set(before.map(({ eventId }) => eventId));
    const gone = this.own.filter((event) => event.op === "add" && wanted.has(event.eventId) && !inForce.has(event.eventId));
    if (gone.length === 0) return before;
    for (const { eventId } of gone) {
      for (const void_ of voidsInForce(this.own, eventId)) this.events.push({ op: "void", ...this.envelope(), target: void_ });
      this.count.restored++;
    }
    return playsInForce([...this.own, ...this.events]);
  }

  /** Walks the source in its order: what keeps its place keeps its key, the rest gets one between its neighbours. */
  private place(present: readonly Play[]): void {
    const plays = new Map(present.map((play) => [play.eventId, play]));
    // By key, not by place: what is restored may share its key with what was added while it was gone.
    const staying = longestRise(this.source.map(({ eventId }) => plays.get(eventId)?.orderKey ?? null));
    const ceilings = this.ceilings(plays, staying);
    let floor: string | null = null;
    for (const [index, event] of this.source.entries()) {
      const known = plays.get(event.eventId);
      if (known && !isDeepStrictEqual(contentOf(known), contentOf(event))) this.amend(event);
      if (known && staying.has(index)) {
        floor = known.orderKey;
        continue;
      }
      const ceiling = ceilings[index] ?? null;
      const fits: boolean = (floor === null || event.orderKey > floor) && (ceiling === null || event.orderKey < ceiling);
      const orderKey: string = fits ? event.orderKey : orderKeyBetween(floor, ceiling);
      floor = orderKey;
      if (known) {
        this.events.push({ op: "move", ...this.envelope(), target: event.eventId, orderKey });
        this.count.moved++;
      } else {
        this.events.push({ ...event, recording: this.recording, orderKey });
        this.count.added++;
      }
    }
  }

  /** For each event of the source the key of the next one that stays where it is. */
  private ceilings(plays: ReadonlyMap<EventId, Play>, staying: ReadonlySet<number>): (string | null)[] {
    const ceilings: (string | null)[] = [];
    let next: string | null = null;
    for (let index = this.source.length - 1; index >= 0; index--) {
      ceilings[index] = next;
      const event = this.source[index];
      if (event && staying.has(index)) next = plays.get(event.eventId)?.orderKey ?? next;
    }
    return ceilings;
  }

  private amend({ eventId, moment, link, fact }: AddEvent): void {
    this.events.push({ op: "amend", ...this.envelope(), target: eventId, moment, link, fact });
    this.count.amended++;
  }

  private envelope(): Envelope {
    const eventId = `${this.recording.commandId}/${this.events.length + 1}` as EventId;
    return { eventId, recording: this.recording, reason: "source-corrected" };
  }
}

/** As it comes back from the log: JSON knows no `undefined`. */
function contentOf({ moment, link, fact }: Play): unknown {
  return JSON.parse(JSON.stringify({ moment, link, fact }));
}

/** Read from the end: a void that a later one takes back is none. */
function voidsInForce(events: readonly GameEvent[], target: EventId): EventId[] {
  const voided = new Set<EventId>();
  const found: EventId[] = [];
  for (const event of events.toReversed()) {
    if (event.op !== "void" || voided.has(event.eventId)) continue;
    voided.add(event.target);
    if (event.target === target) found.push(event.eventId);
  }
  return found;
}

/** Places in the list whose values rise, as many as possible, so that as few events as possible are moved. */
function longestRise(values: readonly (string | null)[]): ReadonlySet<number> {
  // For each length the place where the lowest rise of that length ends.
  const ends: number[] = [];
  const before: (number | null)[] = [];
  for (const [place, value] of values.entries()) {
    if (value === null) continue;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] as number] as string) < value) low = middle + 1;
      else high = middle;
    }
    before[place] = low > 0 ? (ends[low - 1] ?? null) : null;
    ends[low] = place;
  }
  const rise = new Set<number>();
  for (let place: number | null = ends.at(-1) ?? null; place !== null; place = before[place] ?? null) rise.add(place);
  return rise;
}
