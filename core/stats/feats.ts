import { doubleDoubleStatistics } from "./statistic-sets.ts";
import type { Count, CountingLine } from "./box-score.ts";
import { sumOf } from "./ratio.ts";

function fiveOf(line: Readonly<CountingLine>): Readonly<Record<(typeof doubleDoubleStatistics)[number], Count>> {
  const { points, assists, steals, blocks } = line;
  return { points, rebounds: sumOf(line.offensiveRebounds, line.defensiveRebounds), assists, steals, blocks };
}

/** Asked several times of every line of a league's history, so without a list in between. */
function reaching(line: Readonly<CountingLine>, least: number): number {
  const reached = (count: Count): number => (count !== null && count >= least ? 1 : 0);
  const rebounds = sumOf(line.offensiveRebounds, line.defensiveRebounds);
  return reached(line.points) + reached(rebounds) + reached(line.assists) + reached(line.steals) + reached(line.blocks);
}

/**
 * In how many of points, rebounds, assists, steals and blocks a line has ten or more: 2 a double-double, 3 a triple-double,
 * 4 a quadruple-double. What was not recorded reaches nothing. basketball-reference.com/about/glossary.html. FEAT1
 */
export function doubleDigits(line: Readonly<CountingLine>): number {
  return reaching(line, 10);
}

export function isDoubleDouble(line: Readonly<CountingLine>): boolean {
  return doubleDigits(line) >= 2;
}

export function isTripleDouble(line: Readonly<CountingLine>): boolean {
  return doubleDigits(line) >= 3;
}

/** Five or more in all five. FEAT1 */
export function isFiveByFive(line: Readonly<CountingLine>): boolean {
  return reaching(line, 5) === 5;
}

export type FeatId =
  | "points"
  | "rebounds"
  | "assists"
  | "steals"
  | "blocks"
  | "threePointersMade"
  | "perfectFreeThrows"
  | "tripleDouble"
  | "quadrupleDouble"
  | "fiveByFive";

/** What counts as a feat, as data of a competition. */
export type FeatThresholds = {
  readonly points: number;
  readonly rebounds: number;
  readonly assists: number;
  readonly steals: number;
  readonly blocks: number;
  readonly threePointersMade: number;
  /** Free throws made without a miss. */
  readonly perfectFreeThrows: number;
};

/** Basketball GM's list for games of 48 minutes (50, 25, 20, 10, 10, 10); fifteen free throws without a miss is our own. */
export const featsInFortyEightMinutes: FeatThresholds = {
  points: 50,
  rebounds: 25,
  assists: 20,
  steals: 10,
  blocks: 10,
  threePointersMade: 10,
  perfectFreeThrows: 15,
};

/** The same for another playing time, rounded up: in forty minutes 42 points, 21 rebounds, 17 assists, 9 of the others, 13 free throws. FEAT2 */
export function featsInMinutes(minutes: number): FeatThresholds {
  const scaled = (threshold: number): number => Math.ceil((threshold * minutes) / 48);
  return {
    points: scaled(featsInFortyEightMinutes.points),
    rebounds: scaled(featsInFortyEightMinutes.rebounds),
    assists: scaled(featsInFortyEightMinutes.assists),
    steals: scaled(featsInFortyEightMinutes.steals),
    blocks: scaled(featsInFortyEightMinutes.blocks),
    threePointersMade: scaled(featsInFortyEightMinutes.threePointersMade),
    perfectFreeThrows: scaled(featsInFortyEightMinutes.perfectFreeThrows),
  };
}

export type Feat = { readonly id: FeatId; readonly value: number };

/** What a line of one game achieved, with the figure that did it; doubles and five-by-fives with their count. FEAT2 */
export function featsOf(line: Readonly<CountingLine>, thresholds: FeatThresholds = featsInMinutes(40)): Feat[] {
  const five = fiveOf(line);
  const feats: Feat[] = [];
  for (const id of doubleDoubleStatistics) {
    const value = five[id];
    if (value !== null && value >= thresholds[id]) feats.push({ id, value });
  }
  if (line.threePointersMade >= thresholds.threePointersMade) feats.push({ id: "threePointersMade", value: line.threePointersMade });
  if (line.freeThrowsMade >= thresholds.perfectFreeThrows && line.freeThrowsMade === line.freeThrowsAttempted) {
    feats.push({ id: "perfectFreeThrows", value: line.freeThrowsMade });
  }
  const doubles = doubleDigits(line);
  if (doubles >= 4) feats.push({ id: "quadrupleDouble", value: doubles });
  else if (doubles === 3) feats.push({ id: "tripleDouble", value: doubles });
  if (isFiveByFive(line)) feats.push({ id: "fiveByFive", value: 5 });
  return feats;
}
