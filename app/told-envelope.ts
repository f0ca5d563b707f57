import { withoutSecrets } from "#contract/error-reporting.ts";

/** An envelope of Sentry's protocol as its kit hands it over: headers, and items each with headers of their own. */
type Item = readonly [{ readonly type?: string; readonly length?: number }, unknown];
type Envelope = readonly [Readonly<Record<string, unknown>>, readonly Item[]];

/** What kits take addresses apart into, under whatever name before it: `http.query`, `url.fragment`. */
const partsOfAddresses = /(?:^|[._])(?:query|query_string|fragment|search|hash)$/;
/** Of a page's drawing in recordings: ours, long, and without it nothing is seen of them. */
const looks = new Set(["class", "_cssText"]);

/**
 * An envelope without secrets: of all its items, whatever they are, and of what its head says of the page. What cannot be
 * read is left out, so that nothing leaves unseen. REPORT4
 */
export function fitEnvelope<Whole extends Envelope>(envelope: Whole): Whole {
  const [head, items] = envelope;
  const trace = head["trace"];
  return [trace === undefined ? head : { ...head, trace: fit(trace) }, items.flatMap(fitItem)] as unknown as Whole;
}

function fitItem([head, payload]: Item): Item[] {
  try {
    if (head.type !== "replay_recording") return [[head, fit(JSON.parse(JSON.stringify(payload)))]];
    const recording = fitRecording(typeof payload === "string" ? payload : new TextDecoder().decode(payload as Uint8Array));
    return [[{ ...head, length: new TextEncoder().encode(recording).length }, recording]];
  } catch {
    return [];
  }
}

/** Its own head, and in the next line what was recorded. */
function fitRecording(text: string): string {
  const end = text.indexOf("\n");
  return `${text.slice(0, end)}\n${JSON.stringify(fit(JSON.parse(text.slice(end + 1)), Infinity))}`;
}

/** What is plain JSON, however deep, without secrets; texts are cut after `longest` letters. */
function fit(told: unknown, longest?: number): unknown {
  if (typeof told === "string") return withoutSecrets(told, longest);
  if (typeof told !== "object" || told === null) return told;
  if (Array.isArray(told)) return told.map((each: unknown) => fit(each, longest));
  const parts = Object.entries(told).map(([name, value]: [string, unknown]) => {
    if (longest === Infinity && looks.has(name)) return [name, value];
    return [name, typeof value === "string" && partsOfAddresses.test(name) ? "" : fit(value, longest)];
  });
  return Object.fromEntries(parts);
}
