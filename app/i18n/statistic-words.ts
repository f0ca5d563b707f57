import { statisticEntry } from "#core/stats/statistic-catalogue.ts";
import type { PhraseValue, StatisticPhrase } from "#core/wording/statistic-phrase.ts";
import type { Area } from "./areas.ts";
import type { Format } from "./format.ts";
import type { LooseTranslator } from "./translator.ts";

/** The words of an area and the figures of a language; a loader says phrases by `say` of its page's language. */
export type StatisticLanguage = {
  readonly t: (area: Extract<Area, "records" | "game" | "statistics">) => LooseTranslator;
  readonly format: Pick<Format, "decimal" | "percent" | "date">;
};

/**
 * Puts a phrase of `core/wording` into a language, the phrases within it first. Names of statistics stand in the areas
 * `game` and `statistics`, so these must be loaded where a phrase names one.
 */
export function statisticWords(language: StatisticLanguage, { key, values }: StatisticPhrase): string {
  const said = Object.entries(values).map(([name, value]) => [name, valueIn(language, value)] as const);
  return language.t("records")(key, Object.fromEntries(said));
}

function valueIn(language: StatisticLanguage, value: PhraseValue): string | number {
  if (typeof value !== "object") return value;
  switch (value.kind) {
    case "phrase":
      return statisticWords(language, value);
    case "amount":
      return language.format.decimal(value.value, value.decimals);
    case "share":
      return language.format.percent(value.value);
    case "day":
      return language.format.date(value.at, "long");
    case "statistic": {
      const { area, key } = statisticEntry(value.id).words;
      return language.t(area)(`${key}.long`);
    }
  }
}
