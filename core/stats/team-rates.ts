import type { Count, CountingLine } from "./box-score.ts";
import { ratio } from "./ratio.ts";
import { fieldGoalsMade, trueShootingAttempts } from "./shooting.ts";

/** A team's game, or several summed: both lines, both sides' possessions, and the game time played. */
export type TeamGame = {
  readonly own: Readonly<CountingLine>;
  readonly opponents: Readonly<CountingLine>;
  /** Counted or estimated, see `possessionsOf`; `null` where neither could be. */
  readonly possessions: { readonly own: number; readonly opponents: number } | null;
  /** Game time, overtimes included: a fifth of the team's playing time. */
  readonly gameSeconds: number;
};

/** The playing time that a pace is given for: FIBA's forty minutes. */
export const paceSeconds = 2400;

/** Possessions of either side in forty minutes: the mean of both. basketball-reference.com/about/glossary.html (Pace). TEAM1 */
export function pace({ possessions, gameSeconds }: Pick<TeamGame, "possessions" | "gameSeconds">, perSeconds = paceSeconds): Count {
  if (possessions === null) return null;
  return ratio(perSeconds * (possessions.own + possessions.opponents), 2 * gameSeconds);
}

/** Points in a hundred own possessions. Dean Oliver, "Basketball on Paper" (2004). TEAM2 */
export function offensiveRating({ own, possessions }: TeamGame): number | null {
  return possessions === null ? null : ratio(100 * own.points, possessions.own);
}

/** Points allowed in a hundred possessions of the opponents. Oliver (2004). TEAM2 */
export function defensiveRating({ opponents, possessions }: TeamGame): number | null {
  return possessions === null ? null : ratio(100 * opponents.points, possessions.opponents);
}

/** Offensive less defensive rating. TEAM2 */
export function netRating(game: TeamGame): number | null {
  const offensive = offensiveRating(game);
  const defensive = defensiveRating(game);
  return offensive === null || defensive === null ? null : offensive - defensive;
}

/** Points in one own possession: a hundredth of the offensive rating. TEAM2 */
export function pointsPerPossession({ own, possessions }: TeamGame): number | null {
  return possessions === null ? null : ratio(own.points, possessions.own);
}

/** Share of the team's baskets that followed an assist. NBA.com/stats (AST%). TEAM3 */
export function assistedShare(own: Readonly<CountingLine>): number | null {
  return ratio(own.assists, fieldGoalsMade(own));
}

/**
 * Assists / (field goals attempted + 0.44 free throws attempted + assists + turnovers): of all that was done with the ball,
 * how much was an assist. NBA.com/stats (AST ratio, there times 100). For a team or a player. TEAM3
 */
export function assistRatio(line: Readonly<CountingLine>): number | null {
  const { assists, turnovers } = line;
  if (assists === null || turnovers === null) return null;
  return ratio(assists, trueShootingAttempts(line) + assists + turnovers);
}
