/** A word or a figure, as most texts of a source are. */
const asItStands = /^[\w.:-]*$/;

/**
 * A text out of somebody else's JSON: numbers are taken as typed, anything that is neither is no text. NUL characters
 * and halves of a surrogate pair, which no database keeps, are left out.
 */
export function sourceText(value: unknown): string {
  if (typeof value === "string") return asItStands.test(value) ? value : value.replaceAll("\0", "").toWellFormed().trim();
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}

/** A whole number out of somebody else's JSON, as number or text, from `least` to `most`; `null` for anything else. */
export function sourceInteger(value: unknown, least: number, most: number): number | null {
  const text = sourceText(value);
  const number = text === "" ? Number.NaN : Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}

/**
 * The number by which a source names a play, as a key: 4, "4" and "04" are one. `null` where it is none, or too long to
 * be one.
 */
export function sourceNumber(value: unknown): string | null {
  const text = sourceText(value);
  if (text === "" || text.length > longestNumber) return null;
  return /^\d+$/.test(text) ? String(Number(text)) : text;
}

const longestNumber = 15;

/** What a table says under somebody else's word; never what every object has by itself, as `constructor`. */
export function wordIn<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

/** A list out of somebody else's JSON; anything else is an empty one. */
export function sourceList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export type SourceObject = Readonly<Record<string, unknown>>;

/** An object out of somebody else's JSON; anything else is an empty one. */
export function sourceObject(value: unknown): SourceObject {
  return isSourceObject(value) ? value : {};
}

export function isSourceObject(value: unknown): value is SourceObject {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
