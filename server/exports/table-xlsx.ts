import type { Cell } from "write-excel-file/node";
import { printable } from "#contract/xml-document.ts";
import type { SpreadsheetCell, SpreadsheetTable } from "./spreadsheet-table.ts";

const dayMs = 24 * 60 * 60_000;
/** What Excel takes for the name of a sheet, and how much of it. */
const longestSheetName = 31;
const longestText = 32_767;
const widest = 60;
/** Before it Excel has no days, or other ones than the calendar: to it 1900 was a leap year. */
const firstSerialDay = "1900-03-01";

/** A table as a workbook of one sheet. Its library is loaded by who first asks for one. EXPORT3 */
export async function tableXlsx({ caption, heads, rows }: SpreadsheetTable): Promise<Buffer> {
  const { default: write } = await import("write-excel-file/node");
  const data: Cell[][] = [heads.map((head) => ({ ...textCell(head), fontWeight: "bold" as const })), ...rows.map((row) => row.map(cellOf))];
  const columns = heads.map((head, index) => ({ width: widthOf([head, ...rows.map((row) => row[index] ?? null)]) }));
  return write(data, { columns, sheet: sheetName(caption), stickyRowsCount: 1 }).toBuffer();
}

function cellOf(cell: SpreadsheetCell): Cell {
  if (cell === null) return null;
  if (typeof cell === "number") return { value: cell, type: Number };
  if (typeof cell === "string") return textCell(cell);
  if ("day" in cell && cell.day < firstSerialDay) return textCell(cell.day);
  if ("day" in cell) return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: "yyyy-mm-dd" };
  return { value: (cell.seconds * 1000) / dayMs, type: Number, format: "[m]:ss" };
}

/** Text is text, whatever it begins with: nothing in it is reckoned. */
function textCell(text: string) {
  return { value: printable(text).slice(0, longestText).toWellFormed(), type: String, format: "@" } as const;
}

function sheetName(caption: string): string {
  const name = printable(caption)
    .replace(/[\\/?*[\]:]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[' ]+/, "")
    .slice(0, longestSheetName)
    .replace(/[' ]+$/, "");
  // Excel keeps one name for itself.
  return name === "" || /^history$/i.test(name) ? `${name}1` : name.toWellFormed();
}

function widthOf(cells: readonly SpreadsheetCell[]): number {
  const lengths = cells.map((cell) => (typeof cell === "string" ? cell.length : typeof cell === "number" ? String(cell).length : 10));
  return Math.min(Math.max(4, ...lengths) + 1, widest);
}
