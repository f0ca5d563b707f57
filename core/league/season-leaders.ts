export const leaderStatistics = ["points", "rebounds", "assists", "efficiencyIndex"] as const;
export type LeaderStatistic = (typeof leaderStatistics)[number];

/** One player's season so far. A game whose source does not record a figure counts for none of its averages. */
export type PlayerSeason<Player extends string, Team extends string> = {
  readonly player: Player;
  /** The team of his latest game. */
  readonly team: Team;
  readonly games: number;
  readonly recorded: { readonly [Statistic in LeaderStatistic]: { readonly games: number; readonly total: number } };
};

export type Leader<Player extends string> = {
  readonly statistic: LeaderStatistic;
  readonly player: Player;
  readonly rank: number;
  readonly games: number;
  readonly total: number;
};

/** Part of his team's games that a player must have played; rounded up. */
export const leaderMinimumShare = 0.5;

/** Games a player needs to stand among the leaders when his team has played so many. LEAD1 */
export function leaderMinimum(teamGames: number): number {
  return Math.max(1, Math.ceil(teamGames * leaderMinimumShare));
}

/**
 * The best averages of a season, down to a rank; those who are level share theirs. The average is total / games, kept
 * as its two parts so that nothing is rounded before it is compared. LEAD1–LEAD3
 */
export function seasonLeaders<Player extends string, Team extends string>(
  seasons: readonly PlayerSeason<Player, Team>[],
  teamGames: ReadonlyMap<Team, number>,
  lastRank: number,
): Leader<Player>[] {
  const qualified = seasons.filter(({ team, games }) => games >= leaderMinimum(teamGames.get(team) ?? 0));
  return leaderStatistics.flatMap((statistic) => {
    const entries = qualified
      .map(({ player, recorded }) => ({ statistic, player, ...recorded[statistic] }))
      .filter(({ games }) => games > 0)
      .toSorted(byAverage);
    const leaders: Leader<Player>[] = [];
    for (const [index, entry] of entries.entries()) {
      const above = entries[index - 1];
      const rank = above && byAverage(above, entry) === 0 ? (leaders[index - 1]?.rank ?? 1) : index + 1;
      if (rank > lastRank) break;
      leaders.push({ ...entry, rank });
    }
    return leaders;
  });
}

type Average = { readonly games: number; readonly total: number };

/** Best first, compared without dividing. */
function byAverage(one: Average, other: Average): number {
  return other.total * one.games - one.total * other.games;
}
