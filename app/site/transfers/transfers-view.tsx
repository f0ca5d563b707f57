import { CrestSheet } from "../../ui/crest.tsx";
import { Empty } from "../../ui/empty.tsx";
import { LinkChips } from "../../ui/link-chips.tsx";
import frame from "../../ui/page.module.css";
import { BandHead } from "../band-head.tsx";
import { FigureTable } from "../../sport/figure-table.tsx";
import { ThingHead } from "../../sport/thing-head.tsx";
import type { TransfersPage } from "./transfers-model.ts";
import styles from "./transfers.module.css";

/** Everybody who changed clubs in a season. */
export function TransfersView({ page: { title, season, marks, seasons, table, note, empty } }: { page: TransfersPage }) {
  return (
    <>
      <CrestSheet crests={Object.values(marks)} />
      <BandHead title={title} above={<a href={season.href}>{season.text}</a>} />
      <div className={frame.page}>
        {seasons.links.length > 1 && <LinkChips {...seasons} />}
        {table.rows.length === 0 ? <Empty text={empty} /> : <FigureTable table={table} head={ThingHead} marks={marks} />}
        <p className={styles.note}>{note}</p>
      </div>
    </>
  );
}
