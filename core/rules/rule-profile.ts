import { fiba } from "./fiba.ts";
import type { RuleSet } from "./rule-set.ts";

const ruleSets: Readonly<Record<string, RuleSet>> = { fiba };

/**
 * Rules by the name a log carries: a rule set (`fiba`), or one with its own playing time (`fiba/2x20+5`: two periods
 * of twenty minutes, overtimes of five). `null` for a name nobody knows.
 */
export function ruleSetOf(profile: string): RuleSet | null {
  const [name = "", format] = profile.split("/");
  const base = ruleSets[name];
  if (!base || format === undefined) return base ?? null;
  const parts = /^(\d+)x(\d+(?:\.\d+)?)\+(\d+(?:\.\d+)?)$/.exec(format);
  if (!parts) return null;
  const [, periods, minutes, overtime] = parts;
  return {
    ...base,
    id: profile,
    format: { regularPeriods: Number(periods), regularMs: Number(minutes) * 60_000, overtimeMs: Number(overtime) * 60_000 },
  };
}

/** The name of a rule set with this playing time; the plain name where it is the rule set's own. */
export function ruleProfile(base: RuleSet, periods: number, minutes: number, overtimeMinutes: number): string {
  const { regularPeriods, regularMs, overtimeMs } = base.format;
  const same = regularPeriods === periods && regularMs === minutes * 60_000 && overtimeMs === overtimeMinutes * 60_000;
  return same ? base.id : `${base.id}/${periods}x${minutes}+${overtimeMinutes}`;
}
