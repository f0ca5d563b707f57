import type { ReactNode } from "react";
import { ZoneChart } from "../../charts/zone-chart.tsx";
import { Empty } from "../../ui/empty.tsx";
import { LinkChips } from "../../ui/link-chips.tsx";
import frame from "../../ui/page.module.css";
import { Section } from "../../ui/section.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { EntryHead } from "../../sport/entry-head.tsx";
import type { ShotsPage } from "./shots-model.ts";
import styles from "./shots-view.module.css";

type Props = { shots: ShotsPage; back: { readonly href: string; readonly text: string }; head: ReactNode };

/** A player's or a team's shots over many games, by zone: as a picture, and beside it the same as a table. */
export function ShotsView({ shots: { title, detail, filters, chart, empty }, back, head }: Props) {
  return (
    <>
      {head}
      <div className={frame.page}>
        <div className={styles.filters}>
          {filters.map((row) => (
            <LinkChips key={row.label} {...row} />
          ))}
        </div>
        <Section title={title} aside={<span className={styles.detail}>{detail}</span>} more={back}>
          {chart ? (
            <div className={styles.chart}>
              <div>
                <ZoneChart zones={chart.zones} title={title} alternative={chart.alternative} />
                {chart.notes.map((note) => (
                  <p key={note} className={styles.note}>
                    {note}
                  </p>
                ))}
              </div>
              <div className={styles.table}>
                <FigureTable table={chart.table} head={EntryHead} />
              </div>
            </div>
          ) : (
            <Empty text={empty} />
          )}
        </Section>
      </div>
    </>
  );
}
