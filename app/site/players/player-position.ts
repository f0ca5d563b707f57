import type { PageLanguage } from "../../i18n/page-language.ts";

const named = ["PG", "SG", "SF", "PF", "C"] as const;

/** A position in words; one that a league calls otherwise stays as it wrote it. `null`: nobody wrote it down. */
export function positionName(code: string | null, language: PageLanguage): string | null {
  const known = named.find((position) => position === code);
  return known === undefined ? code : language.t("players")(`position.${known}`);
}
