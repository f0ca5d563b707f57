import { type GridCell, type SheetGrid, shownText } from "./sheet-grid.ts";

/** `"`, `″`, `''`, `-"-`, `-//-`, `—||—`: as above. */
const ditto = /^[-–—\s]*(?:["”“″„〃]|''|’’|\/\/|\|\|)[-–—\s]*$/u;

/** A sheet in which every cell with a ditto mark says what stands above it, as whoever wrote it means. IMPF6 */
export function withoutDittoMarks(sheet: SheetGrid): SheetGrid {
  const isMark = (cell: GridCell | null) => cell !== null && typeof cell.value === "string" && ditto.test(shownText(cell));
  if (!sheet.rows.some((row) => row.some((cell) => isMark(cell)))) return sheet;
  const rows: (GridCell | null)[][] = [];
  for (const row of sheet.rows) {
    const above = rows.at(-1);
    rows.push(row.map((cell, column) => (isMark(cell) ? (above?.[column] ?? null) : cell)));
  }
  return { ...sheet, rows };
}
