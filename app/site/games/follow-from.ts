import type { GameSummary } from "#contract/queries.ts";
import { phaseOf } from "./game-phase.ts";

/** Before its tip-off a page begins to listen for a game. */
const beforeTipOffMs = 30 * 60_000;
/** A game that was never opened is not waited for any longer. */
const givenUpAfterMs = 6 * 3_600_000;
/** So long after its tip-off a game that is over may still be corrected before somebody's eyes. */
const correctedWithinMs = 24 * 3_600_000;

/** From when on a page of these games moves: 0 when one is running, `null` when none is to come. */
export function followFrom(games: readonly Pick<GameSummary, "status" | "tipOff">[], now: number): number | null {
  if (games.some(({ status }) => status === "open" || phaseOf(status) === "live")) return 0;
  const ahead = games.flatMap(({ status, tipOff }) =>
    phaseOf(status) === "ahead" && tipOff !== null && tipOff > now - givenUpAfterMs ? [tipOff - beforeTipOffMs] : [],
  );
  return ahead.length === 0 ? null : Math.min(...ahead);
}

/** The same of a game's own page, which also moves when the game is corrected after its end. */
export function followGameFrom(game: Pick<GameSummary, "status" | "tipOff">, now: number): number | null {
  const mayBeCorrected = phaseOf(game.status) === "over" && game.tipOff !== null && now - game.tipOff < correctedWithinMs;
  return mayBeCorrected ? 0 : followFrom([game], now);
}
