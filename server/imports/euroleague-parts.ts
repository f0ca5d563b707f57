import { type Fact, type LinkKind, otherSide } from "#core/game/facts.ts";
import type { EventId } from "#core/kernel/ids.ts";
import type { DraftEvent } from "./draft-event.ts";

/** What hangs on a play of the other side (or, of a block received, of one's own), and which plays those are. */
type Part = { readonly kind: LinkKind; readonly fits: (part: Fact, play: Fact) => boolean };

const parts: Readonly<Partial<Record<Fact["type"], Part>>> = {
  "foul.drawn": {
    kind: "foul-drawn-of",
    fits: (part, play) => play.type === "foul" && isOfOther(part, play) && play.offender === "player" && play.kind !== "technical",
  },
  block: { kind: "block-of", fits: (part, play) => isMiss(play) && isOfOther(part, play) },
  "block.received": { kind: "block-of", fits: (part, play) => isMiss(play) && !isOfOther(part, play) },
  rebound: {
    kind: "rebound-of",
    fits: (part, play) => {
      const isShot = isMiss(play) || (play.type === "free-throw" && !play.made);
      return isShot && part.type === "rebound" && isOfOther(part, play) === (part.kind === "defensive");
    },
  },
  steal: { kind: "steal-of", fits: (part, play) => play.type === "turnover" && isOfOther(part, play) },
};

/** Parts are stamped when they are typed: so far from their play they may stand. */
const nearMs = 3000;

/**
 * Gives what is printed before its play, or behind another play of the same stop, the play it belongs to: of those at its clock the
 * nearest in the list that no other part has taken. What then belongs to nothing is given the play that follows within three
 * seconds. The list's order and the clock stay as printed. IMP25
 */
export function pairParts(events: readonly DraftEvent[]): void {
  const taken = new Set<string>();
  const paired = new Set<DraftEvent>();
  let start = 0;
  for (let index = 1; index <= events.length; index++) {
    if (index < events.length && isNear(events[index]!, events[start]!, 0)) continue;
    // One play alone has nothing to be paired with.
    if (index - start > 1) pairAll(events.slice(start, index), taken, paired);
    start = index;
  }
  for (const [index, part] of events.entries()) {
    if (!parts[part.fact.type] || paired.has(part)) continue;
    if (part.link && taken.has(placeOf(part, part.link.to))) part.link = null;
    const following = events.slice(index, index + 8).filter((other) => isNear(other, part, nearMs));
    if (part.link === null) pairAll([part, ...following.filter(({ fact }) => !parts[fact.type])], taken, paired);
  }
}

function pairAll(group: readonly DraftEvent[], taken: Set<string>, paired: Set<DraftEvent>): void {
  const pairs: { readonly part: DraftEvent; readonly play: DraftEvent; readonly apart: number }[] = [];
  for (const [index, part] of group.entries()) {
    const { fits } = parts[part.fact.type] ?? {};
    // A rebound is printed behind its shot: there the last one missed is the right one.
    if (!fits || (part.fact.type === "rebound" && part.link !== null)) continue;
    for (const [other, play] of group.entries()) if (fits(part.fact, play.fact)) pairs.push({ part, play, apart: Math.abs(other - index) });
  }
  // Stable: of two plays as near as one another, the one printed first.
  for (const { part, play } of pairs.sort((a, b) => a.apart - b.apart)) {
    const place = placeOf(part, play.eventId);
    if (paired.has(part) || taken.has(place)) continue;
    paired.add(part);
    taken.add(place);
    part.link = { to: play.eventId, kind: parts[part.fact.type]!.kind };
  }
}

/** Of each sort of part a play has one. PLAY6 */
function placeOf({ fact }: DraftEvent, play: EventId): string {
  return `${fact.type} of ${play}`;
}

function isMiss(fact: Fact): boolean {
  return fact.type === "field-goal" && !fact.made;
}

function isOfOther(part: Fact, play: Fact): boolean {
  return "side" in part && "side" in play && part.side === otherSide(play.side);
}

function isNear({ moment: a }: DraftEvent, { moment: b }: DraftEvent, ms: number): boolean {
  if (a.gameClockMs === null || b.gameClockMs === null) return false;
  return Math.abs(a.gameClockMs - b.gameClockMs) <= ms && a.period.kind === b.period.kind && a.period.number === b.period.number;
}
