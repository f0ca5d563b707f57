import { byTime, type PlayerGame } from "./game-line.ts";
import { byText } from "./ranking.ts";
import { type CountStatistic, countIn } from "./statistics.ts";
import type { PlayerSums } from "./sums.ts";

export type MilestoneStatistic = CountStatistic | "games";

/** Round numbers worth a line, lowest first, and how near one is when it is coming up. */
export type MilestoneRule = {
  readonly statistic: MilestoneStatistic;
  readonly thresholds: readonly number[];
  readonly within: number;
};

export const defaultMilestones: readonly MilestoneRule[] = [
  { statistic: "points", thresholds: [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000], within: 50 },
  { statistic: "rebounds", thresholds: [250, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000], within: 25 },
  { statistic: "assists", thresholds: [250, 500, 750, 1000, 1500, 2000, 2500, 3000], within: 20 },
  { statistic: "steals", thresholds: [100, 250, 500, 750, 1000], within: 10 },
  { statistic: "blocks", thresholds: [100, 250, 500, 750, 1000], within: 10 },
  { statistic: "threePointersMade", thresholds: [100, 250, 500, 750, 1000], within: 10 },
  { statistic: "doubleDoubles", thresholds: [10, 25, 50, 100], within: 2 },
  { statistic: "games", thresholds: [50, 100, 150, 200, 250, 300, 400, 500], within: 3 },
];

export type MilestoneReached = {
  readonly statistic: MilestoneStatistic;
  readonly threshold: number;
  /** The game in which it was reached. */
  readonly game: string;
  readonly playedAt: number | null;
};

export type MilestoneAhead = {
  readonly statistic: MilestoneStatistic;
  readonly threshold: number;
  readonly have: number;
  readonly missing: number;
};

/** Every threshold that a player has reached, in the order of the games. MILE1 */
export function milestonesReached(games: readonly PlayerGame[], rules: readonly MilestoneRule[] = defaultMilestones): MilestoneReached[] {
  const totals = new Map<MilestoneStatistic, number>();
  const reached: MilestoneReached[] = [];
  for (const game of games.filter(({ forfeited }) => !forfeited).toSorted(byTime)) {
    for (const { statistic, thresholds } of rules) {
      const before = totals.get(statistic) ?? 0;
      const after = before + (statistic === "games" ? 1 : (countIn(game, statistic) ?? 0));
      totals.set(statistic, after);
      for (const threshold of thresholds) {
        // Of what can fall again (plus-minus, an index) only the first time counts.
        const again = reached.some((earlier) => earlier.statistic === statistic && earlier.threshold === threshold);
        if (before < threshold && after >= threshold && !again) {
          reached.push({ statistic, threshold, game: game.game, playedAt: game.playedAt });
        }
      }
    }
  }
  return reached;
}

/** The next threshold of each statistic that is near enough, the fewest missing first: "12 points from 1,000". MILE2 */
export function milestonesAhead(sums: PlayerSums, rules: readonly MilestoneRule[] = defaultMilestones): MilestoneAhead[] {
  return rules
    .flatMap(({ statistic, thresholds, within }) => {
      const have = statistic === "games" ? sums.games : sums.counts[statistic].total;
      const threshold = thresholds.find((next) => next > have);
      if (threshold === undefined || threshold - have > within) return [];
      return [{ statistic, threshold, have, missing: threshold - have }];
    })
    .toSorted((one, other) => one.missing - other.missing || byText(one.statistic, other.statistic));
}
