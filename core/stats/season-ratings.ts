import { ratio } from "./ratio.ts";

/** A finished game as the ratings see it: who, and by how much. */
export type RatedGame = { readonly home: string; readonly away: string; readonly homePoints: number; readonly awayPoints: number };

export type SeasonRating = {
  readonly team: string;
  readonly games: number;
  /** Mean margin. */
  readonly marginOfVictory: number;
  /** Mean rating of the opponents met. */
  readonly strengthOfSchedule: number;
  /** Margin and schedule together: points above an average team of the competition. */
  readonly simpleRating: number;
};

/**
 * The simple rating system: a team's rating is its mean margin plus the mean rating of its opponents, for all teams at once,
 * with a mean of 0. Solved as linear equations, so the order of games does not matter; teams that never met, not even
 * through others, are rated apart. sports-reference.com/blog/2015/03/srs-calculation-details. Best first. TEAM4
 */
export function seasonRatings(games: readonly RatedGame[]): SeasonRating[] {
  const teams = [...new Set(games.flatMap(({ home, away }) => [home, away]))].toSorted();
  const place = new Map(teams.map((team, index) => [team, index]));
  const played = teams.map(() => 0);
  const margins = teams.map(() => 0);
  const met = teams.map(() => teams.map(() => 0));
  for (const { home, away, homePoints, awayPoints } of games) {
    const [own, other] = [place.get(home) ?? 0, place.get(away) ?? 0];
    for (const [team, opponent, margin] of [
      [own, other, homePoints - awayPoints],
      [other, own, awayPoints - homePoints],
    ] as const) {
      played[team] = (played[team] ?? 0) + 1;
      margins[team] = (margins[team] ?? 0) + margin;
      const row = met[team] ?? [];
      row[opponent] = (row[opponent] ?? 0) + 1;
    }
  }
  const group = groups(met);
  // played × rating − Σ opponents' ratings = Σ margins; one added throughout a group pins its mean to 0.
  const matrix = met.map((row, team) =>
    row.map((count, other) => (team === other ? (played[team] ?? 0) : 0) - count + (group[team] === group[other] ? 1 : 0)),
  );
  const ratings = solve(matrix, margins);
  return teams
    .map((team, index) => {
      const marginOfVictory = ratio(margins[index] ?? 0, played[index] ?? 0) ?? 0;
      const simpleRating = ratings[index] ?? 0;
      return { team, games: played[index] ?? 0, marginOfVictory, simpleRating, strengthOfSchedule: simpleRating - marginOfVictory };
    })
    .toSorted((a, b) => b.simpleRating - a.simpleRating || (a.team < b.team ? -1 : 1));
}

/** Which teams hang together through games, by the lowest place of each group. */
function groups(met: readonly (readonly number[])[]): number[] {
  const group = met.map(() => -1);
  for (let first = 0; first < met.length; first++) {
    const waiting = group[first] === -1 ? [first] : [];
    for (let team = waiting.pop(); team !== undefined; team = waiting.pop()) {
      if (group[team] !== -1) continue;
      group[team] = first;
      met[team]?.forEach((count, other) => {
        if (count > 0) waiting.push(other);
      });
    }
  }
  return group;
}

/** Gauss with the largest pivot; the matrix is symmetric and, pinned as above, never singular. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++) if (Math.abs(at(row, column)) > Math.abs(at(best, column))) best = row;
    [rows[column], rows[best]] = [rows[best] ?? [], rows[column] ?? []];
    for (let row = column + 1; row < size; row++) {
      const factor = at(row, column) / at(column, column);
      if (factor !== 0) rows[row] = (rows[row] ?? []).map((value, index) => value - factor * at(column, index));
    }
  }
  const solution = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row--) {
    let rest = at(row, size);
    for (let column = row + 1; column < size; column++) rest -= at(row, column) * (solution[column] ?? 0);
    solution[row] = rest / at(row, row);
  }
  return solution;
}

/** The exponent of the expected wins, as data: fitted by basketball-reference.com, 14 for 48 minutes (NBA), 10 for 40 (WNBA). */
export const pythagoreanExponents = { fortyMinutes: 10, fortyEightMinutes: 14 } as const;

/**
 * Wins that points for and against let expect: games × PTS^k / (PTS^k + O.PTS^k).
 * basketball-reference.com/about/glossary.html (Pythagorean Wins). `null` before the first point. TEAM5
 */
export function pythagoreanWins(
  games: number,
  points: number,
  pointsAgainst: number,
  exponent: number = pythagoreanExponents.fortyMinutes,
): number | null {
  // Divided by the larger first: points of a career to the power of ten leave the range in which floats are exact.
  const most = Math.max(points, pointsAgainst);
  if (most === 0) return null;
  const own = (points / most) ** exponent;
  return (games * own) / (own + (pointsAgainst / most) ** exponent);
}
