import type en from "#messages/en/clubs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** The head of a column that only clubs' tables have, short and as it is read out. */
export function clubHead(key: keyof typeof en.heads, language: PageLanguage): { readonly short: string; readonly long: string } {
  const t = language.t("clubs");
  return { short: t(`heads.${key}.short`), long: t(`heads.${key}.long`) };
}
