import type { FantasySettings } from "./fantasy-settings.ts";
import type { Market } from "./market.ts";
import { fiveSize, type LineUp, lineUpFault, type SquadFault } from "./squad.ts";

export type LineUpRefusal =
  | SquadFault
  | { readonly rule: "FAN4"; readonly code: "other-players" }
  | { readonly rule: "FAN7"; readonly code: "begun" | "captain-begun"; readonly number: number };

/**
 * Decides another order of the same players; `null`: it is taken. Who has begun stays where he is, on the court or at his place of
 * the bench, and the captain's and the vice-captain's part goes only from one who has not begun to another. FAN4, FAN7, FAN24
 */
export function lineUpRefusal(
  settings: FantasySettings,
  market: Market,
  { now, wanted, hasBegun }: { readonly now: LineUp; readonly wanted: LineUp; readonly hasBegun: (number: number) => boolean },
): LineUpRefusal | null {
  const sameOnes = wanted.players.length === now.players.length && now.players.every((number) => wanted.players.includes(number));
  if (!sameOnes) return { rule: "FAN4", code: "other-players" };
  const moved = now.players.find((number) => hasBegun(number) && standing(now, number) !== standing(wanted, number));
  if (moved !== undefined) return { rule: "FAN7", code: "begun", number: moved };
  for (const part of ["captain", "vice"] as const) {
    const begun = now[part] === wanted[part] ? undefined : [now[part], wanted[part]].find(hasBegun);
    if (begun !== undefined) return { rule: "FAN7", code: "captain-begun", number: begun };
  }
  return lineUpFault(settings, market, wanted);
}

/** The order of the five says nothing; that of the bench does. */
function standing({ players }: LineUp, number: number): number {
  return Math.max(fiveSize - 1, players.indexOf(number));
}

/**
 * When a player begins: his game's scheduled tip-off, or its log's first event where that came earlier. Of several games of a
 * round the first. `null`: he has none. FAN7
 */
export function beginsAt(games: readonly { readonly tipOff: number; readonly firstEventAt: number | null }[]): number | null {
  if (games.length === 0) return null;
  return Math.min(...games.map(({ tipOff, firstEventAt }) => Math.min(tipOff, firstEventAt ?? tipOff)));
}
