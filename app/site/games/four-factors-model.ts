import { otherSide, type Side } from "#core/game/facts.ts";
import type { FourFactors } from "#core/stats/four-factors.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

export type FactorKey = keyof FourFactors;
export type FactorFigure = {
  readonly key: FactorKey;
  readonly label: string;
  readonly explanation: string;
  readonly home: string;
  readonly away: string;
  readonly better: Side | null;
};
export type FactorsModel = { readonly title: string; readonly caption: string; readonly rows: readonly FactorFigure[] };

const factors = ["effectiveFieldGoal", "turnovers", "offensiveRebounding", "freeThrowRate"] as const satisfies readonly FactorKey[];

/** The four factors of two teams beside each other, of a game or of a season. STAT1 */
export function factorRows(home: FourFactors, away: FourFactors, { format, t }: PageLanguage): FactorFigure[] {
  const own = t("game");
  return factors.map((key) => ({
    key,
    label: own(`fourFactors.${key}.label`),
    explanation: own(`fourFactors.${key}.explanation`),
    home: format.percent(home[key], 1),
    away: format.percent(away[key], 1),
    better: betterOf(key, home[key], away[key]),
  }));
}

function betterOf(key: FactorKey, home: number | null, away: number | null): Side | null {
  if (home === null || away === null || home === away) return null;
  const more = home > away ? "home" : "away";
  return key === "turnovers" ? otherSide(more) : more;
}
