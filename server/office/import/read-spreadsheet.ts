import type { Cell, CellValue, Sheet, Workbook } from "hucre";
import { EncryptedFileError } from "hucre";
import { readOds } from "hucre/ods";
import { readXls, readXlsx } from "hucre/xlsx";
import { hiddenInOds } from "./ods-hidden.ts";
import { type CellMoment, type GridCell, type OfficeWorkbook, type SheetGrid, UnreadableFile } from "./sheet-grid.ts";
import { unpackedEntry, type ZipEntry } from "./zip-check.ts";

/** Cells of a sheet that are looked at; what is formatted far below a list is no list. */
const mostColumns = 120;
const mostRows = 30_000;

type Hidden = ReadonlyMap<string, { readonly isHidden: boolean; readonly rows: ReadonlySet<number> }>;

/**
 * The grids of a workbook, by the library that is pinned for it, with its holes mended: OpenDocument's hours are texts there, and what
 * is hidden in it is not told. IMPF1, IMPF4
 */
export async function readSpreadsheet(
  format: "xlsx" | "xls" | "ods",
  bytes: Uint8Array,
  entries: ReadonlyMap<string, ZipEntry> | null,
): Promise<OfficeWorkbook> {
  const workbook = await openWorkbook(format, bytes);
  const content = format === "ods" ? entries?.get("content.xml") : undefined;
  const hidden: Hidden = content ? hiddenInOds(new TextDecoder().decode(unpackedEntry(bytes, content))) : new Map();
  const base = Date.UTC(workbook.dateSystem === "1904" ? 1904 : 1899, 11, 31);
  const isLate = workbook.dateSystem === "1904";
  const sheets = workbook.sheets.map((sheet) => gridOf(sheet, isLate ? Date.UTC(1904, 0, 1) : base, hidden));
  return { format, hasSheets: true, sheets };
}

async function openWorkbook(format: "xlsx" | "xls" | "ods", bytes: Uint8Array): Promise<Workbook> {
  try {
    if (format === "xls") return await readXls(bytes, { readStyles: true });
    return format === "ods" ? await readOds(bytes, { readStyles: true }) : await readXlsx(bytes, { readStyles: true });
  } catch (error) {
    // The library takes some damaged old files for locked ones: those that are say so by a record of their own.
    const isLocked = error instanceof EncryptedFileError && (format !== "xls" || hasPasswordRecord(bytes));
    if (isLocked) throw new UnreadableFile("password", "The file is locked with a password: take it away and send the file again.");
    throw new UnreadableFile("broken", "The file is not whole: send it again.");
  }
}

/** FILEPASS of BIFF8: its number, then a length of 54 (RC4) or 4 (XOR) or more. */
function hasPasswordRecord(bytes: Uint8Array): boolean {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(Buffer.from([0x2f, 0x00, 0x36, 0x00]));
  return at >= 0 || Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from([0x2f, 0x00, 0x04, 0x00]));
}

function gridOf(sheet: Sheet, base: number, hidden: Hidden): SheetGrid {
  const rows = sheet.rows
    .slice(0, mostRows)
    .map((row, index) => row.slice(0, mostColumns).map((value, column) => gridCell(value, sheet.cells?.get(`${index},${column}`), base)));
  const widths = new Map<string, number>();
  for (const { startRow, startCol, endRow, endCol } of sheet.merges ?? []) {
    if (endCol > startCol) widths.set(`${startRow}:${startCol}`, endCol - startCol + 1);
    const first = rows[startRow]?.[startCol] ?? null;
    if (first === null || endRow - startRow > mostRows) continue;
    for (let row = startRow + 1; row <= endRow && row < rows.length; row++) {
      const cells = rows[row];
      if (cells && !cells[startCol]?.value) cells[startCol] = { ...first, isCovered: true };
    }
  }
  const said = hidden.get(sheet.name);
  const byHand = [...(sheet.rowDefs ?? [])].filter(([, row]) => row.hidden === true).map(([row]) => row);
  return {
    name: sheet.name,
    isHidden: sheet.hidden === true || sheet.veryHidden === true || said?.isHidden === true,
    rows,
    hiddenRows: said?.rows ?? new Set(byHand),
    widths,
  };
}

function gridCell(value: CellValue, cell: Cell | undefined, base: number): GridCell | null {
  const fill = cell?.style?.fill?.type === "pattern" && cell.style.fill.pattern === "solid" ? (cell.style.fill.fgColor?.rgb ?? null) : null;
  const isStruck = cell?.style?.font?.strikethrough === true || (cell?.richText?.every((run) => run.font?.strikethrough === true) ?? false);
  const isError = cell?.type === "error" || (typeof value === "string" && /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/.test(value));
  const problem = isError ? "error-value" : cell?.formula !== undefined && value === null ? "formula-without-value" : null;
  if (problem === null && fill === null && (value === null || value === "")) return null;
  return {
    value: problem === null ? gridValue(value, base) : null,
    format: cell?.style?.numFmt ?? null,
    fill: fill === null ? null : fill.slice(-6).toUpperCase(),
    isStruck,
    isFormula: cell?.formula !== undefined,
    problem,
    isCovered: false,
  };
}

function gridValue(value: CellValue, base: number): GridCell["value"] {
  if (value instanceof Date) return momentOf(value, base);
  if (typeof value === "boolean") return value ? "✓" : "";
  if (typeof value !== "string") return value;
  const duration = /^-?PT(\d+)H(\d+)M([\d.,]+)S$/.exec(value);
  if (!duration) return value;
  const elapsedMinutes = Number(duration[1]) * 60 + Number(duration[2]);
  return { day: null, minutes: elapsedMinutes, elapsedMinutes };
}

/** Spreadsheets keep an hour as one of their first day, to the nearest fraction of a second. */
function momentOf(date: Date, base: number): CellMoment {
  const rounded = Math.round(date.getTime() / 1000) * 1000;
  const elapsedMinutes = Math.round((rounded - base) / 60_000);
  const day = new Date(rounded).toISOString().slice(0, 10);
  const minutes = Math.floor((rounded % 86_400_000) / 60_000);
  // Nobody was born before the first day, and nobody scores more than a hundred days of points.
  const isTime = elapsedMinutes < 250 * 60 && elapsedMinutes > -24 * 60;
  return isTime ? { day: null, minutes: elapsedMinutes, elapsedMinutes } : { day, minutes: (minutes + 1440) % 1440, elapsedMinutes };
}
