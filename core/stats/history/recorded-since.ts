import { byTime, type Figures, type GameContext } from "./game-line.ts";
import { type CountStatistic, countIn, countStatistics } from "./statistics.ts";

/** The first game in which a figure was recorded; records of it are "since" then. */
export type FirstRecorded = Pick<GameContext, "season" | "playedAt" | "game" | "round">;
export type RecordedSince = { readonly [S in CountStatistic]?: FirstRecorded };

/** By statistic, the first game that has it; a statistic that no game has is not listed. TOTAL5 */
export function recordedSince(games: readonly (GameContext & Figures)[]): RecordedSince {
  const since: { [S in CountStatistic]?: FirstRecorded } = {};
  for (const line of games.toSorted(byTime)) {
    if (line.forfeited) continue;
    for (const statistic of countStatistics) {
      if (since[statistic] !== undefined || countIn(line, statistic) === null) continue;
      since[statistic] = { season: line.season, playedAt: line.playedAt, game: line.game, round: line.round };
    }
  }
  return since;
}

/** The earlier of each. TOTAL2 TOTAL5 */
export function mergeRecordedSince(one: RecordedSince, other: RecordedSince): RecordedSince {
  const since: { [S in CountStatistic]?: FirstRecorded } = { ...one };
  for (const statistic of countStatistics) {
    const [mine, theirs] = [one[statistic], other[statistic]];
    if (theirs && (!mine || byTime(theirs, mine) < 0)) since[statistic] = theirs;
  }
  return since;
}
