import type { TeamResult } from "./counted-results.ts";
import type { RankingPolicy } from "./ranking-policy.ts";

/**
 * How often two teams of a competition meet, as far as its results show it. A round robin that is complete, single or
 * more, says so itself; of one that is under way, as many as the policy has it, or as two teams have met already.
 */
export function meetingsOf<Team extends string>(
  results: ReadonlyMap<Team, readonly TeamResult<Team>[]>,
  { meetings }: Pick<RankingPolicy, "meetings">,
): number {
  const counts = [...results].flatMap(([team, games]) =>
    [...results.keys()].filter((other) => other !== team).map((other) => games.filter(({ opponent }) => opponent === other).length),
  );
  const most = Math.max(0, ...counts);
  const complete = counts.length > 0 && counts.every((count) => count === most);
  return complete ? Math.max(1, most) : Math.max(meetings, most);
}
