import { statisticEntry, type StatisticId } from "#core/stats/statistic-catalogue.ts";
import type en from "#messages/en/clubs.ts";
import type { LooseTranslator } from "../../i18n/translator.ts";
import type { PageLanguage } from "../page-language.ts";

type Words = { readonly short: string; readonly long: string };

/** The head of a column of figures, or the title of a list of the best. */
export function figureName(id: StatisticId, language: PageLanguage): Words {
  const { area, key } = statisticEntry(id).words;
  const t = language.t(area) as LooseTranslator;
  return { short: t(`${key}.short`), long: t(`${key}.long`) };
}

/** The head of a column that only clubs' tables have. */
export function clubHead(key: keyof typeof en.heads, language: PageLanguage): Words {
  const t = language.t("clubs");
  return { short: t(`heads.${key}.short`), long: t(`heads.${key}.long`) };
}

/** A mean as it is written: minutes by the clock, shares in per cent, the rest with its places. */
export function averageText(id: StatisticId, value: number | null, { format }: PageLanguage): string {
  const { kind, decimals } = statisticEntry(id);
  if (kind === "time") return format.minutes(value === null ? null : Math.round(value));
  return kind === "share" ? format.percent(value, decimals) : format.decimal(value, decimals);
}
