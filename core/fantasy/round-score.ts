import { exchangeAbsent } from "./exchange.ts";
import type { FantasySettings } from "./fantasy-settings.ts";
import type { Market } from "./market.ts";
import { pointsOfTeam, type Scored, type TeamPoints } from "./points-of-team.ts";
import type { LineUp } from "./squad.ts";

/** A player in a round: what he brought, and whether he may bring more. Points are in thousandths. */
export type PlayerScore = Scored & { readonly isToCome: boolean };

/** A line-up's round: its points, and who went for whom. */
export type LineUpScore = TeamPoints & { readonly exchanges: readonly { readonly out: number; readonly in: number }[] };

/**
 * What a line-up came to. Once the round's last game is over those who did not play give way; until then whoever may yet play counts
 * as if he did, so that the captain's part waits for him. FAN4, FAN5, FAN8, FAN20
 */
export function scoreLineUp(
  settings: Pick<FantasySettings, "formations" | "weightPercent">,
  market: Market,
  line: LineUp,
  { isOver, scoreOf }: { readonly isOver: boolean; readonly scoreOf: (number: number) => PlayerScore },
): LineUpScore {
  if (!isOver) {
    const stands = (number: number): Scored => {
      const { points, played, isToCome } = scoreOf(number);
      return { points, played: played || isToCome };
    };
    return { ...pointsOfTeam(settings, line, stands), exchanges: [] };
  }
  const { players, exchanges } = exchangeAbsent(settings, market, line.players, (number) => scoreOf(number).played);
  return { ...pointsOfTeam(settings, { ...line, players }, scoreOf), exchanges };
}
