import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import type { ClubMarks } from "../clubs/club-mark.ts";
import { FigureTable } from "../clubs/figure-table.tsx";
import type { SeasonTransfersPart } from "./season-transfers.ts";
import styles from "./transfers.module.css";

type Props = { transfers: SeasonTransfersPart; clubs: ClubMarks };

export function SeasonTransfersSection({ transfers: { title, table, empty, note }, clubs }: Props) {
  return (
    <Section title={title}>
      {table === null ? (
        <Empty text={empty} />
      ) : (
        <>
          <FigureTable table={table} marks={clubs} />
          <p className={styles.note}>{note}</p>
        </>
      )}
    </Section>
  );
}
