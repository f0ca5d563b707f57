import type { RefereeCounts } from "#contract/staff-queries.ts";
import { type FigureCell, figureColumn } from "../../sport/figure-table-model.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

const counted = ["games", "crewChief", "playoff", "final"] as const satisfies (keyof RefereeCounts)[];

/** Games, and how many of them as crew chief, in play-offs, in finals: facts of appointments, and nothing of who won. REF2 */
export function refereeColumns(language: PageLanguage) {
  const t = language.t("staff");
  return counted.map((key) => figureColumn(key, { short: t(`referees.heads.${key}.short`), long: t(`referees.heads.${key}.long`) }));
}

export function refereeCells(counts: RefereeCounts, { format }: PageLanguage): FigureCell[] {
  return counted.map((key) => ({ text: format.number(counts[key]), value: counts[key], quiet: key !== "games" }));
}
