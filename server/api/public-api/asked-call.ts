import { apiBase, apiCalls, type ApiCall, type ApiCallId } from "#contract/api/api-calls.ts";
import { slug } from "#contract/api/basic-shapes.ts";
import { readParameter } from "#contract/api/query-parameter.ts";

/** A call as an address asks for it. */
export type AskedCall = {
  readonly kind: "call";
  readonly id: ApiCallId;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The parameters in one spelling and order, without the cursor: what names the list. */
  readonly list: string;
  /** The same with the cursor: what names the answer. */
  readonly address: string;
};
export type CallReading =
  | AskedCall
  | { readonly kind: "nothing" }
  | { readonly kind: "bad-parameter"; readonly detail: string }
  | { readonly kind: "bad-address" };

const routes = Object.entries(apiCalls).map(([id, { path }]) => ({
  id: id as ApiCallId,
  names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
  pattern: new RegExp(`^${apiBase}${path.replace(/\{\w+\}/g, "([^/]+)")}$`),
}));

/** Reads the target of a request line. A part that can be nobody's slug is nothing; an unknown parameter is refused, so that no typo goes unseen. */
export function readCall(target: string): CallReading {
  const [rawPath = "", ...rest] = target.split("?");
  const path = decoded(rawPath);
  if (path === null) return { kind: "bad-address" };
  for (const { id, names, pattern } of routes) {
    const found = pattern.exec(path);
    if (!found) continue;
    const parts = found.slice(1);
    if (!parts.every((part) => slug.safeParse(part).success)) return { kind: "nothing" };
    return readQuery(id, path, Object.fromEntries(names.map((name, index) => [name, parts[index]!])), rest.join("?"));
  }
  return { kind: "nothing" };
}

function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return /[\u0000-\u001f\u007f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

function readQuery(id: ApiCallId, path: string, parts: Readonly<Record<string, string>>, search: string): CallReading {
  const call: ApiCall = apiCalls[id];
  const given = new URLSearchParams(search);
  const query: Record<string, unknown> = {};
  for (const [name, text] of given) {
    const parameter = Object.hasOwn(call.query, name) ? call.query[name] : undefined;
    if (!parameter) return { kind: "bad-parameter", detail: `There is no parameter ${JSON.stringify(name.slice(0, 40))}.` };
    if (name in query) return { kind: "bad-parameter", detail: `${name} is given twice.` };
    const value = readParameter(parameter, text);
    if (value === undefined) return { kind: "bad-parameter", detail: `${name}: ${JSON.stringify(text.slice(0, 40))} cannot be read.` };
    query[name] = value;
  }
  const inOrder = new URLSearchParams([...given].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const address = inOrder.size === 0 ? path : `${path}?${inOrder}`;
  inOrder.delete("cursor");
  inOrder.delete("limit");
  return { kind: "call", id, path: parts, query, list: `${path}?${inOrder}`, address };
}
