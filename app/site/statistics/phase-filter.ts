import type { PageLanguage } from "../../i18n/page-language.ts";
import { filterRow, oneOf } from "./statistics-filters-model.ts";
import type { FilterRow } from "./statistics-model.ts";
import type { CareerPhase } from "#contract/refs.ts";

const phases = ["all", "regular", "playoff"] as const;

export function phaseIn(search: URLSearchParams): CareerPhase {
  return oneOf(search.get("phase"), phases);
}

/** Regular season, play-offs, or both; in the address both is no parameter. */
export function phaseRow(
  current: CareerPhase,
  words: "phases" | "careerPhases",
  language: PageLanguage,
  href: (phase: CareerPhase | null) => string,
): FilterRow {
  const t = language.t("leaders");
  return filterRow(
    t("filters.phase"),
    phases,
    current,
    (phase) => t(`${words}.${phase}`),
    (phase) => href(phase === "all" ? null : phase),
  );
}
