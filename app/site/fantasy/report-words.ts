import type { PageLanguage } from "../../i18n/page-language.ts";

const names = ["press", "question", "yes", "no", "sent", "failed"] as const;

/** What is said while somebody reports a name to the office. FAN39, FANL22 */
export type ReportWords = Readonly<Record<(typeof names)[number], string>>;

export function reportWords(language: PageLanguage): ReportWords {
  const t = language.t("fantasy");
  return Object.fromEntries(names.map((name) => [name, t(`report.${name}`)])) as ReportWords;
}
