import type { Play } from "../game/events.ts";
import { type FactType, type LinkKind, otherSide, type Side } from "../game/facts.ts";
import { isOnlyPlayed } from "../game/live-moment.ts";
import { standsBeside } from "../game/stands-beside.ts";
import type { EventId, PlayerKey } from "../kernel/ids.ts";
import type { LatePart } from "./key-press.ts";

/** A play that lacks what is being told of it, and the side whose player is expected. */
export type LateTarget = { readonly play: Play; readonly side: Side; readonly except: PlayerKey | null };

export const linkOfPart: { readonly [Part in LatePart]: LinkKind } = {
  assist: "assist-of",
  block: "block-of",
  rebound: "rebound-of",
  steal: "steal-of",
  fouled: "foul-drawn-of",
};

/** The last play that can still have it, or with `back` the one so many before; `null`: there is none. TABLE11 */
export function lateTarget(plays: readonly Play[], part: LatePart, back: number): LateTarget | null {
  const taken = new Set<EventId>();
  let left = back;
  for (let index = plays.length - 1; index >= 0; index--) {
    const play = plays[index]!;
    if (play.link?.kind === linkOfPart[part]) taken.add(play.link.to);
    const target = taken.has(play.eventId) ? null : targetOf(play, part);
    if (target !== null && left-- === 0) return target;
  }
  return null;
}

/** The play itself as what the part belongs to; `null`: it cannot have it. */
export function targetOf(play: Play, part: LatePart): LateTarget | null {
  const { fact } = play;
  switch (part) {
    case "assist":
      if ((fact.type !== "field-goal" && fact.type !== "free-throw") || !fact.made) return null;
      return { play, side: fact.side, except: fact.player };
    case "block":
      if (fact.type !== "field-goal" || fact.made || fact.blocked) return null;
      return { play, side: otherSide(fact.side), except: null };
    case "rebound":
      if ((fact.type !== "field-goal" && fact.type !== "free-throw") || fact.made) return null;
      // Only the last of several throws is live.
      if (fact.type === "free-throw" && (fact.number ?? 1) < (fact.of ?? 1)) return null;
      return { play, side: otherSide(fact.side), except: null };
    case "steal":
      return fact.type === "turnover" ? { play, side: otherSide(fact.side), except: null } : null;
    case "fouled":
      return fact.type === "foul" ? { play, side: otherSide(fact.side), except: null } : null;
  }
}

/**
 * Behind which play something about a target stands: behind all that hangs on it, or `null` for the end of the game where nothing
 * else has happened since. A rebound is caught when it is caught: for it only what is played stands between.
 */
export function placeBehind(plays: readonly Play[], target: EventId, part: FactType): EventId | null {
  let last = target;
  for (let index = plays.findLastIndex(({ eventId }) => eventId === target) + 1; index > 0 && index < plays.length; index++) {
    const { eventId, fact, link } = plays[index]!;
    if (link?.to === target) last = eventId;
    else if (part === "rebound" ? isOnlyPlayed(fact.type) || fact.type === "foul" : !isBeside(fact.type)) return last;
  }
  return null;
}

function isBeside(type: FactType): boolean {
  return standsBeside(type) || type.startsWith("clock.") || type.startsWith("shot-clock.") || type === "horn" || type === "score.query";
}
