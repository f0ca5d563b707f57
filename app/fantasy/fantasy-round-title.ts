import type { FantasyRound } from "#contract/fantasy.ts";
import type { PageLanguage } from "../i18n/page-language.ts";
import { roundTitle } from "../sport/round-title.ts";

/** "Round 7", "Semi-finals · Game 2": what a round of the fantasy game is called. FAN34 */
export function fantasyRoundTitle({ name, leg }: Pick<FantasyRound, "name" | "leg">, language: PageLanguage): string {
  const title = roundTitle(name, language);
  return leg === null ? title : `${title} · ${language.t("playoffs")("games.number", { number: leg })}`;
}
