import type { RankingPolicy } from "./ranking-policy.ts";

/**
 * How often two teams of a competition meet, as far as its games show it, played and to come. A round robin that is
 * complete, single or more, says so itself; of one that is not, as many as the policy has it, or as two teams meet
 * already. RANK3
 */
export function meetingsOf<Team extends string>(
  teams: readonly Team[],
  games: readonly { readonly home: Team; readonly away: Team }[],
  { meetings }: Pick<RankingPolicy, "meetings">,
): number {
  const counts = new Map<string, number>();
  for (const { home, away } of games) {
    const pair = JSON.stringify([home, away].toSorted());
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const pairs = teams.flatMap((team, index) =>
    teams.slice(index + 1).map((other) => counts.get(JSON.stringify([team, other].toSorted())) ?? 0),
  );
  const most = Math.max(0, ...pairs);
  return pairs.every((count) => count === most) ? Math.max(1, most) : Math.max(meetings, most);
}
