import { utcDayOf } from "#core/kernel/calendar-day.ts";
import type { Cell, CellValue, Sheet, Workbook } from "hucre";
import { EncryptedFileError, resolveThemeColor } from "hucre";
import { readOds } from "hucre/ods";
import { readXls, readXlsx } from "hucre/xlsx";
import { type UntoldParts, untoldInOds } from "./untold-in-ods.ts";
import { hiddenSheetsOfXls, isLockedXls } from "./untold-in-xls.ts";
import { type CellMoment, type GridCell, type OfficeWorkbook, type SheetGrid, UnreadableFile } from "./sheet-grid.ts";
import { unpackedEntry, type ZipEntry } from "./zip-check.ts";

/** Cells of a sheet that are looked at; what is formatted far below a list is no list. */
const mostColumns = 120;
const mostRows = 30_000;

type Untold = ReadonlyMap<string, UntoldParts>;

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
  const untold: Untold = content
    ? untoldInOds(new TextDecoder().decode(unpackedEntry(bytes, content)))
    : format === "xls"
      ? hiddenSheetsOfXls(
          bytes,
          workbook.sheets.map(({ name }) => name),
        )
      : new Map();
  const theme = workbook.themeColors ?? [];
  return { format, hasSheets: true, sheets: workbook.sheets.map((sheet) => gridOf(sheet, theme, untold.get(sheet.name))) };
}

async function openWorkbook(format: "xlsx" | "xls" | "ods", bytes: Uint8Array): Promise<Workbook> {
  try {
    if (format === "xls") return await readXls(bytes, { readStyles: true });
    return format === "ods" ? await readOds(bytes, { readStyles: true }) : await readXlsx(bytes, { readStyles: true });
  } catch (error) {
    // The library takes some damaged old files for locked ones: those that are say so by a record of their own.
    const isLocked = error instanceof EncryptedFileError && (format !== "xls" || isLockedXls(bytes));
    if (isLocked) throw new UnreadableFile("password", "The file is locked with a password: take it away and send the file again.");
    throw new UnreadableFile("broken", "The file is not whole: send it again.");
  }
}

function gridOf(sheet: Sheet, theme: string[], untold: UntoldParts | undefined): SheetGrid {
  const isLonger = sheet.rows
    .slice(mostRows)
    .some((row: CellValue[] | undefined) => row?.some((value) => value !== null && value !== "") === true);
  if (isLonger) throw new UnreadableFile("broken", `The sheet ${sheet.name} has more than ${mostRows} rows: send it in parts.`);
  // Old files leave out rows of which nothing is known.
  const rows = Array.from(sheet.rows.slice(0, mostRows), (row: CellValue[] | undefined, index) =>
    (row ?? []).slice(0, mostColumns).map((value, column) => {
      const cell = gridCell(value, sheet.cells?.get(`${index},${column}`), theme);
      return cell !== null && untold?.struck.has(`${index}:${column}`) ? { ...cell, isStruck: true } : cell;
    }),
  );
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
  const byHand = [...(sheet.rowDefs ?? [])].filter(([, row]) => row.hidden === true).map(([row]) => row);
  return {
    name: sheet.name,
    isHidden: sheet.hidden === true || sheet.veryHidden === true || untold?.isHidden === true,
    rows,
    hiddenRows: untold?.rows ?? new Set(byHand),
    widths,
  };
}

function gridCell(value: CellValue, cell: Cell | undefined, theme: string[]): GridCell | null {
  const fill = fillOf(cell, theme);
  const ink = cell?.style?.font?.color?.rgb?.slice(-6).toUpperCase() ?? null;
  const isStruck = cell?.style?.font?.strikethrough === true || (cell?.richText?.every((run) => run.font?.strikethrough === true) ?? false);
  const isError = cell?.type === "error" || (typeof value === "string" && /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/.test(value));
  const problem = isError ? "error-value" : cell?.formula !== undefined && value === null ? "formula-without-value" : null;
  if (problem === null && fill === null && (value === null || value === "")) return null;
  return {
    value: problem === null ? gridValue(value) : null,
    format: cell?.style?.numFmt ?? null,
    fill,
    ink: ink === "000000" ? null : ink,
    isStruck,
    isFormula: cell?.formula !== undefined,
    problem,
    isCovered: false,
  };
}

function gridValue(value: CellValue): GridCell["value"] {
  if (value instanceof Date) return momentOf(value);
  if (typeof value === "boolean") return value ? "✓" : "";
  if (typeof value !== "string") return value;
  const duration = /^-?PT(\d+)H(\d+)M([\d.,]+)S$/.exec(value);
  if (!duration) return value;
  const elapsedMinutes = Number(duration[1]) * 60 + Number(duration[2]);
  return { day: null, minutes: elapsedMinutes, elapsedMinutes };
}

/** Six hex digits; a colour of the workbook's theme as the theme has it. */
function fillOf(cell: Cell | undefined, theme: string[]): string | null {
  const fill = cell?.style?.fill;
  if (fill?.type !== "pattern" || fill.pattern !== "solid") return null;
  const { rgb, theme: index, tint } = fill.fgColor ?? {};
  const colour = rgb ?? (index === undefined || theme[index] === undefined ? null : resolveThemeColor(theme, index, tint));
  return colour === null ? null : colour.replace("#", "").slice(-6).toUpperCase();
}

/** The days on which spreadsheets begin to count, of two kinds: an hour alone is one of them. */
const firstDays = [Date.UTC(1899, 11, 31), Date.UTC(1904, 0, 1)];
/** Nobody scores more in a game: as hours, what a score was taken for. */
const mostHours = 250;

/** Spreadsheets keep an hour as one of their first day, to the nearest fraction of a second. */
function momentOf(date: Date): CellMoment {
  const rounded = Math.round(date.getTime() / 1000) * 1000;
  const base = firstDays.find((first) => rounded >= first - 86_400_000 && rounded < first + mostHours * 3_600_000);
  const minutes = (Math.floor((rounded % 86_400_000) / 60_000) + 1440) % 1440;
  if (base === undefined) return { day: utcDayOf(rounded), minutes, elapsedMinutes: 0 };
  const elapsedMinutes = Math.round((rounded - base) / 60_000);
  // The day before the first is how some count an hour.
  return elapsedMinutes < 0 ? { day: null, minutes, elapsedMinutes: minutes } : { day: null, minutes: elapsedMinutes, elapsedMinutes };
}
