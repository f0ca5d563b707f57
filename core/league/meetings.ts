import type { RankingPolicy } from "./ranking-policy.ts";

/**
 * How often two teams have to have met before the games between them count. A round robin that is complete, single or
 * more, played and to come, says so itself where the policy lets it; else it is as the policy has it, however often some
 * two of them have met by now. RANK3
 */
export function meetingsOf<Team extends string>(
  teams: readonly Team[],
  games: readonly { readonly home: Team; readonly away: Team }[],
  { meetings, meetingsFromGames }: Pick<RankingPolicy, "meetings" | "meetingsFromGames">,
): number {
  if (!meetingsFromGames) return meetings;
  const counts = new Map<string, number>();
  for (const { home, away } of games) {
    const pair = JSON.stringify([home, away].toSorted());
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const pairs = teams.flatMap((team, index) =>
    teams.slice(index + 1).map((other) => counts.get(JSON.stringify([team, other].toSorted())) ?? 0),
  );
  const [first = 0] = pairs;
  return first > 0 && pairs.every((count) => count === first) ? first : meetings;
}
