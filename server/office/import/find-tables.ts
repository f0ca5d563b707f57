import { type ColumnField, fieldOfHead, isWholeHead } from "./column-words.ts";
import { cellName, type GridCell, type OfficeWorkbook, type SheetGrid, shownText } from "./sheet-grid.ts";

export type TableKind = "games" | "people" | "officials" | "halls" | "clubs";

/** A list within a sheet: which columns hold what, and between which rows. All figures count from 0. */
export type FoundTable = {
  readonly sheet: SheetGrid;
  readonly kind: TableKind;
  readonly fields: ReadonlyMap<ColumnField, number>;
  /** What stands over each column. */
  readonly heads: ReadonlyMap<number, string>;
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** `null`: a list without a head. */
  readonly headRow: number | null;
  readonly firstRow: number;
  readonly endRow: number;
};

/** The place of a row or a cell as it is told everywhere: `Raspored!A7`, of text `A7`. */
export function placeOf(workbook: OfficeWorkbook, sheet: SheetGrid, row: number, column: number): string {
  return workbook.hasSheets ? `${sheet.name}!${cellName(row, column)}` : cellName(row, column);
}

/**
 * The lists of a sheet by the words over their columns: under title rows, in one row of heads or two, side by side, one below
 * the other. IMPF6, IMPF7
 */
export function tablesWithHeads(sheet: SheetGrid): FoundTable[] {
  const headRows = findHeadRows(sheet);
  return headRows.flatMap(({ from, to }, index) => {
    const endRow = headRows[index + 1]?.from ?? sheet.rows.length;
    const zones = zonesOf(headsOf(sheet, from, to));
    const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
    return zones.flatMap((heads, zone) => {
      const fields = fieldsOf(heads, sheet, from, to + 1, endRow);
      const kind = kindOf(fields);
      const columns = [...heads.keys()];
      const firstColumn = Math.min(...columns);
      // What stands beside a list, such as a sum without a head, belongs to it.
      const lastColumn = zone === zones.length - 1 ? width - 1 : Math.max(...columns);
      return kind === null ? [] : [{ sheet, kind, fields, heads, firstColumn, lastColumn, headRow: from, firstRow: to + 1, endRow }];
    });
  });
}

function findHeadRows(sheet: SheetGrid): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let row = 0; row < sheet.rows.length; row++) {
    if (!isHeadRow(sheet.rows[row] ?? [])) continue;
    const isDouble = isHeadRow(sheet.rows[row + 1] ?? []);
    found.push({ from: row, to: isDouble ? row + 1 : row });
    if (isDouble) row++;
  }
  return found;
}

function isHeadRow(row: readonly (GridCell | null)[]): boolean {
  // No head is a number, a day or an hour.
  if (row.some((cell) => cell !== null && cell.value !== null && typeof cell.value !== "string")) return false;
  const texts = row.map((cell) => shownText(cell)).filter((text) => text !== "");
  const fields = new Set(texts.map((text) => fieldOfHead(text)).filter((field) => field !== null));
  const known = texts.filter((text) => fieldOfHead(text) !== null).length;
  const whole = texts.filter((text) => isWholeHead(text)).length;
  return fields.size >= 2 && whole >= 1 && known >= texts.length * 0.4;
}

/** The lower of two rows of heads says it, where it says something we know; the upper one reaches over its merged columns. */
function headsOf(sheet: SheetGrid, from: number, to: number): ReadonlyMap<number, string> {
  const heads = new Map<number, string>();
  for (let row = from; row <= to; row++) {
    (sheet.rows[row] ?? []).forEach((cell, column) => {
      const text = shownText(cell);
      const width = row < to ? (sheet.widths.get(`${row}:${column}`) ?? 1) : 1;
      for (let at = column; at < column + width && text !== ""; at++) {
        if (fieldOfHead(text) !== null || !heads.has(at)) heads.set(at, text);
      }
    });
  }
  return heads;
}

const cores: ReadonlySet<ColumnField> = new Set(["home", "match", "fullName", "family"]);

