import type { GameAwardKind, GameStatus } from "../game/facts.ts";
import type { CompetitionSettings } from "./competition-settings.ts";

/** What a competition has decided about its fans' vote. FANVOTE1 FANVOTE7 */
export type FanVoteRule = {
  /** From the final buzzer on, 1 to 744; `0`: its fans are not asked. */
  readonly hours: number;
  /** A vote of fewer says nothing of the fans, and much of the few. */
  readonly leastVotes: number;
};

const usual: FanVoteRule = { hours: 48, leastVotes: 10 };
/** Whoever saw it in the hall is at home by then; less is a slip, and over before anybody knows of it. */
const leastHours = 1;
/** A month; whoever remembers a game by then remembers its result. */
const mostHours = 744;

/** Of one player, by the key of his game's log. */
export type FanVoteCount = { readonly key: string; readonly votes: number };

/** The most first; `place` is the same for equals, so that a tie has two firsts. FANVOTE9 */
export type FanVoteResult = {
  readonly votes: number;
  readonly players: readonly (FanVoteCount & { readonly share: number; readonly place: number })[];
};

/** As its settings have it; what nobody could have meant is as if it were not said. */
export function fanVoteRuleOf({ fanVote }: CompetitionSettings): FanVoteRule {
  const { hours, leastVotes } = fanVote ?? {};
  return {
    hours: isNumber(hours) && (hours === 0 || (hours >= leastHours && hours <= mostHours)) ? hours : usual.hours,
    leastVotes: isNumber(leastVotes) && leastVotes >= 1 ? Math.ceil(leastVotes) : usual.leastVotes,
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

const playedOut: readonly GameStatus[] = ["ended", "final", "under-protest"];

/** Whether the fans saw a game to its end, and its result is what they saw. FANVOTE5 */
export function isPlayedOut({ status, award }: { readonly status: GameStatus; readonly award: GameAwardKind | null }): boolean {
  return playedOut.includes(status) && award === null;
}

/** Of those who stand in the box score as having played: votes for others count for nobody. FANVOTE6 */
export function fanVoteResult(counts: readonly FanVoteCount[], hasPlayed: ReadonlySet<string>): FanVoteResult {
  const counted = counts
    .filter(({ key, votes }) => votes > 0 && hasPlayed.has(key))
    .toSorted((one, other) => other.votes - one.votes || (one.key < other.key ? -1 : 1));
  const votes = counted.reduce((sum, one) => sum + one.votes, 0);
  return {
    votes,
    players: counted.map((one) => ({
      ...one,
      share: one.votes / votes,
      place: 1 + counted.filter((other) => other.votes > one.votes).length,
    })),
  };
}
