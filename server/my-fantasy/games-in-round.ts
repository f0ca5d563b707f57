import type { NextOpponent } from "#contract/fantasy.ts";
import type { KnownSeason } from "../fantasy/known-season.ts";
import { hasFact, type StoredRound } from "../fantasy/stored-rounds.ts";

/** The open round, or the first that is planned: with it a team begins that has played none. */
export function nextRound({ rounds, open }: Pick<KnownSeason, "rounds" | "open">): StoredRound | undefined {
  return open ?? rounds.find((round) => !hasFact(round, "locked"));
}

/** Which of somebody's games to come are of a round; of no round none is. MYFAN22 */
export function gamesInRound(
  round: Pick<StoredRound, "locksAt" | "endsAt"> | undefined,
  next: readonly NextOpponent[],
): readonly NextOpponent[] {
  if (round === undefined) return [];
  return next.filter(({ tipOff }) => tipOff >= round.locksAt && (round.endsAt === null || tipOff < round.endsAt));
}
