import type { PageLanguage } from "../i18n/page-language.ts";

/** "Standings: First league", with the blanks that the language has around a colon. */
export function titled(name: string, text: string, { t }: Pick<PageLanguage, "t">): string {
  return t("descriptions")("titled", { name, text });
}
