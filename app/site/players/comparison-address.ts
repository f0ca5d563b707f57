import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import type { CareerMode } from "#core/stats/history/per-game-filter.ts";
import type { CareerPhase } from "#contract/refs.ts";

export type ComparisonParameters = { readonly phase: CareerPhase; readonly mode: CareerMode };

export const comparisonPhases = ["all", "regular", "playoff"] as const;
export const comparisonModes = ["per-game", "totals", "per-40"] as const;

/** What makes no sense falls back to the default. */
export function comparisonParameters(search: URLSearchParams): ComparisonParameters {
  return {
    phase: comparisonPhases.find((phase) => phase === search.get("phase")) ?? "all",
    mode: comparisonModes.find((mode) => mode === search.get("mode")) ?? "per-game",
  };
}

/** The one address of a choice: defaults are not written. */
export function comparisonPath(locale: Locale, slugs: readonly string[], { phase, mode }: ComparisonParameters): string {
  const parameters = new URLSearchParams();
  if (phase !== "all") parameters.set("phase", phase);
  if (mode !== "per-game") parameters.set("mode", mode);
  const [first = "", ...others] = slugs;
  const address = addresses.playerComparison(locale, first, ...others);
  return parameters.size === 0 ? address : `${address}?${parameters}`;
}
