import { useEffect } from "react";
import { keepPage } from "./keep-page.ts";
import type { SeatState } from "./seat-state.ts";

/** Keeps the page of a seat once it is open; while a period is played no other build takes its place. SEAT12, SEAT13 */
export function useKeptPage({ now, game }: Pick<SeatState, "now" | "game">): void {
  const isPlayed = now.period !== null && !now.periodEnded && game.state.periods[game.state.periodIndex]?.started === true;
  useEffect(() => void keepPage(isPlayed), [isPlayed]);
}
