export type JsonPath = readonly (string | number)[];

/** Every place in a document, as a path of keys. */
export function placesIn(value: unknown, path: JsonPath = []): JsonPath[] {
  if (value === null || typeof value !== "object") return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

/** Of places that differ by their position in a list alone, the first and the last: the others are alike. */
export function placesOfEachKind(value: unknown): JsonPath[] {
  const kinds = Map.groupBy(placesIn(value).slice(1), (path) => path.map((key) => (/^\d+$/.test(String(key)) ? "#" : key)).join("."));
  return [...kinds.values()]
    .flatMap((paths) => [paths[0], ...(paths.length > 1 ? [paths.at(-1)] : [])])
    .filter((path) => path !== undefined);
}

/** A copy with another value at that place; `undefined` takes the field away. */
export function withWound<Document extends object>(document: Document, path: JsonPath, value: unknown): Document {
  const copy = structuredClone(document);
  let parent = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) {
    const next = parent[key];
    // An earlier wound may have taken the limb off already.
    if (next === null || typeof next !== "object") return copy;
    parent = next as Record<string | number, unknown>;
  }
  const last = path.at(-1);
  if (last === undefined) return copy;
  if (value === undefined && !Array.isArray(parent)) delete parent[last];
  else parent[last] = value;
  return copy;
}
