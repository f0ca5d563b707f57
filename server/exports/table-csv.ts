import { stringify } from "csv-stringify/sync";
import type { Locale } from "#contract/locale.ts";
import type { SpreadsheetCell, SpreadsheetTable } from "./spreadsheet-table.ts";

/** What spreadsheets take for a day, an hour or a fraction, though it is none: `2011-12`, `3/4`. */
const looksLikeAnother = /^\s*\d{1,4}\s?[/:.-]\s?\d{1,4}(?:\s?[/:.-]\s?\d{1,4})?\s*$/;

/**
 * As a spreadsheet of the language opens it by a double click: English between commas, all others between semicolons and with
 * their decimal comma, lines ended as RFC 4180 has it, marked as UTF-8. Minutes are minutes and parts of them. A text that would be reckoned
 * as a formula stands behind an apostrophe. EXPORT2
 */
export function tableCsv({ heads, rows }: Pick<SpreadsheetTable, "heads" | "rows">, locale: Locale): string {
  const isEnglish = locale === "en";
  const number = (value: number) => (isEnglish ? String(value) : String(value).replace(".", ","));
  const lines = [heads, ...rows].map((row) => row.map((cell) => textOf(cell, number)));
  // By itself it quotes the line's end that it writes, and no other.
  return stringify(lines, { bom: true, delimiter: isEnglish ? "," : ";", record_delimiter: "\r\n", quoted_match: /[\r\n]/ });
}

function textOf(cell: SpreadsheetCell, number: (value: number) => string): string | null {
  if (cell === null) return null;
  if (typeof cell === "number") return number(cell);
  if (typeof cell === "string") return harmless(looksLikeAnother.test(cell) ? cell.trim().replace(/[/:.-]/g, "\u2013") : cell);
  return "day" in cell ? cell.day : number(Math.round((cell.seconds / 60) * 100) / 100);
}

function harmless(text: string): string {
  return /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}
