import type { PageLanguage } from "../../i18n/page-language.ts";
import type { GameHeader } from "./game-header-model.ts";

/** "Gavran – Bedem 55:35": what a game's page is called, with the score once there is one. */
export function gameTitle({ card, home, away }: Pick<GameHeader, "card" | "home" | "away">, language: PageLanguage): string {
  const t = language.t("game");
  const names = { home: home.name, away: away.name };
  return card.home.points === null || card.away.points === null
    ? t("title", names)
    : t("titleWithScore", { ...names, homePoints: card.home.points, awayPoints: card.away.points });
}
