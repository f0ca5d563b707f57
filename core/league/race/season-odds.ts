import { expectedMargin, type EarlierMargins, winProbabilityFigures, type WinProbabilityFigures } from "../../stats/win-probability.ts";
import { QuickTable } from "./quick-table.ts";
import { rowsToMeet, type SeasonRace } from "./season-race.ts";

/** A number from 0 to below 1, as often as it is asked. */
export type Chance = () => number;

/** Of each team, how large a part of all endings left it on each place, the first first. */
export type SeasonOdds<Team extends string> = ReadonlyMap<Team, readonly number[]>;

/** So many times a season is played to its end: a part of one half is then known to within one in a hundred, 19 times of 20. */
export const endingsPlayed = 10_000;
/** After so many the caller may do something else. */
const endingsAtOnce = 50;
/** Points of both teams in a game, where nothing has been played yet. */
const usualPoints = 160;

/**
 * How likely each place is: the games to come are played `endings` times, and each time the table is made by the league's own
 * policy. In each ending every team's strength is drawn around what its games so far say of it, as uncertain as so few games
 * leave it, and then its margins; a single game has exactly the chances of WINPROB2. Whom nothing separates draws lots. The
 * same input and the same chance give the same odds. Yields now and then, so that others get their turn. RACE5
 */
export function* seasonOdds<Team extends string>(
  race: SeasonRace<Team>,
  chance: Chance,
  endings: number = endingsPlayed,
  figures: WinProbabilityFigures = winProbabilityFigures,
): Generator<number, SeasonOdds<Team>> {
  const { rows } = race.table;
  const games = rowsToMeet(race);
  const margins = rows.map(({ team }) => marginsOf(race, team));
  // A team that is not in the table, whose row is -1, stands behind all that are: `at(-1)`.
  const unknown: EarlierMargins = { games: 0, margin: 0 };
  const uncertainty = [...margins, unknown].map(({ games: played }) => figures.deviation / Math.sqrt(played + figures.priorGames));
  const expected = games.map(([home, away]) => expectedMargin(margins[home] ?? unknown, margins[away] ?? unknown, figures));
  // Both strengths and the game itself together stray as far as WINPROB2 says.
  const deviations = games.map(([home, away]) => {
    const ofStrengths = (uncertainty.at(home) ?? 0) ** 2 + (uncertainty.at(away) ?? 0) ** 2;
    return Math.sqrt(Math.max(0, figures.deviation ** 2 - ofStrengths));
  });
  const total = averageTotal(race);
  const normal = normalFrom(chance);
  const table = new QuickTable(race);
  const counts = rows.map(() => new Float64Array(rows.length));
  const strengths = new Float64Array(uncertainty.length);
  for (let ending = 0; ending < endings; ending++) {
    if (ending > 0 && ending % endingsAtOnce === 0) yield ending;
    table.reset();
    for (const index of strengths.keys()) strengths[index] = uncertainty[index]! * normal();
    for (let game = 0; game < games.length; game++) {
      const [home, away] = games[game]!;
      const drawn = expected[game]! + strengths.at(home)! - strengths.at(away)! + deviations[game]! * normal();
      // Nothing ends level.
      const margin = Math.round(drawn) || (drawn < 0 ? -1 : 1);
      const homePoints = Math.max(0, Math.round((total + margin) / 2));
      table.add(home, away, homePoints, Math.max(0, homePoints - margin));
    }
    let place = 0;
    for (const level of table.places()) {
      for (const index of shuffled(level, chance)) counts[index]![place++]! += 1;
    }
  }
  return new Map(rows.map(({ team }, index) => [team, [...counts[index]!].map((count) => count / endings)]));
}

/** Of games played out on court: what was decided at a desk says nothing of strength. RANK15 */
function marginsOf<Team extends string>({ table }: SeasonRace<Team>, team: Team): EarlierMargins {
  const played = (table.results.get(team) ?? []).filter(({ result }) => result.kind === "played");
  return { games: played.length, margin: played.reduce((sum, { pointsFor, pointsAgainst }) => sum + pointsFor - pointsAgainst, 0) };
}

function averageTotal<Team extends string>({ table }: SeasonRace<Team>): number {
  const played = [...table.results.values()].flat().filter(({ result }) => result.kind === "played");
  const points = played.reduce((sum, { pointsFor }) => sum + 2 * pointsFor, 0);
  return played.length === 0 ? usualPoints : points / played.length;
}

/** Marsaglia's polar method: two at a time. */
function normalFrom(chance: Chance): () => number {
  let kept: number | null = null;
  return () => {
    if (kept !== null) {
      const value = kept;
      kept = null;
      return value;
    }
    for (;;) {
      const [x, y] = [2 * chance() - 1, 2 * chance() - 1];
      const square = x * x + y * y;
      if (square === 0 || square >= 1) continue;
      const scale = Math.sqrt((-2 * Math.log(square)) / square);
      kept = y * scale;
      return x * scale;
    }
  };
}

/** Fisher and Yates. */
function shuffled(indexes: readonly number[], chance: Chance): readonly number[] {
  if (indexes.length === 1) return indexes;
  const order = [...indexes];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
