import { phaseOf } from "./game-phase.ts";
import { noonOf } from "../i18n/day-key.ts";
import { playedAbout } from "./game-day.ts";
import type { GameSummary } from "#contract/game-summary.ts";

/** Before its tip-off a page begins to listen for a game. */
const beforeTipOffMs = 30 * 60_000;
/** A game that was never opened is not waited for any longer. */
const givenUpAfterMs = 6 * 3_600_000;
/** So long after its tip-off a game that is over may still be corrected before somebody's eyes. */
const correctedWithinMs = 24 * 3_600_000;
/** Around noon of a day whose time is to follow. */
const dayOfGameMs = 24 * 3_600_000;

type OnSchedule = Pick<GameSummary, "status" | "tipOff" | "tipOffDay">;

/** From when on a page of these games moves: 0 when one is running, `null` when none is to come. */
export function followFrom(games: readonly OnSchedule[], now: number): number | null {
  if (games.some(({ status }) => status === "open" || phaseOf(status) === "live")) return 0;
  const ahead = games.flatMap((game) => (phaseOf(game.status) === "ahead" ? (followedWithin(game, now) ?? []) : []));
  return ahead.length === 0 ? null : Math.min(...ahead);
}

/** From when on: a while before the tip-off, and where the time is to follow, all its day. */
function followedWithin({ tipOff, tipOffDay }: OnSchedule, now: number): number | null {
  if (tipOff !== null) return tipOff > now - givenUpAfterMs ? tipOff - beforeTipOffMs : null;
  return tipOffDay !== null && noonOf(tipOffDay) > now - dayOfGameMs ? noonOf(tipOffDay) - dayOfGameMs / 2 : null;
}

/** The same of a game's own page, which also moves when the game is corrected after its end. */
export function followGameFrom(game: OnSchedule, now: number): number | null {
  const playedAt = playedAbout(game);
  const mayBeCorrected = phaseOf(game.status) === "over" && playedAt !== null && now - playedAt < correctedWithinMs;
  return mayBeCorrected ? 0 : followFrom([game], now);
}
