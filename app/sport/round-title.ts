import type { PageLanguage } from "../i18n/page-language.ts";
import type { RoundRef } from "#contract/refs.ts";

/** "Round 7", "Semi-finals": what a round is called on a page. */
export function roundTitle({ number, stage }: RoundRef, { t }: PageLanguage): string {
  return stage === null ? t("shell")("gameCard.round", { number }) : t("playoffs")(`rounds.${stage}`);
}
