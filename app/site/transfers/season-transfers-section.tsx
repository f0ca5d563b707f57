import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import type { ClubMarks } from "../clubs/club-mark.ts";
import { FigureTable } from "../clubs/figure-table.tsx";
import type { SeasonTransfersPart } from "./season-transfers.ts";
import styles from "./transfers.module.css";

type Props = { transfers: SeasonTransfersPart; clubs: ClubMarks };

export function SeasonTransfersSection({ transfers: { title, table, whole, empty, note }, clubs }: Props) {
  return (
    <Section title={title}>
      {table === null ? (
        <Empty text={empty} />
      ) : (
        <>
          {whole === null ? (
            <FigureTable table={table} marks={clubs} />
          ) : (
            <details className={styles.whole}>
              <summary>{whole}</summary>
              <FigureTable table={table} marks={clubs} />
            </details>
          )}
          <p className={styles.note}>{note}</p>
        </>
      )}
    </Section>
  );
}
