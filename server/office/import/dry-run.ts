import { createHash } from "node:crypto";
import { tablesWithoutHeads, withHallByContent } from "./headless-tables.ts";
import { type FoundTable, foreignRows, placeOf, tablesWithHeads } from "./find-tables.ts";
import { type DraftRow, fieldText, ImportDraft, type LeftLine, type Refusal, type Warning } from "./import-draft.ts";
import { withoutDittoMarks } from "./ditto-marks.ts";
import { linesAsCells } from "./lines-as-cells.ts";
import { readListLine } from "./list-lines.ts";
import { ClubMatcher } from "./match-club.ts";
import { HallMatcher } from "./match-hall.ts";
import type { OfficeWorld } from "./office-world.ts";
import { checkPeople } from "./people-checks.ts";
import { type GivenAnswer, type OfficeQuestion, QuestionBook } from "./question-book.ts";
import { matrixOf, readMatrix } from "./read-matrix.ts";
import { readGameLists } from "./read-game-lists.ts";
import { readClubs, readHalls, readOfficials, readSponsors } from "./read-listed.ts";
import { readPeople, staffIn } from "./read-people.ts";
import { type FileFormat, type OfficeWorkbook, type SheetGrid, shownText } from "./sheet-grid.ts";

/** What a file would do, before anything is done: the first screen of an import. IMPF20 */
export type DryRun = {
  readonly opens: boolean;
  readonly format: FileFormat | null;
  readonly kind: "fixtures" | "results" | "people" | "clubs" | "halls" | "officials" | "sponsors" | "several" | null;
  readonly questions: readonly OfficeQuestion[];
  readonly rows: readonly DraftRow[];
  readonly refused: readonly (Refusal & { readonly sentence?: string })[];
  readonly warnings: readonly Warning[];
  readonly left: readonly LeftLine[];
  readonly rowsDigest: RowsDigest;
};

export type RowsDigest = { readonly count: number; readonly columns: readonly string[]; readonly joined: string; readonly sha256: string };

export type DryRunOrder = {
  readonly workbook: OfficeWorkbook;
  readonly world: OfficeWorld;
  readonly answers: readonly GivenAnswer[];
  /** Of the digest; by default those of the rows' kind. */
  readonly columns?: readonly string[] | undefined;
};

/** Reads a workbook against what the league holds. Nothing is stored, nothing asked of any address. IMPF20 */
export function dryRun({ workbook, world, answers, columns }: DryRunOrder): DryRun {
  const book = new QuestionBook(answers);
  const draft = new ImportDraft(workbook, world, book, new ClubMatcher(world, book), new HallMatcher(world, book));
  const sheets = workbook.sheets.map((sheet) => linesAsCells(draft, withoutDittoMarks(sheet)));
  const matrices = new Map(
    sheets.map((sheet) => [sheet, sheet.isHidden || tablesWithHeads(sheet).length > 0 ? null : matrixOf(draft, sheet)]),
  );
  const bySheet = new Map(sheets.map((sheet) => [sheet, sheet.isHidden || matrices.get(sheet) !== null ? [] : tablesOf(draft, sheet)]));
  for (const [sheet, tables] of bySheet) if (matrices.get(sheet) === null) leaveLines(draft, sheet, tables);
  const tables = [...bySheet.values()].flat();
  const ofKind = (kind: FoundTable["kind"]) => tables.filter((table) => table.kind === kind);
  readGameLists(draft, ofKind("games"));
  for (const matrix of matrices.values()) if (matrix !== null) readMatrix(draft, matrix);
  readPeople(draft, ofKind("people"));
  for (const table of ofKind("officials")) readOfficials(draft, table);
  for (const table of ofKind("halls")) readHalls(draft, table);
  for (const table of ofKind("clubs")) readClubs(draft, table);
  for (const table of ofKind("sponsors")) readSponsors(draft, table);
  checkPeople(draft);
  return {
    opens: true,
    format: !workbook.hasSheets && sheets.some((sheet, at) => sheet !== workbook.sheets[at]) ? "text" : workbook.format,
    kind: kindOf(tables, draft.rows),
    questions: book.questions,
    rows: draft.rows,
    refused: draft.refused,
    warnings: draft.warnings,
    left: draft.left,
    rowsDigest: digestOf(draft.rows, columns ?? usualColumns(draft.rows)),
  };
}

