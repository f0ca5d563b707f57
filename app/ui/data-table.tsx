import { useState, type ReactNode } from "react";
import { languageTag, type Locale } from "#contract/locale.ts";
import { tableElementId, tableNameOf } from "#contract/table-exports.ts";
import { useLocale } from "../i18n/language-provider.tsx";
import styles from "./data-table.module.css";
import { Icon } from "./icon.tsx";
import { ScrollArea } from "./scroll-area.tsx";
import { TableDownloads } from "./table-downloads.tsx";
import table from "./table.module.css";

export type DataColumn = {
  readonly key: string;
  /** As the head shows it, and as it is read out. */
  readonly short: string;
  readonly long: string;
  /** Text stands left, figures right. */
  readonly kind?: "text" | "figure";
  /** Where a first click sorts from; without it the column cannot be sorted by. */
  readonly sort?: "ascending" | "descending";
  /** An address where the whole list, of which these rows are a part, is sorted by this column; goes before `sort`. */
  readonly sortHref?: string;
  /** Left out on phones, where the row still says enough. */
  readonly wideOnly?: boolean;
  /** Shown on phones alone, which have it earlier than wide windows: the row has its cell twice. */
  readonly phoneOnly?: boolean;
};

export type DataCell = {
  readonly text: ReactNode;
  /** What the column is sorted by; `null` stands last whichever way. */
  readonly value?: number | string | null;
  readonly strong?: boolean;
  readonly quiet?: boolean;
};

export type DataRow = {
  readonly key: string;
  /** The first, sticky cell: what the row is about. */
  readonly head: ReactNode;
  /** In the order of the columns; `null` is a blank. */
  readonly cells: readonly (DataCell | null)[];
};

type Props = {
  caption: string;
  /** The first column's head, and an address where the whole list is sorted by it. */
  head: { readonly short: string; readonly long: string; readonly sortHref?: string };
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Under the rows, behind a rule. */
  totals?: readonly DataRow[];
  /** The column by which the rows stand in order when they come, and so the one in bold. */
  sortedBy?: string;
  /** Which way; told where it is not plain from the column. */
  sortedDirection?: "ascending" | "descending";
};

type Order = { readonly key: string; readonly direction: "ascending" | "descending" };

/**
 * A table of figures: first column and head stay while it scrolls, each column that may is sorted by a button in its
 * head. Rows come in order from the server, so it is whole without JavaScript.
 */
export function DataTable({ caption, head, columns, rows, totals, sortedBy, sortedDirection }: Props) {
  const locale = useLocale();
  const [order, setOrder] = useState<Order | null>(null);
  const bold = order?.key ?? sortedBy;
  // One caption may stand over several tables, each about something else.
  const name = tableNameOf(`${caption} ${head.long}`);
  return (
    <>
      <ScrollArea label={caption}>
        <table id={tableElementId(name)} className={`${table.table} ${styles.data}`}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <FirstHead head={head} direction={columns.some(({ key }) => key === bold) ? undefined : sortedDirection} />
              {columns.map((column) => (
                <ColumnHead
                  key={column.key}
                  column={column}
                  direction={order?.key === column.key ? order.direction : column.key === bold ? sortedDirection : undefined}
                  isSorted={column.key === bold}
                  onOrder={setOrder}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder(rows, columns, order, locale).map((row) => (
              <Line key={row.key} row={row} columns={columns} bold={bold} />
            ))}
          </tbody>
          {totals !== undefined && totals.length > 0 && (
            <tfoot>
              {totals.map((row) => (
                <Line key={row.key} row={row} columns={columns} bold={bold} />
              ))}
            </tfoot>
          )}
        </table>
      </ScrollArea>
      <TableDownloads table={name} caption={caption} rows={rows.length} />
    </>
  );
}

function FirstHead({ head: { short, long, sortHref }, direction }: { head: Props["head"]; direction: Order["direction"] | undefined }) {
  const name = <abbr title={long}>{short}</abbr>;
  if (sortHref === undefined) {
    return (
      <th scope="col" className={styles.head}>
        {name}
      </th>
    );
  }
  return (
    <th scope="col" className={styles.head} aria-sort={direction}>
      <a href={sortHref}>
        {name}
        <Arrow direction={direction} />
      </a>
    </th>
  );
}

function Arrow({ direction }: { direction: Order["direction"] | undefined }) {
  return direction !== undefined && <Icon name={direction === "ascending" ? "sortUp" : "sortDown"} size={14} />;
}

type HeadProps = { column: DataColumn; direction: Order["direction"] | undefined; isSorted: boolean; onOrder: (order: Order) => void };

function ColumnHead({ column, direction, isSorted, onOrder }: HeadProps) {
  const { key, short, long, sort, sortHref } = column;
  const arrow = <Arrow direction={direction} />;
  const name = short === long ? short : <abbr title={long}>{short}</abbr>;
  return (
    <th scope="col" className={classOf(column, isSorted && styles.sorted)} aria-sort={direction}>
      {sortHref !== undefined ? (
        <a href={sortHref}>
          {name}
          {arrow}
        </a>
      ) : sort === undefined ? (
        name
      ) : (
        <button type="button" onClick={() => onOrder({ key, direction: direction === undefined ? sort : opposite(direction) })}>
          {name}
          {arrow}
        </button>
      )}
    </th>
  );
}

function Line({ row, columns, bold }: { row: DataRow; columns: readonly DataColumn[]; bold: string | undefined }) {
  return (
    <tr>
      <th scope="row" className={styles.head}>
        {row.head}
      </th>
      {columns.map((column, index) => {
        const cell = row.cells[index];
        const isStrong = cell?.strong === true || column.key === bold;
        return (
          <td key={column.key} className={classOf(column, isStrong && table.strong, cell?.quiet === true && styles.quiet)}>
            {cell?.text}
          </td>
        );
      })}
    </tr>
  );
}

function classOf({ kind, wideOnly, phoneOnly }: DataColumn, ...more: readonly (string | false | undefined)[]): string {
  return [kind === "text" && table.text, wideOnly && styles.wideOnly, phoneOnly && styles.phoneOnly, ...more].filter(Boolean).join(" ");
}

function opposite(direction: Order["direction"]): Order["direction"] {
  return direction === "ascending" ? "descending" : "ascending";
}

function inOrder(rows: readonly DataRow[], columns: readonly DataColumn[], order: Order | null, locale: Locale): readonly DataRow[] {
  const index = order === null ? -1 : columns.findIndex(({ key }) => key === order.key);
  if (order === null || index === -1) return rows;
  const sign = order.direction === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => compare(one.cells[index]?.value ?? null, other.cells[index]?.value ?? null, sign, locale));
}

function compare(one: number | string | null, other: number | string | null, sign: 1 | -1, locale: Locale): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return (
    sign *
    (typeof one === "string" || typeof other === "string" ? String(one).localeCompare(String(other), languageTag(locale)) : one - other)
  );
}
