import type { AddEvent } from "#core/game/events.ts";
import type { Fact, FactOf, FactType } from "#core/game/facts.ts";
import { periodIndex } from "#core/game/period.ts";
import type { EventId, PlayerKey } from "#core/kernel/ids.ts";
import { fiba } from "#core/rules/fiba.ts";
import type { ImportedGame } from "#server/imports/imported-game.ts";

/** One thing that a crew types, with the source's own event; `throws`: how many a foul gave. */
export type Step = { readonly event: AddEvent; readonly throws: number; readonly of: EventId | null };

export type GameToType = { readonly setUp: readonly AddEvent[]; readonly steps: readonly Step[] };

const parts: ReadonlySet<FactType> = new Set(["assist", "block", "steal", "foul.drawn", "rebound"] as const);
/** What a table has no key for, or what another key writes with it. */
const unsaid: ReadonlySet<FactType> = new Set(["block.received", "media-timeout", "game.start", "game.confirm", "note"] as const);
/** A wave printed before a play that its player took part in stands at the same stop, or a breath before. */
const sameStopMs = 3000;

/** A real game in the order in which a crew types it: parts behind their play, plays before the wave that took their player off. */
export function gameToType({ events }: ImportedGame): GameToType {
  const first = events.findIndex(({ fact }) => fact.type === "period.start" || fact.type === "game.start");
  const setUp = events.slice(0, first);
  const played = beforeTheirWave(partsBehind(events.slice(first).filter(isTyped)));
  return { setUp, steps: played.flatMap((event) => stepOf(event, played)) };
}

function isTyped({ fact }: AddEvent): boolean {
  if (unsaid.has(fact.type)) return false;
  if (fact.type === "jump-ball") return fact.winner !== null;
  return fact.type !== "rebound" || !fact.deadBall;
}

function stepOf(event: AddEvent, all: readonly AddEvent[]): Step[] {
  const { fact } = event;
  if (fact.type === "turnover" && offensiveFoulOf(event, all)) return [];
  return [{ event, throws: fact.type === "foul" ? throwsOf(event, fact, all) : 0, of: event.link?.to ?? null }];
}

/** The offensive foul that writes this turnover with it. */
function offensiveFoulOf({ fact, link, moment }: AddEvent, all: readonly AddEvent[]): AddEvent | undefined {
  if (fact.type !== "turnover") return undefined;
  return all.find(
    (other) =>
      other.fact.type === "foul" &&
      other.fact.kind === "offensive" &&
      (link?.kind === "turnover-of"
        ? other.eventId === link.to
        : other.fact.player === fact.player && other.fact.side === fact.side && isSameStop(other, { moment }) && link === null),
  );
}

function throwsOf(event: AddEvent, fact: FactOf<"foul">, all: readonly AddEvent[]): number {
  if (fact.freeThrows !== null) return fact.freeThrows;
  return Math.min(3, all.filter(({ link }) => link?.to === event.eventId && link.kind === "free-throw-of").length);
}

/** A part that is printed before the play it belongs to is typed right behind it. */
function partsBehind(events: readonly AddEvent[]): AddEvent[] {
  const ordered: AddEvent[] = [];
  const seen = new Set<EventId>();
  const waiting = new Map<EventId, AddEvent[]>();
  const all = new Set(events.map(({ eventId }) => eventId));
  for (const [index, event] of events.entries()) {
    const target = parts.has(event.fact.type) ? (event.link?.to ?? playAhead(event, events.slice(index + 1, index + 8))) : null;
    if (target !== null && all.has(target) && !seen.has(target)) {
      waiting.set(target, [...(waiting.get(target) ?? []), { ...event, link: event.link ?? { to: target, kind: kindOf(event.fact) } }]);
      continue;
    }
    ordered.push(event, ...(waiting.get(event.eventId) ?? []));
    seen.add(event.eventId);
  }
  return ordered;
}

function kindOf({ type }: Fact) {
  return type === "block" ? "block-of" : type === "steal" ? "steal-of" : type === "assist" ? "assist-of" : "foul-drawn-of";
}

/** Where nothing says what a part belongs to: the play that follows at the same stop of the clock and can have it. */
function playAhead(event: AddEvent, following: readonly AddEvent[]): EventId | null {
  const { fact } = event;
  if (!("side" in fact)) return null;
  const fits = (other: Fact) => {
    if (!("side" in other)) return false;
    if (fact.type === "block") return other.type === "field-goal" && !other.made && other.side !== fact.side;
    if (fact.type === "steal") return other.type === "turnover" && other.side !== fact.side;
    return fact.type === "foul.drawn" && other.type === "foul" && other.side !== fact.side;
  };
  return following.find((other) => isSameStop(other, event) && fits(other.fact))?.eventId ?? null;
}

function isSameStop(one: Pick<AddEvent, "moment">, other: Pick<AddEvent, "moment">): boolean {
  const [a, b] = [one.moment, other.moment];
  if (periodIndex(a.period, fiba.format) !== periodIndex(b.period, fiba.format)) return false;
  return Math.abs((a.gameClockMs ?? 0) - (b.gameClockMs ?? 0)) <= sameStopMs;
}

/** What a player did before he left and is printed after it; a free throw is shot after waves as well. */
function beforeTheirWave(events: readonly AddEvent[]): AddEvent[] {
  const ordered: AddEvent[] = [];
  for (const event of events) {
    const { fact } = event;
    const player = "player" in fact && typeof fact.player === "string" ? fact.player : null;
    const wave = player === null || fact.type === "free-throw" ? -1 : ordered.findLastIndex((other) => hasChanged(other, player));
    const before = ordered[wave];
    const isAfterPlay = event.link !== null && ordered.slice(wave).some(({ eventId }) => eventId === event.link?.to);
    if (before?.fact.type === "substitution" && before.fact.out.includes(player!) && isSameStop(before, event) && !isAfterPlay)
      ordered.splice(wave, 0, event);
    else ordered.push(event);
  }
  return ordered;
}

function hasChanged({ fact }: AddEvent, player: PlayerKey): boolean {
  return fact.type === "substitution" && (fact.out.includes(player) || fact.in.includes(player));
}
