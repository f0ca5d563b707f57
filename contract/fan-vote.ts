import type { Side } from "#core/game/facts.ts";
import type { FanVoteResult } from "#core/league/fan-vote.ts";
import { myGamesPath } from "./my-games.ts";
import type { LocalName } from "./refs.ts";

/** So long may be what names a player in his game. */
export const longestPlayerKey = 100;

/** What somebody has said, and may say, of the fans' vote on one game. */
export function fanVotePath(gameId: string): string {
  return `${myGamesPath}/${gameId}/vote`;
}

export type FanVoteCandidate = {
  readonly key: string;
  readonly side: Side;
  readonly shirt: string;
  readonly givenName: LocalName;
  readonly familyName: LocalName;
};

/** A vote that is going on, as one who may vote has it. */
export type MyFanVote = {
  /** Epoch milliseconds. */
  readonly closesAt: number;
  readonly home: LocalName;
  readonly away: LocalName;
  /** All who played, by side and shirt. */
  readonly candidates: readonly FanVoteCandidate[];
  /** Key of the one chosen; `null` also once he no longer stands in the box score. FANVOTE6 */
  readonly mine: string | null;
  /** How it stands; `null` as long as one has not voted. FANVOTE4 */
  readonly standing: FanVoteResult | null;
};

/** The fans' vote on a game, as its page tells it to everybody. FANVOTE3 */
export type GameFanVote = {
  /** Epoch milliseconds, as planned. */
  readonly closesAt: number;
  /** When it was counted, which is later than planned where its game was not over at that hour; `null` as long as it is open. */
  readonly endedAt: number | null;
  /** Once it has ended, of all who were voted for; empty where too few voted. */
  readonly counts: readonly { readonly key: string; readonly votes: number }[];
};
