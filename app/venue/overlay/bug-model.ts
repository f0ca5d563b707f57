import type { LiveGameAnswer } from "#contract/live/live-game.ts";
import type { ClockAnchor } from "#core/game/clock-anchor.ts";
import { otherSide, type Side } from "#core/game/facts.ts";
import type { FeedQuality } from "#core/game/feed-quality.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { Period } from "#core/game/period.ts";
import type { ClockReading, RuleSet } from "#core/rules/rule-set.ts";
import { teamLooks, type TeamLook } from "../team-look.ts";
import type { OverlayLanguage } from "./overlay-language.ts";

/** The score bug. What runs is an anchor, never a reading. */
export type BugModel = {
  readonly sides: Readonly<Record<Side, BugSide>>;
  /** "4th", "OT1"; empty before the game. */
  readonly period: string;
  /** "Half-time", "Final": stands where period and clock stood, since a clock at zero tells nobody anything. */
  readonly pause: string | null;
  readonly clock: ClockAnchor;
  /** `null`: blank. */
  readonly shotClock: ClockAnchor | null;
  readonly reading: { readonly game: ClockReading; readonly shot: ClockReading };
  readonly state: BugState;
  /** What the table does not stand by, in words. */
  readonly doubt: string | null;
  /** An operator's own, in the place of a doubt. */
  readonly line: string | null;
};

/** The shape of the bar under the clock. */
export type BugState = "running" | "stopped" | "over";

export type BugSide = {
  readonly side: Side;
  readonly code: string;
  readonly points: number;
  /** "Milenium: 78", for those who listen. */
  readonly score: string;
  readonly look: TeamLook;
  /** Time-outs, each still there or used. */
  readonly timeouts: readonly boolean[];
  /** "Fouls 4": shown from one before the penalty on. */
  readonly fouls: string | null;
  /** The other side's next foul gives this one free throws. */
  readonly hasBonus: boolean;
};

type BugQuestion = {
  readonly view: LiveGameAnswer;
  readonly now: GameNow;
  readonly line: string | null;
  readonly rules: RuleSet;
  readonly language: OverlayLanguage;
};

export function bugOf(question: BugQuestion): BugModel {
  const { view, now, line, rules, language } = question;
  const looks = teamLooks(view.summary.home, view.summary.away);
  return {
    sides: { home: bugSide(question, "home", looks.home), away: bugSide(question, "away", looks.away) },
    period: periodText(now, language),
    pause: pauseText(now, rules, language),
    clock: now.pause?.kind === "before-game" ? now.pause.clock : now.clock,
    shotClock: isOver(now) || now.periodEnded ? null : now.shotClock,
    reading: rules.clockReading,
    state: isOver(now) || now.periodEnded || now.period === null ? "over" : now.clock.running ? "running" : "stopped",
    doubt: line === null ? doubtOf(now.quality, language) : null,
    line,
  };
}

function bugSide({ view, now, rules, language }: BugQuestion, side: Side, look: TeamLook): BugSide {
  const { code, name } = view.summary[side];
  const { points, teamFouls, timeoutsLeft } = now[side];
  const allowed = Math.max(timeoutsAllowed(now.period, rules), timeoutsLeft);
  // Fouls count for their period: with it they are gone.
  const counts = !isOver(now) && !now.periodEnded;
  const hasBonus = counts && now[otherSide(side)].inPenalty;
  return {
    side,
    code,
    points,
    score: language.t("score", { team: language.name(name), points }),
    look,
    timeouts: Array.from({ length: allowed }, (_, place) => place < timeoutsLeft),
    fouls: counts && teamFouls === rules.teamFoulLimit - 1 ? language.t("fouls", { fouls: teamFouls }) : null,
    hasBonus,
  };
}

function timeoutsAllowed(period: Period | null, { format, timeouts }: RuleSet): number {
  if (period?.kind === "overtime") return timeouts.overtime;
  return (period?.number ?? 1) <= format.regularPeriods / 2 ? timeouts.firstHalf : timeouts.secondHalf;
}

/** Nothing of it is played any more. */
export function isOver({ status }: GameNow): boolean {
  return status === "ended" || status === "final" || status === "abandoned" || status === "forfeited";
}

function periodText({ period, pause }: GameNow, { t }: OverlayLanguage): string {
  if (period === null || pause?.kind === "before-game") return "";
  return t(period.kind === "overtime" ? "period.overtime" : "period.quarter", { number: period.number });
}

function pauseText(now: GameNow, { format }: RuleSet, { t }: OverlayLanguage): string | null {
  if (isOver(now)) return t("period.final");
  const isHalfTime = now.periodEnded && now.period?.kind === "regular" && now.period.number * 2 === format.regularPeriods;
  return isHalfTime ? t("period.atHalf") : null;
}

/** Team fouls and time-outs in doubt are said in the hall, where somebody can look; nobody watches a broadcast for them. */
function doubtOf(quality: FeedQuality, { t }: OverlayLanguage): string | null {
  if (quality === "score-uncertain") return t("uncertain");
  return quality === "clock-uncertain" ? t("clockUncertain") : null;
}
