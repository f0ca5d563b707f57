import { type ReactNode, use } from "react";
import { FormStrip } from "../charts/form-strip.tsx";
import { Crest } from "../ui/crest.tsx";
import { DataTable, type DataRow } from "../ui/data-table.tsx";
import { TablePage } from "../ui/table-page.ts";
import { markOf, type ClubMarks } from "./club-mark.ts";
import { EntryHead } from "./entry-head.tsx";
import type { FigureCell, FigureRow, FigureTableData, TablePages } from "./figure-table-model.ts";
import styles from "./figure-table.module.css";
import { HolderHead } from "./holder-head.tsx";
import { RunningPoints, RunningState } from "./running-score.tsx";
import { TeamLink } from "./team-cell.tsx";
import { ThingHead } from "./thing-head.tsx";

const noMarks: ClubMarks = {};
/** So few columns are read across more easily when they stand close. */
const narrowest = 4;

type Props = { table: FigureTableData; marks?: ClubMarks };

/** Any table of figures, as its page describes it; where it is longer than a page, the way to the next one. */
export function FigureTable({ table, marks = noMarks }: Props) {
  const { of, rows, columns, pages, fits, note } = table;
  switch (of) {
    case "entries":
      return <Table table={table} marks={marks} />;
    case "teams":
      return (
        <div className={styles.figures}>
          <Table table={table} marks={marks} />
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
      );
    case "holders":
      return (
        <>
          {rows.length > 0 && (
            <div className={columns.length <= narrowest ? styles.narrow : undefined}>
              <Table table={table} marks={marks} />
            </div>
          )}
          {pages && <Pages pages={pages} />}
        </>
      );
    case undefined:
      return (
        <div className={fits ? `${styles.table} ${styles.fits}` : styles.table}>
          <Table table={table} marks={marks} />
        </div>
      );
  }
}

function Table({ table, marks }: { table: FigureTableData; marks: ClubMarks }) {
  const { caption, head, columns, sortedBy, sortedDirection, pages } = table;
  const around = use(TablePage);
  return (
    <TablePage value={pages?.whole?.href ?? around}>
      <DataTable
        caption={caption}
        head={{ short: head, long: head }}
        columns={columns}
        {...(sortedBy !== undefined && { sortedBy })}
        {...(sortedDirection !== undefined && { sortedDirection })}
        {...shownRows(table, marks)}
      />
    </TablePage>
  );
}

type Shown = { readonly rows: readonly DataRow[]; readonly totals?: readonly DataRow[] };

function shownRows(table: FigureTableData, marks: ClubMarks): Shown {
  switch (table.of) {
    case "entries":
      return shown(table, (head) => <EntryHead head={head} marks={marks} />, marks);
    case "teams":
      return shown(table, ({ club, href }) => <TeamLink club={club} href={href} clubs={marks} />, marks);
    case "holders":
      return shown(table, (head) => <HolderHead head={head} marks={marks} />, marks);
    case undefined:
      return shown(table, (head) => <ThingHead head={head} marks={marks} />, marks, styles.link);
  }
}

type Rows<Head> = { readonly rows: readonly FigureRow<Head>[]; readonly totals?: readonly FigureRow<Head>[] };

function shown<Head>({ rows, totals }: Rows<Head>, headOf: (head: Head) => ReactNode, marks: ClubMarks, link?: string): Shown {
  const shownRow = ({ key, head, cells }: FigureRow<Head>): DataRow => ({
    key,
    head: headOf(head),
    cells: cells.map((cell) => cell && { ...cell, text: <Cell cell={cell} marks={marks} link={link} />, value: valueOf(cell) }),
  });
  return { rows: rows.map(shownRow), ...(totals && { totals: totals.map(shownRow) }) };
}

/** `null` is a figure nobody recorded, and stands last. */
function valueOf({ text, value }: FigureCell): number | string | null {
  return value === undefined ? text : value;
}

function Cell({ cell, marks, link }: { cell: FigureCell; marks: ClubMarks; link: string | undefined }) {
  const { text, href, club, form, bars, running } = cell;
  if (form !== undefined) return <FormStrip form={form} alternative={text} />;
  if (bars !== undefined) {
    return (
      <svg className={styles.bars} width={bars.width} height="20" role="img" aria-label={text}>
        <path d={bars.path} />
      </svg>
    );
  }
  if (href === undefined) return text;
  const way = (
    <a className={link} href={href}>
      {running ? (
        <>
          <RunningPoints game={running} /> <RunningState game={running} />
        </>
      ) : (
        text
      )}
    </a>
  );
  if (club === undefined) return way;
  return (
    <span className={styles.club}>
      <Crest crest={markOf(marks, club)} size={24} />
      {way}
    </span>
  );
}

function Pages({ pages: { label, previous, next, whole } }: { pages: TablePages }) {
  return (
    <nav className={styles.pages} aria-label={label}>
      {previous && (
        <a href={previous.href} rel="prev">
          {previous.text}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          {next.text}
        </a>
      )}
      {whole && <a href={whole.href}>{whole.text}</a>}
    </nav>
  );
}