/** Lists side by side: where what makes a list comes again, behind an empty column or with the first head again. */
function zonesOf(heads: ReadonlyMap<number, string>): ReadonlyMap<number, string>[] {
  const columns = [...heads.keys()].toSorted((one, other) => one - other);
  const core = columns.find((column) => cores.has(fieldOfHead(heads.get(column) ?? "") as ColumnField));
  const first = columns[0] ?? 0;
  const zones: Map<number, string>[] = [];
  let seen = new Set<string>();
  columns.forEach((column, index) => {
    const head = heads.get(column) ?? "";
    const isApart = index > 0 && column > (columns[index - 1] as number) + 1 && seen.has(heads.get(core ?? first) ?? "");
    const isAgain = core !== undefined && column > core && head === heads.get(first) && seen.has(head);
    if (index === 0 || isApart || isAgain) {
      zones.push(new Map());
      seen = new Set();
    }
    seen.add(head);
    zones.at(-1)?.set(column, head);
  });
  return zones;
}

function fieldsOf(
  heads: ReadonlyMap<number, string>,
  sheet: SheetGrid,
  headRow: number,
  firstRow: number,
  endRow: number,
): ReadonlyMap<ColumnField, number> {
  const fields = new Map<ColumnField, number>();
  for (const [column, head] of heads) {
    const field = fieldOfHead(head);
    if (field === null) continue;
    if (field === "points" && fields.has("points")) {
      fields.set("homePoints", fields.get("points") as number).set("awayPoints", column);
      fields.delete("points");
    } else if (!fields.has(field)) fields.set(field, column);
  }
  const width = fields.has("score") ? scoreWidth(sheet, heads, headRow, firstRow, endRow, fields.get("score") as number) : 1;
  if (width > 1) {
    const column = fields.get("score") as number;
    fields.delete("score");
    fields.set("homePoints", column).set("awayPoints", column + width - 1);
  }
  // `Dan` is the day of the week, or the date where nothing else is.
  if (fields.has("day") && !fields.has("date")) {
    fields.set("date", fields.get("day") as number);
    fields.delete("day");
  }
  return fields;
}

/** A score in two cells, or three with a colon between, under one head. */
function scoreWidth(
  sheet: SheetGrid,
  heads: ReadonlyMap<number, string>,
  headRow: number,
  firstRow: number,
  endRow: number,
  column: number,
): number {
  const merged = sheet.widths.get(`${headRow}:${column}`);
  const rows = sheet.rows.slice(firstRow, endRow);
  const isFigure = (cell: GridCell | null | undefined) => /^\d{1,3}$/.test(shownText(cell));
  for (const width of [2, 3]) {
    const isFree = Array.from({ length: width - 1 }, (_, step) => column + step + 1).every(
      (next) => !heads.has(next) || heads.get(next) === heads.get(column) || (merged ?? 1) >= width,
    );
    const both = rows.filter((row) => isFigure(row[column]) && isFigure(row[column + width - 1])).length;
    if (isFree && both > 0 && both >= rows.filter((row) => isFigure(row[column])).length * 0.8) return width;
  }
  return 1;
}

/** What a list is about, by its columns; `null`: something that no list of ours holds. */
export function kindOf(fields: ReadonlyMap<ColumnField, number>): TableKind | null {
  const has = (...names: readonly ColumnField[]) => names.filter((name) => fields.has(name)).length;
  if (has("home", "away") === 2 || (fields.has("match") && has("date", "time", "hall", "round", "score") >= 1)) return "games";
  if (fields.has("official") && has("phone", "mail", "grade", "city") >= 1) return "officials";
  const named = has("fullName") + has("family", "given") / 2;
  if (named >= 1 && has("club", "born", "cm", "position", "licence", "shirt", "number", "nationality") >= 1) return "people";
  if (fields.has("name") && has("born", "licence", "position", "shirt") >= 1) return "people";
  if (has("hall", "name") >= 1 && has("seats", "coordinates", "latitude") >= 1 && has("president") === 0) return "halls";
  if (has("club", "name") >= 1 && has("short", "president", "founded", "site", "colours", "mail") >= 2) return "clubs";
  if (fields.has("hall") && has("address", "city") === 2) return "halls";
  return fields.has("name") && has("address", "city") === 2 ? "halls" : null;
}
