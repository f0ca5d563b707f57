import { gameClockCells, textOfCells } from "#core/game/clock-text.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { Period } from "#core/game/period.ts";
import { fiba } from "#core/rules/fiba.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { Translator } from "../i18n/translator.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import { periodAbbreviation } from "./period-name.ts";
import type { LastLine } from "#contract/game-summary.ts";

/** What a running game is doing, as a card has room to say it. */
export type PlayState = {
  readonly kind: "playing" | "time-out" | "period-over" | "half-time" | "before-overtime";
  readonly period: Period;
};

/** `null` before its first period. */
export function playStateNow({ period, periodEnded, pause }: GameNow, rules: RuleSet): PlayState | null {
  if (!period) return null;
  if (pause?.kind === "time-out" || pause?.kind === "before-overtime") return { kind: pause.kind, period };
  return stateOfPeriod(period, periodEnded, rules);
}

function stateOfPeriod(period: Period, isOver: boolean, { format }: RuleSet): PlayState {
  if (!isOver) return { kind: "playing", period };
  const isHalf = period.kind === "regular" && period.number === format.regularPeriods / 2;
  return { kind: isHalf ? "half-time" : "period-over", period };
}

type Words = { readonly moments: Translator<"moments">; readonly shell: Translator<"shell"> };

/** Without the clock, which stands behind it while the period goes on. */
export function playStateText({ kind, period }: PlayState, { moments, shell }: Words): string {
  switch (kind) {
    case "playing":
    case "time-out":
      return periodAbbreviation(shell, period);
    case "half-time":
      return shell("period.halfTime");
    case "before-overtime":
      return moments("beforeOvertime");
    case "period-over":
      return moments(period.kind === "overtime" ? "overtimeOver" : "quarterOver", { number: period.number });
  }
}

/** The last line in a card's few words: "Q3 4:12", "Half-time". What the stream tells stands in its place (MOVE10). */
export function lastLineText({ period, periodEnded, clockMs, ruleProfile }: LastLine, language: Pick<PageLanguage, "t">): string {
  const rules = rulesNamed(ruleProfile);
  const state = stateOfPeriod(period, periodEnded, rules);
  const text = playStateText(state, { moments: language.t("moments"), shell: language.t("shell") });
  if (state.kind !== "playing" || clockMs === null) return text;
  return `${text} ${textOfCells(gameClockCells(clockMs, rules.clockReading.game))}`;
}

/** A profile nobody knows is read by FIBA's rules: a card says less than the log, never nothing. */
export function rulesNamed(profile: string | null): RuleSet {
  return (profile === null ? null : ruleSetOf(profile)) ?? fiba;
}
