import { Fragment, use } from "react";
import { Crest } from "../../ui/crest.tsx";
import { useT } from "../../i18n/use-t.ts";
import { type DataRow, DataTable } from "../../ui/data-table.tsx";
import { TablePage } from "../../ui/table-page.ts";
import { markOf, type ClubMarks } from "../../sport/club-mark.ts";
import type { FigureRow, FigureTable } from "./statistics-page.ts";
import styles from "./figure-table-view.module.css";

/** So few columns are read across more easily when they stand close. */
const narrowest = 4;

/** A table of figures and, where it is longer than a page, the way to the next one. */
export function FigureTableView({ table, clubs }: { table: FigureTable; clubs: ClubMarks }) {
  const t = useT("shell");
  const { caption, head, columns, rows, sorted, pages } = table;
  const around = use(TablePage);
  return (
    <>
      {rows.length > 0 && (
        <div className={columns.length <= narrowest ? styles.narrow : undefined}>
          <TablePage value={pages?.whole?.href ?? around}>
            <DataTable
              caption={caption}
              head={head}
              columns={columns}
              rows={rows.map((row) => dataRow(row, clubs, t("table.club")))}
              {...(sorted && { sortedBy: sorted.key, sortedDirection: sorted.direction })}
            />
          </TablePage>
        </div>
      )}
      {pages && (
        <nav className={styles.pages} aria-label={pages.label}>
          {pages.previous && (
            <a href={pages.previous.href} rel="prev">
              {pages.previous.text}
            </a>
          )}
          {pages.next && (
            <a href={pages.next.href} rel="next">
              {pages.next.text}
            </a>
          )}
          {pages.whole && <a href={pages.whole.href}>{pages.whole.text}</a>}
        </nav>
      )}
    </>
  );
}

function dataRow(row: FigureRow, clubs: ClubMarks, clubWord: string): DataRow {
  const club = markOf(clubs, row.club);
  return {
    key: row.key,
    head: (
      <span className={styles.who}>
        {row.rank !== null && (
          <span className={styles.rank} data-column="#">
            {row.rank}
          </span>
        )}
        <a className={styles.mark} href={row.clubHref} data-column={clubWord} aria-label={club.name} title={club.name}>
          <Crest crest={club} size={22} />
        </a>
        {row.people ? (
          <People people={row.people} />
        ) : (
          <a className={styles.name} href={row.href}>
            {row.name}
          </a>
        )}
      </span>
    ),
    cells: row.cells.map(({ text, href, quiet }) => ({
      text: href === undefined ? text : <a href={href}>{text}</a>,
      ...(quiet && { quiet }),
    })),
  };
}

function People({ people }: { people: NonNullable<FigureRow["people"]> }) {
  return (
    <span className={styles.people}>
      {people.map(({ text, href }, place) => (
        <Fragment key={href}>
          {place > 0 && ", "}
          <a href={href}>{text}</a>
        </Fragment>
      ))}
    </span>
  );
}
