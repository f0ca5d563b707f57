import type { ClassificationRow } from "../classify.ts";
import type { Fixture } from "../counted-results.ts";
import type { RankingPolicy } from "../ranking-policy.ts";

/** Whether a team plays on whatever happens, cannot any more, or neither yet. */
export type Prospect = "in" | "out" | "open";

type Row<Team extends string> = Pick<ClassificationRow<Team>, "team" | "rank" | "wins" | "losses" | "classificationPoints">;
type Game<Team extends string> = Pick<Fixture<Team>, "home" | "away">;

/** So many games to come are tried in every way they can end; of more each team is taken by itself. */
const gamesTried = 12;

/**
 * Who is sure of one of the first places of a table, and who can reach none of them, by what the table ranks by first and by
 * the games that are to come; somebody wins each. Whoever is level may win a tie or lose it, so a tie makes nobody sure and
 * puts nobody out. With twelve games left or fewer that is exact; before, who may still meet each other is not looked at,
 * which may call a team open that is sure, never the other way. BRACKET12
 */
export function tableProspects<Team extends string>(
  rows: readonly Row<Team>[],
  toCome: readonly Game<Team>[],
  policy: Pick<RankingPolicy, "primary" | "points">,
  places: number,
): ReadonlyMap<Team, Prospect> {
  const teams = new Set(rows.map(({ team }) => team));
  const games = toCome.filter(({ home, away }) => teams.has(home) || teams.has(away));
  if (games.length === 0) return new Map(rows.map((row) => [row.team, settled(row, rows, places)]));
  const count = new Map(rows.map(({ team }) => [team, games.filter(({ home, away }) => home === team || away === team).length]));
  const standings = rows.map((row) => standingOf(row, count.get(row.team) ?? 0, policy));
  const extremes = games.length <= gamesTried ? extremesOfAll(rows, standings, games) : extremesOfEach(standings);
  return new Map(
    rows.map(({ team }, index) => {
      const { mostLevelOrAbove = rows.length, fewestAbove = 0 } = extremes[index] ?? {};
      return [team, mostLevelOrAbove < places ? "in" : fewestAbove >= places ? "out" : "open"];
    }),
  );
}

/** The table is final; a place that is shared past the last is still to be drawn. */
function settled<Team extends string>(row: Row<Team>, rows: readonly Row<Team>[], places: number): Prospect {
  const above = rows.filter(({ rank }) => rank < row.rank).length;
  const level = rows.filter(({ rank }) => rank === row.rank).length;
  return above + level <= places ? "in" : above >= places ? "out" : "open";
}

/** What a team ends on, by how many of its games to come it wins: more is better. */
type Standing = { readonly games: number; readonly after: (wins: number) => number };

function standingOf<Team extends string>(
  { wins, losses, classificationPoints }: Row<Team>,
  games: number,
  { primary, points }: Pick<RankingPolicy, "primary" | "points">,
): Standing {
  switch (primary[0]) {
    case "classification-points":
      return { games, after: (won) => classificationPoints + won * points.win + (games - won) * points.loss };
    case "fewer-losses":
      return { games, after: (won) => -losses - (games - won) };
    case "win-percentage":
      // Kept whole, so that equal shares are equal.
      return { games, after: (won) => Math.round(((wins + won) / (wins + losses + games)) * 1e9) };
    default:
      return { games, after: (won) => wins + won };
  }
}

/** Of a team over all ways to end: how many stand level or above at worst, how many above at best. */
type Extremes = { readonly mostLevelOrAbove: number; readonly fewestAbove: number };

function extremesOfEach(standings: readonly Standing[]): Extremes[] {
  const best = standings.map(({ games, after }) => after(games));
  const worst = standings.map(({ after }) => after(0));
  return standings.map((_, own) => ({
    mostLevelOrAbove: best.filter((value, other) => other !== own && value >= (worst[own] ?? 0)).length,
    fewestAbove: worst.filter((value, other) => other !== own && value > (best[own] ?? 0)).length,
  }));
}

function extremesOfAll<Team extends string>(
  rows: readonly Row<Team>[],
  standings: readonly Standing[],
  games: readonly Game<Team>[],
): Extremes[] {
  const indexOf = new Map(rows.map(({ team }, index) => [team, index]));
  const sides = games.map(({ home, away }) => [indexOf.get(home), indexOf.get(away)] as const);
  const most = rows.map(() => 0);
  const fewest = rows.map(() => rows.length);
  for (let ending = 0; ending < 2 ** games.length; ending++) {
    const wins = rows.map(() => 0);
    for (const [game, [home, away]] of sides.entries()) {
      const winner = (ending >> game) & 1 ? home : away;
      if (winner !== undefined) wins[winner] = (wins[winner] ?? 0) + 1;
    }
    const values = standings.map(({ after }, index) => after(wins[index] ?? 0));
    for (const [own, value] of values.entries()) {
      most[own] = Math.max(most[own] ?? 0, values.filter((other, index) => index !== own && other >= value).length);
      fewest[own] = Math.min(fewest[own] ?? rows.length, values.filter((other) => other > value).length);
    }
  }
  return rows.map((_, index) => ({ mostLevelOrAbove: most[index] ?? 0, fewestAbove: fewest[index] ?? 0 }));
}
