import type { RoundRobin, RoundRobinLegs, SecondHalf } from "./round-robin.ts";

/** A break is a game in the same kind of hall as the team's game before; a bye between them does not count. */
export type Breaks = {
  readonly total: number;
  readonly byTeam: readonly number[];
  /** The most games in a row that any team plays at home, or away. */
  readonly longestRun: number;
};

/** How evenly home and away games alternate in a table of so many teams. SCHED4 */
export function breaksOf(rounds: RoundRobin, teams: number): Breaks {
  const byTeam = Array.from({ length: teams }, () => 0);
  const run = Array.from({ length: teams }, () => ({ home: false, games: 0 }));
  let longestRun = 0;
  const plays = (team: number, home: boolean) => {
    const before = run[team];
    if (!before) throw new RangeError(`Team ${team} of ${teams}`);
    const again = before.games > 0 && before.home === home;
    if (again) byTeam[team] = (byTeam[team] ?? 0) + 1;
    run[team] = { home, games: again ? before.games + 1 : 1 };
    longestRun = Math.max(longestRun, run[team].games);
  };
  for (const { home, away } of rounds.flat()) {
    plays(home, true);
    plays(away, false);
  }
  return { total: byTeam.reduce((sum, breaks) => sum + breaks, 0), byTeam, longestRun };
}

/**
 * The fewest breaks that any table of this kind can have; `null` where no minimum is proven. One leg: n − 2 (de Werra,
 * "Scheduling in sports", 1981), none for an odd number; the second in the same order as the first: 3n − 6 (de Werra), for
 * an odd number n, since an even number of games that alternate ends in the other kind of hall than it began; the second
 * in reverse order: each leg's n − 2 and none between. SCHED4
 */
export function minimumBreaks(teams: number, legs: RoundRobinLegs, secondHalf: SecondHalf = "mirrored"): number | null {
  const odd = teams % 2 === 1;
  if (legs === 1) return odd ? 0 : teams - 2;
  if (legs !== 2) return null;
  if (secondHalf === "inverted") return odd ? 0 : 2 * (teams - 2);
  if (secondHalf === "french") return null;
  if (teams === 2) return 0;
  return odd ? teams : 3 * (teams - 2);
}
