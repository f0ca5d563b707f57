/**
 * A text out of somebody else's JSON: numbers are taken as typed, anything that is neither is no text. NUL characters
 * and halves of a surrogate pair, which no database keeps, are left out.
 */
export function sourceText(value: unknown): string {
  if (typeof value === "string") return value.replaceAll("\0", "").toWellFormed().trim();
  return typeof value === "number" ? String(value) : "";
}
