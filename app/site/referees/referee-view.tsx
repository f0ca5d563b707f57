import { CrestSheet } from "../../ui/crest.tsx";
import { LinkChips } from "../../ui/link-chips.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { BandHead } from "../band-head.tsx";
import gamesTab from "../clubs/club-games-tab.module.css";
import { FigureRow } from "../../sport/figure-row.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import { GameList } from "../../sport/game-list.tsx";
import type { RefereePage } from "./referee-model.ts";

export function RefereeView({ page: { title, back, marks, appointed, figures, stints, seasons, games } }: { page: RefereePage }) {
  return (
    <>
      <CrestSheet crests={Object.values(marks)} />
      <BandHead title={title} above={<a href={back.href}>{back.text}</a>} />
      <div className={frame.page}>
        {appointed && (
          <div className={gamesTab.games}>
            <Section title={appointed.title}>
              <GameList games={appointed.list} clubs={marks} withDay />
            </Section>
          </div>
        )}
        {figures && (
          <>
            <FigureRow figures={figures} />
            <Section title={stints.title}>
              <FigureTable table={stints.table} head={ThingHead} />
            </Section>
            <div className={gamesTab.games}>
              {seasons.links.length > 1 && <LinkChips {...seasons} />}
              <Section title={games.title}>
                <GameList games={games.list} clubs={marks} withDay />
              </Section>
            </div>
          </>
        )}
      </div>
    </>
  );
}
