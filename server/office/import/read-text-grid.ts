import { CsvError, parse } from "csv-parse/sync";
import { fromHtml } from "hucre";
import { type GridCell, type OfficeWorkbook, type SheetGrid, textCell, UnreadableFile } from "./sheet-grid.ts";

const separators = ["\t", ";", ",", "|"] as const;
/** Lines by which the separator is told. */
const linesLookedAt = 60;

/** Text of cells, in a file or pasted: its separator is the one that parts most of its lines alike. IMPF3 */
export function readTextGrid(text: string): OfficeWorkbook {
  const written = text.replace(/^\uFEFF/u, "");
  const said = /^sep=(.)\r?\n/i.exec(written);
  const separator = said?.[1] ?? separatorOf(written);
  const rows = recordsOf(said ? `\n${written.slice(said[0].length)}` : written, separator).map((record) =>
    record.map((cell) => textCell(cell)),
  );
  if (!rows.some((row) => row.some((cell) => cell !== null))) throw new UnreadableFile("broken", "The file is empty.");
  const isParted = rows.some((row) => row.length > 1);
  const format = !isParted ? "text" : separator === "\t" ? "tsv" : "csv";
  return { format, hasSheets: false, sheets: [sheetOf("", rows)] };
}

function separatorOf(text: string): string {
  const lines = text.split(/\r?\n|\r/u, linesLookedAt).filter((line) => line.trim() !== "");
  const best = separators
    .map((separator) => {
      const counts = lines.map((line) => unquoted(line).split(separator).length - 1).filter((count) => count > 0);
      const usual = mode(counts);
      return { separator, weight: counts.filter((count) => count === usual).length * Math.min(usual, 6) };
    })
    .toSorted((one, other) => other.weight - one.weight)[0];
  return best && best.weight > 0 ? best.separator : "\t";
}

function unquoted(line: string): string {
  return line.replace(/"(?:[^"]|"")*"/gu, "");
}

function mode(counts: readonly number[]): number {
  const often = new Map<number, number>();
  for (const count of counts) often.set(count, (often.get(count) ?? 0) + 1);
  return [...often].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}

/** Lines keep their numbers: an empty one is a row of nothing. A quote that is never closed is a letter like any other. */
function recordsOf(text: string, delimiter: string): string[][] {
  // A file that was mended by hand ends its lines in more than one way.
  const record_delimiter = ["\r\n", "\n", "\r"];
  const options = {
    delimiter,
    record_delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    info: true,
  } as const;
  try {
    const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    const rows: string[][] = [];
    let line = 0;
    for (const { record, info } of records) {
      rows[line] = record;
      line = info.lines;
    }
    return Array.from(rows, (row) => row ?? []);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return text.split(/\r?\n|\r/u).map((line) => line.split(delimiter));
  }
}

export function isWebPage(head: string): boolean {
  return /<(?:html|table|!doctype html|body)\b/i.test(head);
}

/** The tables of a web page, each a sheet `table1`, `table2`. Nothing that the page names is asked for. IMPF5 */
export function readWebPage(page: string): OfficeWorkbook {
  const tables = [...page.matchAll(/<table\b.*?<\/table\s*>/gis)].map(([table]) => table);
  const sheets = tables.map((table, index) => {
    const sheet = fromHtml(plainCells(table), { typeInference: false, classes: false });
    const rows = sheet.rows.map((row) => row.map((value) => textCell(value === null ? "" : decoded(String(value)))));
    const widths = new Map<string, number>();
    for (const { startRow, startCol, endRow, endCol } of sheet.merges ?? []) {
      if (endCol > startCol) widths.set(`${startRow}:${startCol}`, endCol - startCol + 1);
      const first = rows[startRow]?.[startCol] ?? null;
      for (let row = startRow + 1; row <= endRow; row++) {
        const cells = rows[row];
        if (first && cells) cells[startCol] ??= { ...first, isCovered: true };
      }
    }
    return sheetOf(`table${index + 1}`, rows, widths);
  });
  if (sheets.length === 0) throw new UnreadableFile("broken", "This is a web page without a table.");
  return { format: "html", hasSheets: true, sheets };
}

/** A break within a cell is a blank; scripts, styles and remarks are nothing; blanks that do not break are told as letters. */
function plainCells(table: string): string {
  return table
    .replace(/<!--.*?-->/gs, "")
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, "")
    .replace(/<(?:br|\/p|\/div|\/li)\b[^>]*>/gi, " ")
    .replace(/<(?:img|input|hr|col|wbr)\b[^>]*>/gi, "");
}

const namedLetters: Readonly<Record<string, string>> = {
  nbsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  ndash: "–",
  mdash: "—",
  laquo: "«",
  raquo: "»",
  bdquo: "„",
  ldquo: "“",
  rdquo: "”",
  lsquo: "‘",
  rsquo: "’",
  hellip: "…",
  middot: "·",
  ordm: "º",
  ordf: "ª",
};
const marks: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  caron: "\u030C",
  tilde: "\u0303",
  circ: "\u0302",
  uml: "\u0308",
  cedil: "\u0327",
};

/** Letters that a page writes by name or number. */
function decoded(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,10});/gi, (whole: string, name: string) => {
    if (name.startsWith("#")) {
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    }
    const marked = /^([a-z])(acute|grave|caron|tilde|circ|uml|cedil)$/i.exec(name);
    if (marked?.[1] && marked[2]) return `${marked[1]}${marks[marked[2].toLowerCase()] ?? ""}`.normalize("NFC");
    return namedLetters[name.toLowerCase()] ?? whole;
  });
}

function sheetOf(
  name: string,
  rows: readonly (readonly (GridCell | null)[])[],
  widths: ReadonlyMap<string, number> = new Map(),
): SheetGrid {
  return { name, isHidden: false, rows, hiddenRows: new Set(), widths };
}
