import type { Locale } from "#contract/locale.ts";
import type { TableWords } from "#contract/table-exports.ts";
import { translatorFor } from "./i18n/use-t.ts";

/** Written as `5/10` in boxes and lists. */
const shots = ["fieldGoals", "twoPointers", "threePointers", "freeThrows"] as const;
type Shots = (typeof shots)[number];
type Statistic = Shots | `${Shots}${"Made" | "Attempted"}` | "seconds" | "secondsLeading";

/** What a language calls the columns of tables that are taken as files. */
export function tableWords(locale: Locale): TableWords {
  const t = translatorFor(locale, "game");
  const second = translatorFor(locale, "feeds");
  const name = (statistic: Statistic) => t(`statistics.${statistic}.long`);
  return {
    madeOf: new Map(shots.map((shot) => [name(shot), [name(`${shot}Made`), name(`${shot}Attempted`)]])),
    durations: new Set([name("seconds"), name("secondsLeading")]),
    second: (head) => second("tables.second", { head }),
  };
}
