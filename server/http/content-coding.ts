import { readWeightedList } from "./weighted-list.ts";

/** How a body is written; in the order we prefer when a client does not. */
export const contentCodings = ["br", "gzip", "identity"] as const;
export type ContentCoding = (typeof contentCodings)[number];

const known = new Map<string | undefined, ContentCoding>();

/** The coding for an `Accept-Encoding` header. A client that forbids all of them gets the body as it is (RFC 9110 §12.5.3). */
export function chooseCoding(header: string | undefined): ContentCoding {
  const before = known.get(header);
  if (before !== undefined) return before;
  const chosen = choose(header);
  // Browsers send a handful of headers; an attacker must not make us remember more.
  if (known.size < 100) known.set(header, chosen);
  return chosen;
}

function choose(header: string | undefined): ContentCoding {
  if (header === undefined) return "identity";
  const wanted = new Map(readWeightedList(header).map(({ value, weight }) => [value === "x-gzip" ? "gzip" : value, weight]));
  let best: ContentCoding = "identity";
  let bestWeight = 0;
  for (const coding of contentCodings) {
    // Not named and no star: only the body as it is goes without saying, and least of all.
    const weight = wanted.get(coding) ?? wanted.get("*") ?? (coding === "identity" ? Number.MIN_VALUE : 0);
    if (weight > bestWeight) [best, bestWeight] = [coding, weight];
  }
  return best;
}
