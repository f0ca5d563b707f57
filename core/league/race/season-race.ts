import type { Classification, ClassificationRow } from "../classify.ts";
import type { Fixture } from "../counted-results.ts";
import type { RankingPolicy } from "../ranking-policy.ts";

export type GameToCome<Team extends string> = Pick<Fixture<Team>, "home" | "away">;

/** A table with games to come: all that can be said of its end follows from this. */
export type SeasonRace<Team extends string> = {
  readonly table: Pick<Classification<Team>, "rows" | "results">;
  /** Each of them somebody wins on court. One against a team that is not in the table counts for the other side alone. */
  readonly toCome: readonly GameToCome<Team>[];
  readonly policy: RankingPolicy;
  /** How often two teams of it meet, as the table takes it. RANK3 */
  readonly meetings: number;
};

/** Which rows of the table meet in each game to come, the hosts first; -1: a team that is not in the table. */
export function rowsToMeet<Team extends string>({ table, toCome }: SeasonRace<Team>): (readonly [home: number, away: number])[] {
  const indexOf = new Map(table.rows.map(({ team }, index) => [team, index]));
  return toCome.map(({ home, away }) => [indexOf.get(home) ?? -1, indexOf.get(away) ?? -1] as const);
}

type Record = Pick<ClassificationRow<string>, "wins" | "losses" | "deducted" | "classificationPoints">;

/**
 * What a team with these figures ranks by before any tie, after so many more wins and losses: all the policy's keys as one
 * whole number, more is better, the same exactly where two are level. RANK1 RANK9
 */
export function primaryValue(
  record: Record,
  won: number,
  lost: number,
  { primary, points }: Pick<RankingPolicy, "primary" | "points">,
): number {
  const wins = record.wins + won - record.deducted;
  const losses = record.losses + lost;
  let value = 0;
  for (const key of primary) {
    switch (key) {
      case "classification-points":
        value = value * keyRange + record.classificationPoints + won * points.win + lost * points.loss;
        break;
      case "wins":
        value = value * keyRange + wins;
        break;
      case "fewer-losses":
        value = value * keyRange - losses;
        break;
      case "win-percentage":
        value = value * shareRange + shareOf(wins, wins + record.deducted + losses);
    }
  }
  return value;
}

/** More than any team plays in a season, so that no key reaches into the one before it. */
const keyRange = 10_000;
const shareRange = 1_000_000_000;

/** Two different shares of fewer than ten thousand games are further apart than this rounds. */
function shareOf(wins: number, games: number): number {
  return games === 0 ? 0 : Math.round((wins / games) * shareRange);
}
