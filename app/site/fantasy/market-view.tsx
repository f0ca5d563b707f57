import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { StatisticsFilters } from "../statistics/statistics-filters.tsx";
import { FantasyHead, FantasyParts } from "./fantasy-head.tsx";
import { MarketHead } from "./market-head.tsx";
import type { MarketPage } from "./market-model.ts";
import styles from "./market-view.module.css";

/** All players of the game as one table, which links sort and narrow. FANM1 */
export function MarketView({ page: { head, clubs, filters, title, notes, table, empty } }: { page: MarketPage }) {
  return (
    <>
      <CrestSheet crests={Object.values(clubs)} />
      <FantasyHead head={head} />
      <div className={frame.page}>
        <FantasyParts parts={head.parts} />
        <StatisticsFilters page={filters} />
        <Section title={title}>
          <div className={styles.notes}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          {table ? (
            <div className={styles.market}>
              <FigureTable table={table} head={MarketHead} marks={clubs} />
            </div>
          ) : (
            <Empty text={empty} />
          )}
        </Section>
      </div>
    </>
  );
}
