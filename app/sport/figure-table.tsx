import { type ReactNode, use } from "react";
import { FormStrip } from "../charts/form-strip.tsx";
import { Crest } from "../ui/crest.tsx";
import { DataTable, type DataRow } from "../ui/data-table.tsx";
import { TablePage } from "../ui/table-page.ts";
import { markOf, type ClubMarks } from "./club-mark.ts";
import type { FigureCell, FigureRow, FiguresAbout, TablePages } from "./figure-table-model.ts";
import styles from "./figure-table.module.css";
import { RunningPoints, RunningState } from "./running-score.tsx";

const noMarks: ClubMarks = {};
/** So few columns are read across more easily when they stand close. */
const narrowest = 4;

type Props<Head> = {
  table: FiguresAbout<Head>;
  /** How the head of a row is drawn: named by the page, so that browsers load no other. */
  head: (props: { head: Head; marks: ClubMarks }) => ReactNode;
  marks?: ClubMarks;
};

/** Any table of figures, as its page describes it; where it is longer than a page, the way to the next one. */
export function FigureTable<Head>({ table, head, marks = noMarks }: Props<Head>) {
  const { of, rows, columns, pages, fits, note } = table;
  const shown = <Table table={table} head={head} marks={marks} />;
  switch (of) {
    case "entries":
      return shown;
    case "teams":
      return (
        <div className={styles.figures}>
          {shown}
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
      );
    case "holders":
      return (
        <>
          {rows.length > 0 && <div className={columns.length <= narrowest ? styles.narrow : undefined}>{shown}</div>}
          {pages && <Pages pages={pages} />}
        </>
      );
    case undefined:
      return <div className={fits ? `${styles.table} ${styles.fits}` : styles.table}>{shown}</div>;
  }
}

function Table<Head>({ table, head: HeadOf, marks }: Required<Props<Head>>) {
  const { of, caption, head, headSortHref, columns, rows, totals, sortedBy, sortedDirection, pages } = table;
  const around = use(TablePage);
  // Where rows are about holders each link is a name or a game, wide enough for a thumb.
  const link = of === undefined ? styles.link : undefined;
  const shownRow = (row: FigureRow<Head>): DataRow => ({
    key: row.key,
    head: <HeadOf head={row.head} marks={marks} />,
    cells: row.cells.map((cell) => cell && { ...cell, text: <Cell cell={cell} marks={marks} link={link} />, value: valueOf(cell) }),
  });
  return (
    <TablePage value={pages?.whole?.href ?? around}>
      <DataTable
        caption={caption}
        head={{ short: head, long: head, ...(headSortHref !== undefined && { sortHref: headSortHref }) }}
        columns={columns}
        rows={rows.map(shownRow)}
        {...(totals !== undefined && { totals: totals.map(shownRow) })}
        {...(sortedBy !== undefined && { sortedBy })}
        {...(sortedDirection !== undefined && { sortedDirection })}
      />
    </TablePage>
  );
}

/** `null` is a figure nobody recorded, and stands last. */
function valueOf({ text, value }: FigureCell): number | string | null {
  return value === undefined ? text : value;
}

function Cell({ cell, marks, link }: { cell: FigureCell; marks: ClubMarks; link: string | undefined }) {
  const { text, href, club, form, formGames, bars, running } = cell;
  if (form !== undefined) return <FormStrip form={form} alternative={text} games={formGames} />;
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
