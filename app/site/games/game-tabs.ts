import { addresses, gameTabs, playoffGameTabs, type GameTab } from "#contract/addresses.ts";
import type { GameAnswer } from "#contract/queries.ts";
import type { Tab } from "../../ui/use-tabs.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { phaseOf } from "../../sport/game-phase.ts";
import type { GameRef } from "#contract/refs.ts";

/** What stands behind the # for each tab. */
export const gameTabIds = {
  TeamStats: "team-stats",
  PlayerStats: "player-stats",
  PlayByPlay: "play-by-play",
  GameVideo: "game-video",
  History: "history",
  GameReport: "game-report",
  Photo: "photos",
  Table: "table",
  Fantasy: "fantasy",
} as const satisfies Record<GameTab, string>;
export type GameTabId = (typeof gameTabIds)[GameTab];

/** Whether some game has a tab of this name: one of the play-offs has them all. */
export function isGameTab(segment: string): segment is GameTab {
  return (playoffGameTabs as readonly string[]).includes(segment);
}

/** What a tab shows of a game beyond its box score. */
export function wantedOn(tab: GameTab): { readonly plays: boolean | "latest"; readonly lineups: boolean } {
  const plays = tab === "TeamStats" ? "latest" : tab === "PlayByPlay" || tab === "GameReport";
  return { plays, lineups: tab === "PlayerStats" };
}

/** Those of this game in their order: one of a round has a tab for recordings once there is one. EDIT6 */
export function tabsOfGame({ summary, hasVideos }: Pick<GameAnswer, "summary" | "hasVideos">): readonly GameTab[] {
  if (summary.ref.playoff !== null) return playoffGameTabs;
  return hasVideos ? gameTabs.flatMap((tab) => (tab === "PlayByPlay" ? [tab, "GameVideo" as const] : [tab])) : gameTabs;
}

/** The tabs of a game in their order. Those of a game that nobody has recorded have nothing to show. */
export function gameTabList(view: GameAnswer, language: PageLanguage): readonly Tab[] {
  const { ref } = view.summary;
  return tabsOfGame(view).map((tab) => ({
    id: gameTabIds[tab],
    // Before the game its first tab tells how the two come to it.
    name:
      tab === "TeamStats" && phaseOf(view.summary.status) === "ahead" ? language.t("game-preview")("facts") : gameTabName(tab, language),
    href: addresses.gameTab(language.locale, ref, tab),
    ...(isBare(tab, view) && { disabled: true }),
  }));
}

function isBare(tab: GameTab, { box, hasPlays }: GameAnswer): boolean {
  return (tab === "PlayerStats" && box === null) || (tab === "PlayByPlay" && !hasPlays);
}

export function gameTabName(tab: GameTab, { t }: PageLanguage): string {
  const own = t("game");
  const details = t("game-details");
  const names: Record<GameTab, string> = {
    TeamStats: own("tabs.teamStats"),
    PlayerStats: own("tabs.playerStats"),
    PlayByPlay: own("tabs.playByPlay"),
    GameVideo: details("tabs.video"),
    History: details("tabs.history"),
    GameReport: details("tabs.report"),
    Photo: details("tabs.photos"),
    Table: details("tabs.table"),
    Fantasy: details("tabs.fantasy"),
  };
  return names[tab];
}

/** The address under which search engines know a tab: the default one is the screen itself. */
export function gameTabPath(locale: PageLanguage["locale"], ref: GameRef, tab: GameTab): string {
  return tab === "TeamStats" ? addresses.game(locale, ref) : addresses.gameTab(locale, ref, tab);
}
