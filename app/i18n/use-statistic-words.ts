import type { StatisticPhrase } from "#core/wording/statistic-phrase.ts";
import { statisticWords } from "./statistic-words.ts";
import { useFormat } from "./use-format.ts";
import { useLooseT } from "./use-t.ts";

/** Says what the core has to say of figures of many games, in the page's language: `say(standingPhrase(standing))`. */
export function useStatisticWords(): (phrase: StatisticPhrase) => string {
  const format = useFormat();
  const areas = { records: useLooseT("records"), game: useLooseT("game"), statistics: useLooseT("statistics") };
  return (phrase) => statisticWords({ t: (area) => areas[area], format }, phrase);
}
