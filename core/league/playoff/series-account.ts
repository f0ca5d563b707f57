import type { BracketDuel, DuelSide } from "./bracket.ts";
import { type DuelResult, forfeitersOf, otherOf, type Score, winnerOfGame } from "./duel-result.ts";
import { type DuelFormat, type ForfeitRule, winsNeeded } from "./playoff-plan.ts";

export type Decision = NonNullable<BracketDuel<string>["decision"]>;

/** What has been played of a pairing, and what it comes to. */
export type SeriesAccount = {
  readonly score: Score;
  readonly decision: Decision | null;
  /** The game after which nothing counts any more; 0: decided before the first. */
  readonly decidedIn: number | null;
  readonly forfeits: Score;
};

/** Games that can be played: with carried wins a series is as much shorter. SERIES6 */
export function gamesOf(format: DuelFormat, carried: Score): number {
  if (format.kind === "aggregate") return format.pattern.length;
  return Math.max(0, format.bestOf - carried.first - carried.second);
}

/**
 * Reads a pairing's results in the order of their numbers until it is decided. `forfeitsBefore` are those of the two
 * teams in earlier rounds. None of the results is annulled, and no number stands twice. SERIES1, SERIES2, SERIES5–SERIES7, SERIES10
 */
export function accountOf(
  format: DuelFormat,
  results: readonly DuelResult[],
  carried: Score,
  forfeitsBefore: Score,
  rule: ForfeitRule,
): SeriesAccount {
  const score = { ...carried };
  const forfeits = { first: 0, second: 0 };
  let decision = format.kind === "series" ? wonSeries(format.bestOf, score, "carried") : null;
  let decidedIn = decision && 0;
  for (const result of results.toSorted((one, other) => one.number - other.number)) {
    for (const side of forfeitersOf(result)) forfeits[side]++;
    if (decision) continue;
    count(format, score, result);
    decision =
      lostByFault(format, result, rule) ??
      disqualified(sum(forfeits, forfeitsBefore), rule) ??
      (format.kind === "series" ? wonSeries(format.bestOf, score, "wins") : null);
    if (decision) decidedIn = result.number;
  }
  const games = gamesOf(format, carried);
  if (!decision && results.length === games) {
    decision = byScore(score, format.kind === "series" ? "most-wins" : "aggregate");
    decidedIn = decision && games;
  }
  return { score, decision, decidedIn, forfeits };
}

function count(format: DuelFormat, score: { first: number; second: number }, result: DuelResult): void {
  if (format.kind === "aggregate") {
    score.first += result.points.first;
    score.second += result.points.second;
    return;
  }
  const winner = winnerOfGame(result);
  if (winner) score[winner]++;
}

/** SERIES5: a forfeit loses a short series as a whole; so does a default of an aggregate. */
function lostByFault(format: DuelFormat, result: DuelResult, rule: ForfeitRule): Decision | null {
  const short = format.kind === "aggregate" || format.bestOf <= rule.losesSeriesUpToBestOf;
  const forfeiters = forfeitersOf(result);
  if (short && forfeiters.length > 0) return against(forfeiters, "forfeit");
  if (format.kind === "aggregate" && result.kind === "default" && result.atFault !== null) {
    return against(result.atFault === "both" ? ["first", "second"] : [result.atFault], "default");
  }
  return null;
}

/** SERIES7 */
function disqualified(forfeits: Score, rule: ForfeitRule): Decision | null {
  const { outAfter } = rule;
  if (outAfter === null) return null;
  const out = (["first", "second"] as const).filter((side) => forfeits[side] >= outAfter);
  return out.length > 0 ? against(out, "disqualification") : null;
}

/** A decision against one side, or against both: then nobody goes on. */
export function against(sides: readonly DuelSide[], by: Decision["by"]): Decision {
  const [side] = sides;
  return { winner: sides.length === 1 && side ? otherOf(side) : null, by };
}

/** SERIES1 */
function wonSeries(bestOf: number, score: Score, by: Decision["by"]): Decision | null {
  return Math.max(score.first, score.second) >= winsNeeded(bestOf) ? byScore(score, by) : null;
}

/** SERIES2 for points; `null` while nothing separates the two. */
function byScore(score: Score, by: Decision["by"]): Decision | null {
  if (score.first === score.second) return null;
  return { winner: score.first > score.second ? "first" : "second", by };
}

function sum(one: Score, other: Score): Score {
  return { first: one.first + other.first, second: one.second + other.second };
}
