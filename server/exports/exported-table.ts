import type { Locale } from "#contract/locale.ts";
import type { PageTable } from "./page-tables.ts";
import { plainNumber, type PlainNumber } from "./plain-number.ts";

export type ExportedCell = string | number | null;

export type ExportedTable = {
  /** To be asked for by; one without is asked for by its number. */
  readonly name: string | null;
  readonly caption: string;
  readonly columns: readonly { readonly name: string }[];
  readonly rows: readonly (readonly ExportedCell[])[];
};

/** What the pages write where nothing was recorded. */
const notRecorded = "–";

/**
 * A page's table with its figures as plain numbers. Percentages are numbers where the whole column is of them, and its
 * name then says so; elsewhere they stay text, since 45 alone would be something else.
 */
export function exportedTable({ name: table, caption, heads, rows }: PageTable, locale: Locale): ExportedTable {
  const columns = heads.map((name, index) => {
    const texts = rows.map((row) => shownText(row[index] ?? null));
    const numbers = texts.map((text) => (text === null ? null : plainNumber(text, locale)));
    const arePercents = numbers.some((number) => number !== null) && texts.every((text, row) => text === null || numbers[row]?.isPercent);
    return {
      name: arePercents && !name.includes("%") ? `${name} (%)`.trim() : name,
      cells: texts.map((text, row) => cellOf(text, numbers[row] ?? null, arePercents)),
    };
  });
  return {
    name: table,
    caption,
    columns: columns.map(({ name }) => ({ name })),
    rows: rows.map((_, row) => columns.map(({ cells }) => cells[row] ?? null)),
  };
}

function shownText(text: string | null): string | null {
  return text === null || text === "" || text === notRecorded ? null : text;
}

function cellOf(text: string | null, number: PlainNumber | null, arePercents: boolean): ExportedCell {
  return number !== null && number.isPercent === arePercents ? number.value : text;
}
