import type { GameTab } from "#contract/addresses.ts";
import type { PageLanguage } from "../page-language.ts";
import type { PageMeta } from "../page-meta.ts";
import { gameTabPath, type GamePage } from "./game-page.ts";

/** Title and description of a game's tab: with the score once there is one. */
export function gameMeta({ header }: GamePage, tab: GameTab, origin: string, language: PageLanguage): PageMeta {
  const t = language.t("game");
  const { card, home, away, leagueName, ref } = header;
  const names = { home: home.name, away: away.name };
  const title =
    card.home.points === null || card.away.points === null
      ? t("title", names)
      : t("titleWithScore", { ...names, homePoints: card.home.points, awayPoints: card.away.points });
  return {
    title: tab === "TeamStats" ? title : `${title}, ${t(tab === "PlayerStats" ? "tabs.playerStats" : "tabs.playByPlay")}`,
    description: t("description", { ...names, league: leagueName, round: card.round }),
    origin,
    path: gameTabPath(language.locale, ref, tab),
  };
}
