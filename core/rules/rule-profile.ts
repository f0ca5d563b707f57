import { fiba2026 } from "./fiba-2026.ts";
import { fiba } from "./fiba.ts";
import type { GameEnding, RuleSet } from "./rule-set.ts";

const ruleSets: Readonly<Record<string, RuleSet>> = { fiba, "fiba-2026": fiba2026 };

/**
 * Rules by the name a log carries: a rule set (`fiba`), one with its own playing time (`fiba/2x20+5`: two periods of
 * twenty minutes, overtimes of five), and either as a leg of two (`fiba;leg-1`; `fiba/2x20+5;leg-2:-5`: the home side
 * brings five points less from the first leg). `null` for a name nobody knows.
 */
export function ruleSetOf(profile: string): RuleSet | null {
  const [timed = "", leg, ...rest] = profile.split(";");
  const rules = timedRules(timed);
  if (!rules || rest.length > 0) return null;
  if (leg === undefined) return rules;
  const ending = endingOf(leg);
  return ending && { ...rules, id: profile, ending };
}

/** Since when FIBA has each edition in force; older ones count as the oldest. */
const fibaEditions = [
  { from: "2026-10-01", profile: "fiba-2026" },
  { from: "", profile: "fiba" },
] as const;

/** FIBA's rules of a day, `YYYY-MM-DD`: what a competition that begins anew is offered first. SET12 */
export function fibaProfileOn(day: string): (typeof fibaEditions)[number]["profile"] {
  return fibaEditions.find(({ from }) => from <= day)?.profile ?? "fiba";
}

function timedRules(profile: string): RuleSet | null {
  const [name = "", format, ...rest] = profile.split("/");
  const base = Object.hasOwn(ruleSets, name) ? ruleSets[name] : undefined;
  if (!base || format === undefined) return base ?? null;
  const parts = /^(\d+)x(\d+(?:\.\d+)?)\+(\d+(?:\.\d+)?)$/.exec(format);
  if (!parts || rest.length > 0) return null;
  const [, periods, minutes, overtime] = parts;
  return {
    ...base,
    id: profile,
    format: { regularPeriods: Number(periods), regularMs: Number(minutes) * 60_000, overtimeMs: Number(overtime) * 60_000 },
  };
}

function endingOf(leg: string): GameEnding | null {
  if (leg === "leg-1") return { kind: "may-end-level" };
  const margin = /^leg-2:(-?\d{1,3})$/.exec(leg)?.[1];
  return margin === undefined ? null : { kind: "aggregate", homeMarginBefore: Number(margin) };
}

/** The name of a rule set with this playing time; the plain name where it is the rule set's own. */
export function ruleProfile(base: RuleSet, periods: number, minutes: number, overtimeMinutes: number): string {
  const { regularPeriods, regularMs, overtimeMs } = base.format;
  const same = regularPeriods === periods && regularMs === minutes * 60_000 && overtimeMs === overtimeMinutes * 60_000;
  return same ? base.id : `${base.id}/${periods}x${minutes}+${overtimeMinutes}`;
}

/** The name of the same rules for a game that may end so. */
export function profileWithEnding(profile: string, ending: GameEnding): string {
  const [rules = ""] = profile.split(";");
  if (ending.kind === "may-end-level") return `${rules};leg-1`;
  return ending.kind === "aggregate" ? `${rules};leg-2:${ending.homeMarginBefore}` : rules;
}
