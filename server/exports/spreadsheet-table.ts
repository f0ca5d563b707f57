import type { Locale } from "#contract/locale.ts";
import type { TableWords } from "#contract/table-exports.ts";
import type { ExportedCell, ExportedTable } from "./exported-table.ts";
import { plainDate } from "./plain-date.ts";

/** A cell as spreadsheets type it: text, a number, a length of time, a day. */
export type SpreadsheetCell = string | number | null | { readonly seconds: number } | { readonly day: string };

export type SpreadsheetTable = {
  readonly name: string | null;
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly SpreadsheetCell[])[];
};

/** `5/10`, `3/12`, `88:79`, `88-79`. No season, whose years have four digits. */
const twoFigures = /^(\d{1,3})\s?[/:\u2236-]\s?(\d{1,3})$/;
const minutesAndSeconds = /^(\d{1,5}):([0-5]\d)$/;

/**
 * A table for spreadsheets. Two figures in one cell, which they would take for a day or an hour, stand in two columns; minutes and
 * days are what they are. EXPORT1
 */
export function spreadsheetTable({ name, caption, columns, rows }: ExportedTable, words: TableWords, locale: Locale): SpreadsheetTable {
  const written = columns.flatMap((column, index) => {
    const cells = rows.map((row) => typed(row[index] ?? null, { head: column.name, row: row[0] ?? null, words, locale }));
    if (!cells.some((cell) => Array.isArray(cell))) return [{ head: column.name, cells: cells as SpreadsheetCell[] }];
    const [first, second] = words.madeOf.get(column.name) ?? [column.name, words.second(column.name)];
    return [
      { head: first, cells: cells.map((cell) => (Array.isArray(cell) ? cell[0] : cell)) },
      { head: second, cells: cells.map((cell) => (Array.isArray(cell) ? cell[1] : null)) },
    ];
  });
  return {
    name,
    caption,
    heads: written.map(({ head }) => head),
    rows: rows.map((_, row) => written.map(({ cells }) => cells[row] ?? null)),
  };
}

type Around = { readonly head: string; readonly row: ExportedCell; readonly words: TableWords; readonly locale: Locale };
type Two = [number, number];

/** Tables that stand on their side have in a row's first cell what others have in a column's head. */
function typed(cell: ExportedCell, { head, row, words, locale }: Around): SpreadsheetCell | Two {
  if (typeof cell !== "string") return cell;
  const isDuration = words.durations.has(head) || (typeof row === "string" && words.durations.has(row));
  const [, minutes, seconds] = minutesAndSeconds.exec(cell) ?? [];
  if (isDuration && minutes !== undefined) return { seconds: Number(minutes) * 60 + Number(seconds) };
  const [, first, second] = twoFigures.exec(cell) ?? [];
  if (first !== undefined) return [Number(first), Number(second)];
  const day = plainDate(cell, locale);
  return day === null ? cell : { day };
}
