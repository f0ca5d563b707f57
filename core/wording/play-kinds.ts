import type { PlayMessageKey } from "./play-line.ts";

/** What people look for among plays; a miss is what a block or a rebound comes after. */
export type PlayKind =
  | "two"
  | "dunk"
  | "three"
  | "freeThrow"
  | "miss"
  | "freeThrowMiss"
  | "rebound"
  | "assist"
  | "steal"
  | "block"
  | "turnover"
  | "foul";

/** By the beginnings of keys, the longer ones first. */
const kinds: readonly (readonly [RegExp, PlayKind])[] = [
  [/^freeThrowMissed/, "freeThrowMiss"],
  [/^freeThrow/, "freeThrow"],
  [/Missed$/, "miss"],
  [/^dunkMade$/, "dunk"],
  [/^threePointerMade$/, "three"],
  [/Made$/, "two"],
  [/Rebound$/, "rebound"],
  [/^assist/, "assist"],
  [/^steal/, "steal"],
  [/^block/, "block"],
  [/^turnover/, "turnover"],
  // A foul drawn is the same foul, told of whom it was committed on.
  [/^foul(?!Drawn)/, "foul"],
  [/^(?:coach|bench)(?:Technical|Disqualifying)$/, "foul"],
];

/** `null`: nothing that anybody looks for by its kind: a substitution, a timeout, the end of a period. CLIP9 */
export function playKind(key: PlayMessageKey): PlayKind | null {
  return kinds.find(([beginning]) => beginning.test(key))?.[1] ?? null;
}
