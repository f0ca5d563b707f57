import type { Side } from "#core/game/facts.ts";

/** In the order in which every page shows them. */
export const bothSides: readonly Side[] = ["home", "away"];
