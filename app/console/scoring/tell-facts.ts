import { remainingAt } from "#core/game/clock-anchor.ts";
import type { Fact, GameMoment } from "#core/game/facts.ts";
import { periodAt, type Period } from "#core/game/period.ts";
import type { TableChange } from "#core/game/table-command.ts";
import type { ScoringDesk } from "./scoring-desk.ts";

/**
 * Facts that no sentence has, told as one command at the moment of the game; of another period where one is named. After the game no
 * clock belongs to them. `reason`: why, for whoever reads the log. False: the rules refuse them, and the desk's notice says why.
 */
export function tellFacts(desk: ScoringDesk, facts: readonly Fact[], of: Period | null = null, reason: string | null = null): boolean {
  if (facts.length === 0) return true;
  const moment = momentOf(desk, of);
  const changes = facts.map((fact): TableChange => ({ op: "add", eventId: desk.nextId(), moment, link: null, fact, after: null }));
  return desk.tell(changes, reason);
}

function momentOf({ seat, game }: ScoringDesk, of: Period | null): GameMoment {
  const { clock, period } = seat.gameNow();
  const shownMs = period === null || of !== null || game.state.ended ? null : Math.round(remainingAt(clock, seat.now()));
  return { period: of ?? period ?? periodAt(0, game.rules.format), gameClockMs: shownMs, shotClockMs: null, clockQuality: "hand" };
}
