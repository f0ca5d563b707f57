/** A game on a schedule, whatever became of it. */
type ScheduledGame<Team extends string> = { readonly home: Team; readonly away: Team };

/**
 * Whether every two of these teams have so many games with each other: a schedule that is published in parts lacks some
 * until its last part. A game that was cancelled or annulled and not put on again is lacking too. BRACKET15
 */
export function isWholeSchedule<Team extends string>(
  teams: readonly Team[],
  games: readonly ScheduledGame<Team>[],
  meetings: number,
): boolean {
  const counts = new Map<string, number>();
  for (const { home, away } of games) {
    const pair = pairOf(home, away);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return teams.every((one, index) => teams.slice(index + 1).every((other) => (counts.get(pairOf(one, other)) ?? 0) >= meetings));
}

function pairOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
