import type { FantasyTeamRef } from "#contract/fantasy.ts";
import type { PageLanguage } from "../i18n/page-language.ts";

/** What a team is called: where it has no name to show, its number stands for it; without a team the average plays. FAN28, FAN33 */
export function teamName(team: FantasyTeamRef | null, language: PageLanguage): string {
  const t = language.t("fantasy");
  return team === null ? t("averageTeam") : (team.name ?? t("unnamed", { number: String(team.number) }));
}