function tablesOf(draft: ImportDraft, sheet: SheetGrid): readonly FoundTable[] {
  const tables = tablesWithHeads(sheet);
  return tables.length > 0 ? tables.map((table) => withHallByContent(draft, table)) : tablesWithoutHeads(draft, sheet);
}

/** Titles over the lists, sheets that are hidden, and those that hold nothing of ours. */
function leaveLines(draft: ImportDraft, sheet: SheetGrid, tables: readonly FoundTable[]): void {
  const { workbook, left } = draft;
  const filledRows = sheet.rows
    .map((row, at) => [at, row.findIndex((cell) => shownText(cell) !== "" && cell?.isCovered !== true)] as const)
    .filter(([, column]) => column >= 0);
  const [first] = filledRows;
  if (first === undefined) return;
  if (tables.length === 0) {
    left.push({
      at: placeOf(workbook, sheet, first[0], sheet.isHidden ? 0 : first[1]),
      why: sheet.isHidden ? "hidden sheet" : "sheet is something else",
    });
    return;
  }
  const foreign = new Set(tables[0]?.headRow === null ? [] : foreignRows(sheet, tables));
  const headRow = Math.min(...tables.map((table) => table.headRow ?? table.firstRow));
  for (const [row, column] of filledRows) {
    if (row < headRow) leaveTitle(draft, sheet, row, column, tables);
    else if (foreign.has(row)) left.push({ at: placeOf(workbook, sheet, row, column), why: "another list" });
  }
}

/** Of lists side by side each has its own titles. */
function leaveTitle({ workbook, left }: ImportDraft, sheet: SheetGrid, row: number, column: number, tables: readonly FoundTable[]): void {
  const starts = [
    column,
    ...tables
      .slice(1)
      .map((table) => table.firstColumn)
      .filter((start) => start > column && shownText(sheet.rows[row]?.[start]) !== ""),
  ];
  const isMenu = tables[0]?.headRow === null;
  for (const start of new Set(starts)) {
    const text = shownText(sheet.rows[row]?.[start]);
    if (tables.some(({ kind }) => kind === "people") && starts.length === 1 && staffIn(text) !== null) continue;
    const why = isMenu ? "menu of the page" : /^[^:]{2,20}:\s/.test(text) ? "note" : "title";
    left.push({
      at: placeOf(workbook, sheet, row, start),
      why: readListLine([sheet.rows[row]?.[start] ?? null]).kind === "round" ? "round line" : why,
    });
  }
}

function kindOf(tables: readonly FoundTable[], rows: readonly DraftRow[]): DryRun["kind"] {
  const kinds = [...new Set(tables.map(({ kind }) => kind))];
  if (kinds.length > 1) return "several";
  const [kind] = kinds;
  if (kind !== "games") return kind ?? null;
  return rows.some((row) => "homePoints" in row) ? "results" : "fixtures";
}

/** What rows are told apart by, where nobody says. */
export function usualColumns(rows: readonly DraftRow[]): readonly string[] {
  const first = rows[0] ?? {};
  if ("homePoints" in first) return ["season", "round", "date", "home", "away", "homePoints", "awayPoints"];
  if ("home" in first) return ["round", "date", "time", "home", "away", "hall"];
  if ("family" in first) return ["club", "role", "family", "given", "number", "born"];
  return ["name", "town"];
}

/** A short sign of all rows, equal where they are equal and in the same order. */
export function digestOf(rows: readonly DraftRow[], columns: readonly string[]): RowsDigest {
  const hash = createHash("sha256");
  rows.forEach((row, at) => hash.update((at === 0 ? "" : "\n") + columns.map((column) => fieldText(row, column)).join("\t")));
  return { count: rows.length, columns, joined: "tab, lines by \\n, no last \\n", sha256: hash.digest("hex") };
}
