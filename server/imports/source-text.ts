/** A text out of somebody else's JSON: numbers are taken as typed, anything that is neither is no text. */
export function sourceText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" ? String(value) : "";
}
