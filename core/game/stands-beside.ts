import type { FactType } from "./facts.ts";

/** What is said about a game without happening in it: it moves neither the clock nor the period. LOG7 */
export function standsBeside(type: FactType): boolean {
  return beside.has(type);
}

const beside: ReadonlySet<FactType> = new Set<FactType>([
  "game.amend",
  "signature.set",
  "starters.confirm",
  "countdown.set",
  "period.confirm",
  "period.reopen",
  "flag.raise",
  "flag.clear",
  "note",
  "most-valuable-player",
  "video.mark",
]);
