import type { PlayKind } from "#core/wording/play-kinds.ts";

/** Which kinds each choice of the page stands for, in its order. CLIP3 */
export const playChoices = {
  baskets: ["two", "dunk", "three"],
  threes: ["three"],
  dunks: ["dunk"],
  freeThrows: ["freeThrow"],
  rebounds: ["rebound"],
  assists: ["assist"],
  steals: ["steal"],
  blocks: ["block"],
  turnovers: ["turnover"],
  fouls: ["foul"],
} as const satisfies Readonly<Record<string, readonly PlayKind[]>>;
export const playChoiceNames = Object.keys(playChoices) as (keyof typeof playChoices)[];
