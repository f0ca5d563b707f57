import { useLivePage } from "../../live/use-live-page.ts";
import { OwnRoom } from "../../my-games/own-room.tsx";
import { Sides } from "../../charts/sides.tsx";
import { CrestSheet } from "../../ui/crest.tsx";
import frame from "../../ui/page.module.css";
import { Standing } from "../../ui/standing.tsx";
import { TablePage } from "../../ui/table-page.ts";
import { TabBar } from "../../ui/tab-bar.tsx";
import { useTabs } from "../../ui/use-tabs.ts";
import { PhotoAlbums } from "../photos/photo-albums.tsx";
import type { GamePage } from "./game-model.ts";
import { GamePartList } from "./game-part-view.tsx";
import { GameStandings } from "./game-standings.tsx";
import { PlayByPlayTab } from "./play-by-play-tab.tsx";
import { PlayerStatsTab } from "./player-stats-tab.tsx";
import { ScoreHeader } from "./score-header.tsx";
import { StickyScore } from "./sticky-score.tsx";
import { Spoiler } from "../../sport/spoiler.tsx";
import { useCardNow } from "../../sport/use-card-now.ts";
import { TeamStatsTab } from "./team-stats-tab.tsx";
import styles from "./game-view.module.css";

/** A game at either shape of its address. */
export function GameView({ page: loaded }: { page: GamePage }) {
  const { page, address, active, isLoading, choose, refresh, pane } = useTabs(loaded.tabs, loaded.header.card.href, loaded);
  useLivePage(page.live, refresh);
  const { header, tabs, teamStats, playerStats, playByPlay, standings, parts, court, albums } = page;
  const card = useCardNow(header.card);
  const hasBegun = header.card.home.points !== null;
  return (
    <Sides colors={header.colors}>
      <CrestSheet crests={[header.home, header.away, ...Object.values(standings?.marks ?? {})]} />
      <StickyScore header={header} />
      <ScoreHeader header={header} />
      <TabBar label={page.tabsLabel} tabs={tabs} active={active} onChoose={choose} />
      <div className={styles.own}>
        <OwnRoom of={`game:${card.gameId}:${card.phase}:${card.machineTime ?? ""}`} />
        {header.vote !== null && <OwnRoom of={header.vote} />}
      </div>
      <TablePage value={address}>
        {hasBegun && <Spoiler address={header.card.href} isPart />}
        <div
          className={frame.page}
          aria-busy={isLoading}
          {...pane}
          {...(hasBegun && { "data-spoils": header.card.href, "data-told": "block" })}
        >
          {page.tab === "team-stats" && (
            <Standing name="team-stats" of={teamStats}>
              {(stats) => <TeamStatsTab stats={stats} teams={header} />}
            </Standing>
          )}
          {playerStats && <PlayerStatsTab stats={playerStats} court={court} parts={parts} teams={header} />}
          {playByPlay && <PlayByPlayTab plays={playByPlay} teams={header} action={addressOf(page)} />}
          {standings && <GameStandings standings={standings} />}
          {!playerStats && <GamePartList parts={parts} />}
          {albums.length > 0 && <PhotoAlbums albums={albums} />}
        </div>
      </TablePage>
    </Sides>
  );
}

function addressOf({ tab, tabs, header }: GamePage): string {
  return tabs.find(({ id }) => id === tab)?.href ?? header.card.href;
}
