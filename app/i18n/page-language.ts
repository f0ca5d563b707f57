import type { Locale } from "#contract/locale.ts";
import type { StatisticPhrase } from "#core/wording/statistic-phrase.ts";
import type { Area } from "./areas.ts";
import { formatFor, type Format } from "./format.ts";
import { statisticWords } from "./statistic-words.ts";
import type { LooseTranslator, Translator } from "./translator.ts";
import { nameIn } from "./name-in.ts";
import { compareNames } from "./name-order.ts";
import { translatorFor } from "./use-t.ts";
import type { LocalName } from "#contract/refs.ts";

/** What a loader needs to make a page's texts: done on the server, they cost the browser nothing. */
export type PageLanguage = {
  readonly locale: Locale;
  readonly format: Format;
  readonly name: (name: LocalName) => string;
  /** These by their names, in the order of the page's language. NAME7 */
  readonly byName: <Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string) => readonly Thing[];
  readonly t: <A extends Area>(area: A) => Translator<A>;
  /** What the core has to say of figures of many games. */
  readonly say: (phrase: StatisticPhrase) => string;
};

export function pageLanguage(locale: Locale, timeZone: string): PageLanguage {
  const format = formatFor(locale, timeZone);
  const loose = (area: Area) => translatorFor(locale, area) as LooseTranslator;
  return {
    locale,
    format,
    name: (name) => nameIn(locale, name),
    byName: (things, nameOf) => things.toSorted((one, other) => compareNames(locale, nameOf(one), nameOf(other))),
    t: (area) => translatorFor(locale, area),
    say: (phrase) => statisticWords({ t: loose, format }, phrase),
  };
}
