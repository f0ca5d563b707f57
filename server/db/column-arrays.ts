import { type RawBuilder, sql } from "kysely";
import type { ColumnTypes } from "./column-types.ts";

/**
 * Many rows as the source of one `insert … select`: an array for each column, a quarter of what JSON costs either side and
 * with no limit to how many rows go at once. Objects are written as JSON. What is `same` in all of them is sent once.
 */
export function unnestRows(rows: readonly object[], types: ColumnTypes, same: Readonly<Record<string, string>> = {}): RawBuilder<unknown> {
  const differing = [...types].filter(([name]) => !Object.hasOwn(same, name));
  const arrays = differing.map(([name, type]) => sql`${columnArray(rows, name)}::${sql.raw(type)}[]`);
  const selected = [...types].map(([name, type]) =>
    Object.hasOwn(same, name) ? sql`${same[name]}::${sql.raw(type)}` : sql.ref(`row.${name}`),
  );
  return sql`select ${sql.join(selected)} from unnest(${sql.join(arrays)}) as row (${sql.join(differing.map(([name]) => sql.ref(name)))})`;
}

function columnArray(rows: readonly object[], name: string): string {
  const elements = rows.map((row) => element((row as Record<string, unknown>)[name]));
  return `{${elements.join(",")}}`;
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
