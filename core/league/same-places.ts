import type { Classification } from "./classify.ts";
import { bothSides } from "./counted-results.ts";
import { compareFractions, whole } from "./fraction.ts";
import type { RankingPolicy } from "./ranking-policy.ts";
import { accountOf, type TeamAccount, winPercentageOf } from "./team-account.ts";

export type SamePlace<Team extends string> = TeamAccount & {
  readonly team: Team;
  /** Shared by teams that nothing separates; a draw decides. */
  readonly rank: number;
};

/**
 * Teams on the same place of their groups, such as the best thirds: by the share of all games won, then point
 * difference, then points scored (FIBA). Where groups differ in size, games against the last of the larger ones are left
 * out, so that all have played as many. RANK20
 */
export function rankSamePlaces<Team extends string>(
  groups: readonly Classification<Team>[],
  place: number,
  policy: RankingPolicy,
): SamePlace<Team>[] {
  const smallest = Math.min(...groups.map(({ rows }) => rows.length));
  const accounts = groups.flatMap(({ rows, results }) => {
    const row = rows[place - 1];
    if (!row) return [];
    const leftOut = new Set(rows.slice(smallest).map(({ team }) => team));
    const counted = (results.get(row.team) ?? []).filter(({ opponent }) => !leftOut.has(opponent));
    return [{ team: row.team, ...accountOf(counted.map(({ atHome, result }) => bothSides(result, policy)[atHome ? 0 : 1])) }];
  });
  const ordered = accounts.toSorted((one, other) => compare(other, one) || (one.team < other.team ? -1 : 1));
  return ordered.map((account) => ({ ...account, rank: 1 + ordered.filter((other) => compare(other, account) > 0).length }));
}

function compare(one: TeamAccount, other: TeamAccount): number {
  return (
    compareFractions(winPercentageOf(one), winPercentageOf(other)) ||
    compareFractions(whole(one.pointsFor - one.pointsAgainst), whole(other.pointsFor - other.pointsAgainst)) ||
    one.pointsFor - other.pointsFor
  );
}
