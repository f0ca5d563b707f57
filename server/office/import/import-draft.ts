import type { FoundTable } from "./find-tables.ts";
import { placeOf } from "./find-tables.ts";
import type { ClubMatcher } from "./match-club.ts";
import type { HallMatcher } from "./match-hall.ts";
import type { OfficeWorld } from "./office-world.ts";
import type { QuestionBook } from "./question-book.ts";
import { cellName, type OfficeWorkbook } from "./sheet-grid.ts";

/** A row as it would be stored: where it stands, and what its kind of list says. */
export type DraftRow = { readonly at: string; readonly [field: string]: unknown };
/** What a row says in a field, as text; "" where it says nothing. */
export function fieldText(row: DraftRow, field: string): string {
  const value = row[field];
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

export type Refusal = { readonly at: string; readonly why: string; readonly cell?: string };
export type Warning = { readonly at: string; readonly kind: string; readonly cell?: string; readonly by?: string; readonly note?: string };
export type LeftLine = { readonly at: string; readonly why: string };

/** Everything that readers of lists share: what is asked, what is known, and where what they find goes. */
export class ImportDraft {
  readonly workbook: OfficeWorkbook;
  readonly world: OfficeWorld;
  readonly book: QuestionBook;
  readonly clubs: ClubMatcher;
  readonly halls: HallMatcher;
  readonly rows: DraftRow[] = [];
  readonly refused: Refusal[] = [];
  readonly warnings: Warning[] = [];
  readonly left: LeftLine[] = [];

  constructor(workbook: OfficeWorkbook, world: OfficeWorld, book: QuestionBook, clubs: ClubMatcher, halls: HallMatcher) {
    this.workbook = workbook;
    this.world = world;
    this.book = book;
    this.clubs = clubs;
    this.halls = halls;
  }

  /** The place of a row: its sheet and the list's first cell of it. */
  rowPlace({ sheet, firstColumn, headRow }: FoundTable, row: number): string {
    return placeOf(this.workbook, sheet, row, headRow === null ? 0 : firstColumn);
  }

  /** The place of a column; in a file of one sheet its letters say enough. */
  columnPlace({ sheet }: FoundTable, column: number): string {
    const name = cellName(0, column).slice(0, -1);
    return this.workbook.hasSheets && this.workbook.sheets.length > 1 ? `${sheet.name}!${name}` : name;
  }

  refuse(at: string, why: string, row: number, column: number | undefined): void {
    this.refused.push(column === undefined ? { at, why } : { at, why, cell: cellName(row, column) });
  }
}
