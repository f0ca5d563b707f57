import { useMemo } from "react";
import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { Sides } from "../../charts/sides.tsx";
import { useT } from "../../i18n/use-t.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import frame from "../../ui/page.module.css";
import { TabBar } from "../../ui/tab-bar.tsx";
import { useTabs, type Tab } from "../../ui/use-tabs.ts";
import { gameTabIds, type GamePage } from "./game-page.ts";
import { PlayByPlayTab } from "./play-by-play-tab.tsx";
import { PlayerStatsTab } from "./player-stats-tab.tsx";
import { ScoreHeader, StickyScore } from "./score-header.tsx";
import { TeamStatsTab } from "./team-stats-tab.tsx";

export function GameView({ page: loaded, locale }: { page: GamePage; locale: Locale }) {
  const t = useT("game");
  const { ref } = loaded.header;
  const { playerStats, playByPlay } = loaded.open;
  const tabs = useMemo<Tab[]>(
    () => [
      { id: gameTabIds.TeamStats, name: t("tabs.teamStats"), href: addresses.gameTab(locale, ref, "TeamStats") },
      {
        id: gameTabIds.PlayerStats,
        name: t("tabs.playerStats"),
        href: addresses.gameTab(locale, ref, "PlayerStats"),
        disabled: !playerStats,
      },
      { id: gameTabIds.PlayByPlay, name: t("tabs.playByPlay"), href: addresses.gameTab(locale, ref, "PlayByPlay"), disabled: !playByPlay },
    ],
    [t, locale, ref, playerStats, playByPlay],
  );
  const { page, active, isLoading, choose } = useTabs(tabs, addresses.game(locale, ref), loaded);
  return (
    <Sides colors={page.header.colors}>
      <CrestSheet crests={[page.header.home, page.header.away]} />
      <StickyScore header={page.header} />
      <ScoreHeader header={page.header} />
      <TabBar label={t("tabs.label")} tabs={tabs} active={active} onChoose={choose} />
      <div className={frame.page} aria-busy={isLoading}>
        <OpenTab page={page} />
      </div>
    </Sides>
  );
}

function OpenTab({ page: { tab, header, ...page } }: { page: GamePage }) {
  switch (tab) {
    case "team-stats":
      return page.teamStats && <TeamStatsTab stats={page.teamStats} header={header} />;
    case "player-stats":
      return <PlayerStatsTab stats={page.playerStats} header={header} />;
    case "play-by-play":
      return <PlayByPlayTab plays={page.playByPlay} header={header} />;
    default:
      return null;
  }
}
