import { otherSide, type Side } from "#core/game/facts.ts";
import { timeoutsLeft } from "#core/game/timeouts-left.ts";
import { isClosing, isGarbageTime, isLastPeriod, lead, pause, write, type GameInPlay } from "./game-in-play.ts";
import { substitute } from "./substitutions.ts";

/** FIBA Art. 18: of the second half's three, two at most in the last two minutes. */
const lateMs = 120_000;
const atMostLate = 2;

/** A coach may ask at a dead ball; after a basket only the one who conceded it. */
export function considerTimeout(game: GameInPlay, sides: readonly Side[], when: "dead-ball" | "basket"): void {
  if (game.clockMs === 0 || isGarbageTime(game)) return;
  for (const side of sides) {
    if (!mayTake(game, side) || !game.random.chance(wish(game, side, when))) continue;
    write(game, { type: "timeout", side });
    pause(game, 70_000);
    substitute(game, {});
    return;
  }
}

function mayTake(game: GameInPlay, side: Side): boolean {
  const { state } = game.log;
  if (timeoutsLeft(state, side) === 0) return false;
  if (game.period.kind === "overtime" || !isLastPeriod(game) || game.clockMs > lateMs) return true;
  const late = state[side].timeouts.filter(
    ({ periodIndex, remainingMs }) => periodIndex === state.periodIndex && remainingMs !== null && remainingMs <= lateMs,
  );
  return late.length < atMostLate;
}

/** A run of the other side, a game on the edge, or time-outs that would be lost at half-time. */
function wish(game: GameInPlay, side: Side, when: "dead-ball" | "basket"): number {
  const { runSide, runPoints } = game.log.state;
  const conceded = runSide === otherSide(side) ? runPoints : 0;
  if (conceded >= 10) return 0.75;
  if (conceded >= 7) return 0.5;
  if (isClosing(game) && game.clockMs <= lateMs) return lead(game, side) <= 0 ? 0.3 : 0.08;
  const halfEnds = game.period.kind === "regular" && game.period.number === 2 && game.clockMs <= 240_000;
  return halfEnds ? 0.16 : when === "basket" ? 0.016 : 0.028;
}
