import { Crest } from "../../ui/crest.tsx";
import { DataTable, type DataRow } from "../../ui/data-table.tsx";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { FigureRow, FigureTable as Table } from "./figure-table-model.ts";
import styles from "./figure-table.module.css";

/** Figures by season, by circumstance or by game. */
export function FigureTable({ table, clubs }: { table: Table; clubs: ClubMarks }) {
  const { caption, head, columns, rows, totals, sortedBy } = table;
  return (
    <DataTable
      caption={caption}
      head={head}
      columns={columns}
      rows={rows.map((row) => dataRow(row, clubs))}
      totals={totals.map((row) => dataRow(row, clubs))}
      {...(sortedBy === null ? {} : { sortedBy })}
    />
  );
}

function dataRow({ key, head, cells }: FigureRow, clubs: ClubMarks): DataRow {
  return { key, head: <RowHead head={head} clubs={clubs} />, headValue: head.text, cells };
}

function RowHead({ head: { text, href, club, detail, when }, clubs }: { head: FigureRow["head"]; clubs: ClubMarks }) {
  return (
    <span className={styles.head}>
      {club !== null && <Crest crest={markOf(clubs, club)} size={22} className={styles.crest} />}
      {href === null ? (
        <span className={styles.text}>{text}</span>
      ) : (
        <a className={styles.text} href={href}>
          {text}
        </a>
      )}
      {(detail !== null || when !== undefined) && <small data-when={when}>{detail}</small>}
    </span>
  );
}
