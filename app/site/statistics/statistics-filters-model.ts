import type { FilterRow } from "./statistics-model.ts";

/** A page's address with the parameters that are set, in the order in which they are named. */
export function addressWith(path: string, parameters: readonly (readonly [name: string, value: string | number | null])[]): string {
  let search = "";
  for (const [name, value] of parameters) {
    if (value !== null) search += `${search === "" ? "?" : "&"}${inAddress(name)}=${inAddress(String(value))}`;
  }
  return path + search;
}

/** As forms write it. A page has hundreds of such links, and hardly one of them has a sign that is written otherwise. */
function inAddress(text: string): string {
  return /^[\w.*-]*$/.test(text) ? text : new URLSearchParams([["", text]]).toString().slice(1);
}

/** One row of links: what may be chosen, each with the address that chooses it. */
export function filterRow<Value extends string>(
  label: string,
  values: readonly Value[],
  current: Value,
  text: (value: Value) => string,
  href: (value: Value) => string,
): FilterRow {
  return { label, options: values.map((value) => ({ text: text(value), href: href(value), isCurrent: value === current })) };
}

/** What a parameter says if it is one of the values, else the first of them. */
export function oneOf<const Value extends string>(text: string | null, values: readonly [Value, ...Value[]]): Value {
  return values.find((value) => value === text) ?? values[0];
}

/** A page's number in an address; nonsense is the first page. */
export function pageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
