import { addresses } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { TablePage } from "../../ui/table-page.ts";
import { TabBar } from "../../ui/tab-bar.tsx";
import { useTabs } from "../../ui/use-tabs.ts";
import { PhotosTab } from "../photos/photos-tab.tsx";
import { CareerClubsLine } from "../transfers/career-clubs-line.tsx";
import { GameLogTab } from "./game-log-tab.tsx";
import { Clips, NextGames, PlayersAlike } from "./player-around-sections.tsx";
import { PlayerHeaderBand } from "./player-header-band.tsx";
import { PlayerOverviewTab } from "./player-overview-tab.tsx";
import type { PlayerPage } from "./player-model.ts";

export function PlayerView({ page: loaded, locale }: { page: PlayerPage; locale: Locale }) {
  const { items, label } = loaded.tabs;
  const { page, address, active, isLoading, choose } = useTabs(items, addresses.player(locale, loaded.slug), loaded);
  return (
    <>
      <CrestSheet crests={Object.values(page.clubs)} />
      <PlayerHeaderBand header={page.header} />
      <TabBar label={label} tabs={items} active={active} onChoose={choose} />
      <TablePage value={address}>
        <div className={frame.page} aria-busy={isLoading}>
          {page.overview && page.around && <PlayerOverviewTab overview={page.overview} around={page.around} clubs={page.clubs} />}
          {!page.overview && page.around && <BeforeTheFirstGame page={page} around={page.around} />}
          {page.log && <GameLogTab log={page.log} clubs={page.clubs} />}
          {page.photos && <PhotosTab photos={page.photos} />}
        </div>
      </TablePage>
    </>
  );
}

function BeforeTheFirstGame({ page, around }: { page: PlayerPage; around: NonNullable<PlayerPage["around"]> }) {
  return (
    <div className={frame.columns}>
      <Empty text={page.empty} />
      <div className={frame.column}>
        <NextGames next={around.next} clubs={page.clubs} />
        {around.clips && <Clips clips={around.clips} />}
        <CareerClubsLine career={around.career} clubs={page.clubs} />
        <PlayersAlike compare={around.compare} clubs={page.clubs} />
      </div>
    </div>
  );
}
