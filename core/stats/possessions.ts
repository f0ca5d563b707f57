import type { Play } from "../game/events.ts";
import type { Side } from "../game/facts.ts";
import type { Period } from "../game/period.ts";
import type { Count, CountingLine } from "./box-score.ts";
import { ratio } from "./ratio.ts";
import { fieldGoalsAttempted, fieldGoalsMade, freeThrowPossessionShare } from "./shooting.ts";

/** What stands in for possessions that nobody counted, as data: published beside the figures made with it. */
export type PossessionConstants = {
  /** Share of free throws that end a possession. Other houses use 0.4 or 0.475. */
  readonly simpleFreeThrowShare: number;
  /** The two of the two-sided estimate. */
  readonly averagedFreeThrowShare: number;
  readonly reboundWeight: number;
};

export const possessionConstants: PossessionConstants = {
  simpleFreeThrowShare: freeThrowPossessionShare,
  averagedFreeThrowShare: 0.4,
  reboundWeight: 1.07,
};

/**
 * Possessions from a team's own line: field goals attempted − offensive rebounds + turnovers + 0.44 × free throws attempted.
 * Dean Oliver, "Basketball on Paper" (2004). `null` where a part was not recorded. POSS1
 */
export function simplePossessions(line: Readonly<CountingLine>, constants = possessionConstants): Count {
  const { offensiveRebounds, turnovers } = line;
  if (offensiveRebounds === null || turnovers === null) return null;
  return fieldGoalsAttempted(line) - offensiveRebounds + turnovers + constants.simpleFreeThrowShare * line.freeThrowsAttempted;
}

/**
 * Possessions of either side, estimated from both lines: the mean of FGA + 0.4 FTA − 1.07 × OR / (OR + opponents' DR) ×
 * (FGA − FGM) + TO of each. basketball-reference.com/about/glossary.html (Poss). `null` where a part was not recorded. POSS2
 */
export function averagedPossessions(
  own: Readonly<CountingLine>,
  opponents: Readonly<CountingLine>,
  constants = possessionConstants,
): Count {
  const ours = halfOf(own, opponents, constants);
  const theirs = halfOf(opponents, own, constants);
  return ours === null || theirs === null ? null : (ours + theirs) / 2;
}

function halfOf(own: Readonly<CountingLine>, opponents: Readonly<CountingLine>, constants: PossessionConstants): Count {
  const { offensiveRebounds, turnovers } = own;
  if (offensiveRebounds === null || turnovers === null || opponents.defensiveRebounds === null) return null;
  const rebounded = ratio(offensiveRebounds, offensiveRebounds + opponents.defensiveRebounds) ?? 0;
  const attempted = fieldGoalsAttempted(own);
  return (
    attempted +
    constants.averagedFreeThrowShare * own.freeThrowsAttempted -
    constants.reboundWeight * rebounded * (attempted - fieldGoalsMade(own)) +
    turnovers
  );
}

export type CountedPossessions = { readonly home: number; readonly away: number };

/**
 * Possessions counted in the log: each unbroken run of one side's shots, free throws and turnovers within a period is one.
 * An offensive rebound goes on with the run; a technical's free throws belong to nobody's possession; a ball that was only
 * held until the horn counts for nobody, as in the estimates. `null` where the source keeps no turnovers or tells no shots. POSS3
 */
export function countedPossessions(plays: readonly Play[]): CountedPossessions | null {
  const count = { home: 0, away: 0 };
  const counter = new PossessionCounter();
  for (const play of plays) {
    if (play.fact.type === "source.change" && play.fact.notRecorded.includes("turnovers")) return null;
    const began = counter.begins(play);
    if (began) count[began]++;
  }
  return count.home + count.away === 0 ? null : count;
}

/** Reads plays in order and tells whose possession begins with one. POSS3 */
export class PossessionCounter {
  private holder: Side | null = null;
  private period: Period | null = null;

  begins({ fact, moment }: Play): Side | null {
    if (fact.type !== "field-goal" && fact.type !== "free-throw" && fact.type !== "turnover") return null;
    if (fact.type === "free-throw" && fact.kind === "technical") return null;
    const samePeriod = this.period?.kind === moment.period.kind && this.period.number === moment.period.number;
    if (samePeriod && fact.side === this.holder) return null;
    this.holder = fact.side;
    this.period = moment.period;
    return fact.side;
  }
}

/** Possessions of a game, and how they were come by: a figure explains itself. */
export type Possessions = CountedPossessions & { readonly method: "counted" | "estimated" };

/** Counted where the plays allow it, else the two-sided estimate, which is the same for both sides; `null` where neither can be. POSS4 */
export function possessionsOf(
  plays: readonly Play[],
  totals: { readonly home: Readonly<CountingLine>; readonly away: Readonly<CountingLine> },
): Possessions | null {
  const counted = countedPossessions(plays);
  if (counted) return { ...counted, method: "counted" };
  const estimated = averagedPossessions(totals.home, totals.away);
  return estimated === null ? null : { home: estimated, away: estimated, method: "estimated" };
}
