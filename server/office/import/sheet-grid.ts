/** A day or an hour as a spreadsheet keeps it, both in one number. */
export type CellMoment = {
  /** `null`: a time alone. */
  readonly day: string | null;
  /** Minutes since that day's midnight. */
  readonly minutes: number;
  /** Minutes since the workbook's first day: of a duration, such as a score that was taken for one, all of it. */
  readonly elapsedMinutes: number;
};

/** What is in a cell, with the marks by which people say things that no column says. */
export type GridCell = {
  /** `null`: a formula whose value nobody stored, or an error. A formula is never computed. */
  readonly value: string | number | CellMoment | null;
  /** How a number is shown, `0.00`. */
  readonly format: string | null;
  /** Six hex digits of the ground, where it is coloured. */
  readonly fill: string | null;
  /** The same of its letters, where they are no usual black. */
  readonly ink: string | null;
  readonly isStruck: boolean;
  readonly isFormula: boolean;
  readonly problem: "formula-without-value" | "error-value" | null;
  /** Filled down from a merged cell above. */
  readonly isCovered: boolean;
};

export type SheetGrid = {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly (readonly (GridCell | null)[])[];
  readonly hiddenRows: ReadonlySet<number>;
  /** Merged across columns: of a head that stands over two columns. By `row:column`, how many columns. */
  readonly widths: ReadonlyMap<string, number>;
};

/** What the bytes are, whatever the name says. */
export type FileFormat = "xlsx" | "xls" | "ods" | "csv" | "tsv" | "text" | "html" | "wxr";

export type OfficeWorkbook = {
  readonly format: FileFormat;
  /** Of text, one of which has no sheets: rows are told as `A7`. */
  readonly hasSheets: boolean;
  readonly sheets: readonly SheetGrid[];
};

/** A file of which nothing can be read. The sentence is shown; no row was changed. IMPF1 */
/** Sentences of files that are larger than any list, however they come to be so. IMPF2 */
export const unreadable = {
  tooMuch: "The file takes more memory or time than any list of a league: save what is needed of it as a new file.",
  unpacksToTooMuch: "The file unpacks to more than any list of a league: save what is needed of it as a new file.",
} as const;

export class UnreadableFile extends Error {
  readonly why: "password" | "broken";

  constructor(why: "password" | "broken", sentence: string) {
    super(sentence);
    this.why = why;
  }
}

/** Letters of a column, `A` to `XFD`. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest < 0 ? "" : columnName(rest)) + String.fromCharCode(65 + (column % 26));
}

/** A cell's own name, `B7`; both figures count from 0. */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

/** A cell of text and nothing else. */
export function textCell(value: string): GridCell | null {
  return value === ""
    ? null
    : { value, format: null, fill: null, ink: null, isStruck: false, isFormula: false, problem: null, isCovered: false };
}

/** What people see in a cell, on one line, in composed letters; "" where there is nothing, or an error. */
export function shownText(cell: GridCell | null | undefined): string {
  if (!cell || cell.value === null) return "";
  const { value, format } = cell;
  if (typeof value === "string") return cleanLine(value);
  if (typeof value === "number") return shownNumber(value, format);
  return value.day ?? "";
}

/** Without what cannot be seen and with single blanks. */
export function cleanLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

function shownNumber(value: number, format: string | null): string {
  const plain = format === null ? null : (/^(0+)(?:\.(0+))?$/.exec(format) ?? null);
  if (plain === null) return String(value);
  const [whole = "", decimals = ""] = value.toFixed(plain[2]?.length ?? 0).split(".");
  const padded = whole.padStart(plain[1]?.length ?? 1, "0");
  return decimals === "" ? padded : `${padded}.${decimals}`;
}
