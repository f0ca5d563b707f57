import type { FantasyTeamRef } from "#contract/fantasy.ts";
import type { PageLanguage } from "../i18n/page-language.ts";

/** What a team is called: where it has no name to show, its number stands for it. FAN33 */
export function teamName({ name, number }: FantasyTeamRef, language: PageLanguage): string {
  return name ?? language.t("fantasy")("unnamed", { number: String(number) });
}
