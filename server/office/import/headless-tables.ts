import type { ColumnField } from "./column-words.ts";
import type { FoundTable } from "./find-tables.ts";
import type { ImportDraft } from "./import-draft.ts";
import { readListLine } from "./list-lines.ts";
import { inOneScript } from "./own-letters.ts";
import { type GridCell, type SheetGrid, shownText } from "./sheet-grid.ts";
import { readDateCell } from "./written-date.ts";
import { readScoreCell } from "./written-score.ts";
import { readTimeCell } from "./written-time.ts";

/** So much of a column's cells must be of its kind. */
const leastShare = 0.7;

/** Games of a list without heads, such as cells pasted from a page: columns are what stands in them. IMPF6 */
export function tablesWithoutHeads(draft: ImportDraft, sheet: SheetGrid): FoundTable[] {
  const isClub = (cell: GridCell | null | undefined) => draft.clubs.certain(inOneScript(shownText(cell)).text) !== null;
  const gameRows = sheet.rows.map((row, at) => ({ row, at })).filter(({ row }) => row.filter((cell) => isClub(cell)).length >= 2);
  const [first] = gameRows;
  if (first === undefined) return [];
  const columns = Array.from({ length: Math.max(...gameRows.map(({ row }) => row.length)) }, (_, column) => column);
  const share = (column: number, is: (cell: GridCell | null | undefined) => boolean) => {
    const cells = gameRows.map(({ row }) => row[column]).filter((cell) => shownText(cell) !== "" || typeof cell?.value === "object");
    return cells.length === 0 ? 0 : cells.filter((cell) => is(cell)).length / cells.length;
  };
  const fields = new Map<ColumnField, number>();
  const [home, away] = columns.filter((column) => share(column, isClub) >= leastShare);
  if (home === undefined || away === undefined) return [];
  fields.set("home", home).set("away", away);
  const take = (field: ColumnField, is: (cell: GridCell | null | undefined) => boolean) => {
    const column = columns.find((each) => ![...fields.values()].includes(each) && share(each, is) >= leastShare);
    if (column !== undefined) fields.set(field, column);
  };
  take("date", (cell) => readDateCell(cell) !== null && !/^\d{1,2}[:h]/.test(shownText(cell)));
  take("time", (cell) => readTimeCell(cell) !== null && readTimeCell(cell) !== "impossible");
  take("hall", (cell) => draft.halls.certain(shownText(cell)) !== null);
  take("score", (cell) => readScoreCell(cell) !== null);
  const lastColumn = columns.length - 1;
  return [
    {
      sheet,
      kind: "games",
      fields,
      heads: new Map(),
      firstColumn: 0,
      lastColumn,
      headRow: null,
      firstRow: firstRowOf(sheet, first.at),
      endRow: sheet.rows.length,
    },
  ];
}

/** The line of the first round or day stands above the first game, at most with empty lines between. */
function firstRowOf(sheet: SheetGrid, firstGame: number): number {
  let row = firstGame;
  while (row > 0 && isFilled(sheet, row - 1)) row--;
  let above = row - 1;
  while (above >= 0 && !isFilled(sheet, above)) above--;
  const kind = above < 0 ? "note" : readListLine(sheet.rows[above] ?? []).kind;
  return row === firstGame && (kind === "round" || kind === "date") ? above : row;
}

function isFilled(sheet: SheetGrid, row: number): boolean {
  return (sheet.rows[row] ?? []).some((cell) => shownText(cell) !== "");
}

/** A list of games whose column of halls has a head that nobody knows: what stands in it says so. */
export function withHallByContent(draft: ImportDraft, table: FoundTable): FoundTable {
  if (table.kind !== "games" || table.fields.has("hall")) return table;
  const taken = new Set(table.fields.values());
  const rows = table.sheet.rows.slice(table.firstRow, table.endRow);
  const column = [...table.heads.keys()].find((each) => {
    const texts = rows.map((row) => shownText(row[each])).filter((text) => text !== "");
    return (
      !taken.has(each) && texts.length > 0 && texts.filter((text) => draft.halls.certain(text) !== null).length >= texts.length * leastShare
    );
  });
  return column === undefined ? table : { ...table, fields: new Map([...table.fields, ["hall", column]]) };
}
