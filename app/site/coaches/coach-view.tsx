import { CrestSheet } from "../../ui/crest.tsx";
import frame from "../../ui/page.module.css";
import { LinkChips } from "../../ui/link-chips.tsx";
import { Section } from "../../ui/section.tsx";
import { TabBar } from "../../ui/tab-bar.tsx";
import { TablePage } from "../../ui/table-page.ts";
import { useTabs } from "../../ui/use-tabs.ts";
import { AwardList } from "../awards/award-list.tsx";
import { BandHead } from "../band-head.tsx";
import gamesTab from "../clubs/club-games-tab.module.css";
import type { ClubMarks } from "../../sport/club-mark.ts";
import { FigureRow } from "../../sport/figure-row.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import { GameList } from "../../sport/game-list.tsx";
import type { CoachOverview, CoachPage } from "./coach-model.ts";

/** A coach: the career as the games tell it, and the games themselves. */
export function CoachView({ page: loaded }: { page: CoachPage }) {
  const { page, address, active, isLoading, choose } = useTabs(loaded.tabs.items, loaded.screen, loaded);
  return (
    <>
      <CrestSheet crests={Object.values(page.marks)} />
      <BandHead
        title={page.title}
        above={<a href={page.back.href}>{page.back.text}</a>}
        below={<a href={page.team.href}>{page.team.text}</a>}
      >
        <TabBar label={page.tabs.label} tabs={loaded.tabs.items} active={active} onChoose={choose} onBand />
      </BandHead>
      <TablePage value={address}>
        <div className={frame.page} aria-busy={isLoading}>
          {page.overview && <Overview overview={page.overview} marks={page.marks} />}
          {page.games && (
            <div className={gamesTab.games}>
              {page.games.seasons.links.length > 1 && <LinkChips {...page.games.seasons} />}
              <Section title={page.games.title}>
                <GameList games={page.games.list} clubs={page.marks} withDay />
              </Section>
            </div>
          )}
        </div>
      </TablePage>
    </>
  );
}

function Overview({ overview: { figures, record, stints, honours, games }, marks }: { overview: CoachOverview; marks: ClubMarks }) {
  return (
    <>
      <FigureRow figures={figures} />
      <div className={frame.columns}>
        <div className={frame.column}>
          <Section title={stints.title}>
            <FigureTable table={stints.content} head={ThingHead} marks={marks} />
          </Section>
          <Section title={record.title}>
            <FigureTable table={record.content} head={ThingHead} />
          </Section>
        </div>
        <div className={frame.column}>
          {honours && (
            <Section title={honours.title}>
              <AwardList list={honours} />
            </Section>
          )}
          {games.map(({ title, content }) => (
            <Section key={title} title={title}>
              <GameList games={content} clubs={marks} withDay />
            </Section>
          ))}
        </div>
      </div>
    </>
  );
}
