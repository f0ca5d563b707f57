import type { CupRound } from "#contract/fantasy-cup.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";

/** The last ones by what is at stake, those before by their number. */
export function cupRoundTitle({ cupRound, teams }: Pick<CupRound, "cupRound" | "teams">, language: PageLanguage): string {
  const words = language.t("playoffs");
  switch (2 ** Math.ceil(Math.log2(teams))) {
    case 2:
      return words("rounds.final");
    case 4:
      return words("rounds.semiFinal");
    case 8:
      return words("rounds.quarterFinal");
    case 16:
      return words("rounds.eighthFinal");
    default:
      return language.t("fantasy")("cup.round", { number: cupRound });
  }
}
