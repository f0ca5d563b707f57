import { type RawBuilder, sql } from "kysely";
import type { ColumnTypes } from "./column-types.ts";

/**
 * Many rows as the source of one `insert … select`: an array for each column, a quarter of what JSON costs either side and
 * with no limit to how many rows go at once. Objects are written as JSON. What is `same` in all of them is sent once.
 */
export function unnestRows(rows: readonly object[], types: ColumnTypes, same: Readonly<Record<string, string>> = {}): RawBuilder<unknown> {
  const { strings, sameNames, differing } = questionOf(types, same);
  return sql(strings, ...sameNames.map((name) => same[name]), ...differing.map((name) => columnArray(rows, name)));
}

/** Its text between the values, those of what is the same coming first. */
type Question = { readonly strings: TemplateStringsArray; readonly sameNames: readonly string[]; readonly differing: readonly string[] };

/** Putting it together takes longer than filling it with a row. */
const questions = new WeakMap<ColumnTypes, Map<string, Question>>();

function questionOf(types: ColumnTypes, same: Readonly<Record<string, string>>): Question {
  const known = questions.get(types) ?? new Map<string, Question>();
  questions.set(types, known);
  const key = Object.keys(same).join();
  const question = known.get(key) ?? newQuestion(types, same);
  known.set(key, question);
  return question;
}

/** Where a value comes: no name and no type has it. */
const place = "\0";

function newQuestion(types: ColumnTypes, same: Readonly<Record<string, string>>): Question {
  const isSame = (name: string) => Object.hasOwn(same, name);
  const names = [...types.keys()];
  const differing = names.filter((name) => !isSame(name));
  const selected = names.map((name) => (isSame(name) ? `${place}::${types.get(name)}` : `row.${quotedName(name)}`));
  const arrays = differing.map((name) => `${place}::${types.get(name)}[]`);
  const text = `select ${selected.join(", ")} from unnest(${arrays.join(", ")}) as row (${differing.map(quotedName).join(", ")})`;
  const strings = text.split(place);
  return { strings: Object.assign(strings, { raw: strings }), sameNames: names.filter(isSame), differing };
}

function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function columnArray(rows: readonly object[], name: string): string {
  return arrayText(rows, (row) => (row as Record<string, unknown>)[name]);
}

/** Something of each of many as an array, as PostgreSQL writes it: what drivers make of a list costs them several times as much. */
export function arrayText<One>(many: readonly One[], of: (one: One) => unknown): string {
  let elements = "";
  for (const one of many) elements += `${elements === "" ? "" : ","}${element(of(one))}`;
  return `{${elements}}`;
}

/** What PostgreSQL has written as an array of numbers. */
export function numbersOf(array: string): number[] {
  return JSON.parse(`[${array.slice(1, -1)}]`) as number[];
}

function element(value: unknown): string {
  if (value === null || value === undefined) return "NULL";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "string") return quoted(value);
  if (value instanceof Date) return `"${value.toISOString()}"`;
  // In JSON's text JSON escapes what an array's element has to escape, and nothing else: it has no control characters.
  return JSON.stringify(JSON.stringify(value));
}

function quoted(text: string): string {
  // Most have nothing to be escaped, and are not to be gone through letter by letter.
  return text.includes('"') || text.includes("\\") ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `"${text}"`;
}
