import type { PerformanceIndex } from "../league/competition-settings.ts";
import type { Count, CountingLine } from "./box-score.ts";
import { fieldGoalsAttempted, fieldGoalsMade } from "./shooting.ts";

/** What an index is made of, by the names of the box score; what was missed is made and attempted taken together. */
export type IndexFigure =
  | "points"
  | "offensiveRebounds"
  | "defensiveRebounds"
  | "assists"
  | "steals"
  | "blocks"
  | "foulsDrawn"
  | "turnovers"
  | "blocksReceived"
  | "foulsCommitted"
  | "missedFieldGoals"
  | "missedFreeThrows"
  | "fieldGoalsMade"
  | "fieldGoalsAttempted";

/** A part of an index: how often it was, and what that adds, in tenths of a point. */
export type IndexPart = { readonly figure: IndexFigure; readonly count: number; readonly addsTenths: number };

type Weights = Partial<Readonly<Record<IndexFigure, number>>>;

/** What one of each adds, in tenths: the formulas of `performance-index.ts` taken apart. */
const weights: Readonly<Record<PerformanceIndex, Weights>> = {
  performanceIndexRating: {
    points: 10,
    offensiveRebounds: 10,
    defensiveRebounds: 10,
    assists: 10,
    steals: 10,
    blocks: 10,
    foulsDrawn: 10,
    turnovers: -10,
    blocksReceived: -10,
    foulsCommitted: -10,
    missedFieldGoals: -10,
    missedFreeThrows: -10,
  },
  fibaEfficiency: {
    points: 10,
    offensiveRebounds: 10,
    defensiveRebounds: 10,
    assists: 10,
    steals: 10,
    blocks: 10,
    turnovers: -10,
    missedFieldGoals: -10,
    missedFreeThrows: -10,
  },
  gameScore: {
    points: 10,
    fieldGoalsMade: 4,
    fieldGoalsAttempted: -7,
    missedFreeThrows: -4,
    offensiveRebounds: 7,
    defensiveRebounds: 3,
    steals: 10,
    assists: 7,
    blocks: 7,
    foulsCommitted: -4,
    turnovers: -10,
  },
};

/** An index row by row, without what was not done; the rows add up to the index. Of what was not recorded there is none. FAN5 */
export function indexParts(index: PerformanceIndex, line: Readonly<CountingLine>): IndexPart[] {
  return Object.entries(weights[index]).flatMap(([name, weight]) => {
    const figure = name as IndexFigure;
    const count = countOf(figure, line);
    return count === null || count === 0 ? [] : [{ figure, count, addsTenths: count * weight }];
  });
}

function countOf(figure: IndexFigure, line: Readonly<CountingLine>): Count {
  switch (figure) {
    case "missedFieldGoals":
      return fieldGoalsAttempted(line) - fieldGoalsMade(line);
    case "missedFreeThrows":
      return line.freeThrowsAttempted - line.freeThrowsMade;
    case "fieldGoalsMade":
      return fieldGoalsMade(line);
    case "fieldGoalsAttempted":
      return fieldGoalsAttempted(line);
    default:
      return line[figure];
  }
}
