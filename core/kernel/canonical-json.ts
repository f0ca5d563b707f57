/** A value as JSON in its one spelling, whoever writes it: keys in order, no spaces. Its digest stands for the value. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  let fields = "";
  for (const key of Object.keys(value).sort()) {
    const each = (value as Record<string, unknown>)[key];
    if (each !== undefined) fields += `${fields === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(each)}`;
  }
  return `{${fields}}`;
}
