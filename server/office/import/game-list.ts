import type { ColumnField } from "./column-words.ts";
import type { FileDates } from "./file-dates.ts";
import type { FoundTable } from "./find-tables.ts";
import type { GameRow } from "./game-rows.ts";
import type { ImportDraft } from "./import-draft.ts";
import type { RowMark } from "./row-marks.ts";
import type { GridCell } from "./sheet-grid.ts";

/** What holds for all rows of a list of games. */
export type GameList = {
  readonly table: FoundTable;
  readonly dates: FileDates;
  readonly marks: ReadonlyMap<number, RowMark>;
  readonly hasResults: boolean;
  /** Of a list whose title names it. */
  readonly season: string | null;
  /** 00:00 is no hour where the office said so. */
  readonly isMidnightUnknown: boolean;
  /** For rows without an hour, where a note tells one for all and the office agreed. */
  readonly usualTime: string | null;
};

export function cellOf({ table }: GameList, { row }: GameRow, field: ColumnField): GridCell | null {
  return table.sheet.rows[row]?.[table.fields.get(field) ?? -1] ?? null;
}

export function refused(draft: ImportDraft, { table }: GameList, { row }: GameRow, why: string, field?: ColumnField): null {
  draft.refuse(draft.rowPlace(table, row), why, row, field === undefined ? undefined : table.fields.get(field));
  return null;
}
