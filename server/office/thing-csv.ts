import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { writeXlsx } from "hucre/xlsx";
import type { Field, Fields, FieldValue } from "#contract/fields/field-kinds.ts";
import { typedField } from "#contract/fields/typed-field.ts";
import { locales } from "#contract/locale.ts";
import type { OfficeHand } from "./office-change.ts";
import type { OfficeRow, OfficeStore } from "./office-store.ts";

/** A line of a file: the row it is about, none for a new one, and what is typed into its cells. */
export type ThingLine = { readonly line: number; readonly slug: string; readonly typed: Readonly<Record<string, unknown>> };

/** What a spreadsheet would reckon stands behind an apostrophe, and so does what begins with one: reading takes it away again. */
const reckoned = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20']/;

/** All rows of a thing with all of their fields, as a file that reads back to them: one column a field, of words one a language. OFF11 */
export function thingCsv<All extends Fields>({ thing }: OfficeStore<All>, rows: readonly OfficeRow<All>[], hand: OfficeHand): string {
  const cells = cellsOf(thing.fields, rows, hand).map((line) => line.map(harmless));
  return stringify(cells, { bom: true, record_delimiter: "\r\n", quoted_match: /[\r\n]/ });
}

/** The same as a workbook: every cell is a text, so that a spreadsheet neither reckons nor rewrites it. OFF52 */
export async function thingXlsx<All extends Fields>(
  { thing }: OfficeStore<All>,
  rows: readonly OfficeRow<All>[],
  hand: OfficeHand,
): Promise<Uint8Array> {
  return writeXlsx({ sheets: [{ name: thing.name, rows: cellsOf(thing.fields, rows, hand).map((line) => [...line]) }] });
}

function cellsOf(fields: Fields, rows: readonly OfficeRow[], hand: OfficeHand): readonly (readonly string[])[] {
  const columns = columnsOf(fields);
  return [
    ["slug", ...columns],
    ...rows.map(({ slug, values }) => [slug, ...columns.map((column) => cellOf(fields, column, values, hand))]),
  ];
}

/**
 * The lines of such a file: columns by name in any order, as many of them as there are; or in one line why it is none. What a
 * column leaves out stays as it is, an empty cell takes away. OFF11
 */
export function thingLines<All extends Fields>({ thing }: OfficeStore<All>, text: string): readonly ThingLine[] | string {
  const records = recordsOf(text);
  if (typeof records === "string") return records;
  const [head = [], ...body] = records;
  const known = new Set(["slug", ...columnsOf(thing.fields)]);
  const unknown = head.find((column) => !known.has(column));
  if (unknown !== undefined) return `there is no column ${unknown === "" ? "without a name" : unknown}; there are ${[...known].join(", ")}`;
  if (new Set(head).size < head.length) return "a column is there twice";
  if (!head.includes("slug")) return "the column slug is missing";
  const long = body.findIndex((cells) => cells.length > head.length);
  if (long >= 0) return `line ${long + 2} has more cells than there are columns`;
  return body.map((cells, index) => lineOf(thing.fields, head, cells, index + 2));
}

function lineOf(fields: Fields, head: readonly string[], cells: readonly string[], line: number): ThingLine {
  const typed: Record<string, unknown> = {};
  let slug = "";
  for (const [place, column] of head.entries()) {
    const text = (cells[place] ?? "").replace(/^'/, "");
    const [name = "", locale] = column.split(".");
    if (column === "slug") slug = text.trim();
    else typed[name] = fields[name]?.kind === "words" ? { ...(typed[name] as object | undefined), [locale ?? ""]: text } : text;
  }
  return { line, slug, typed };
}

function recordsOf(text: string): readonly (readonly string[])[] | string {
  try {
    return parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true, delimiter: [",", ";", "\t"] });
  } catch (error) {
    if (error instanceof CsvError) return `it cannot be read as CSV: ${error.message.replace(/\s+/g, " ")}`;
    throw error;
  }
}

function columnsOf(fields: Fields): readonly string[] {
  return Object.entries<Field>(fields).flatMap(([name, { kind }]) =>
    kind === "words" ? locales.map((locale) => `${name}.${locale}`) : [name],
  );
}

function cellOf(fields: Fields, column: string, values: Readonly<Record<string, FieldValue>>, hand: OfficeHand): string {
  const [name = "", locale] = column.split(".");
  const [field, value] = [fields[name], values[name] ?? null];
  if (field === undefined) return "";
  if (field.kind !== "words") return typedField(field, value, hand);
  const words: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(value ?? {}));
  const text = words[locale ?? ""];
  return typeof text === "string" ? text : "";
}

function harmless(text: string): string {
  return reckoned.test(text) ? `'${text}` : text;
}
