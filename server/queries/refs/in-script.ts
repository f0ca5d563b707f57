import type { LocalName } from "#contract/refs.ts";
import type { NameBook } from "./name-book.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * An answer with its names as they were typed for readers of one script; the answer itself where there are none in it. Whatever
 * carries a name is met here once, so that no question knows of scripts. NAME10
 */
export function inScript<Answer>(answer: Answer, book: NameBook): Answer {
  return (book.isEmpty ? answer : changed(answer, book)) as Answer;
}

function changed(value: unknown, book: NameBook): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return changedList(value, book);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (value instanceof Map) return changedMap(value, book);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return changedFields(value as Fields, book);
}

function changedList(list: readonly unknown[], book: NameBook): readonly unknown[] {
  let copy: unknown[] | null = null;
  list.forEach((item, at) => {
    const now = changed(item, book);
    if (now === item) return;
    copy ??= [...list];
    copy[at] = now;
  });
  return copy ?? list;
}

function changedMap(map: ReadonlyMap<unknown, unknown>, book: NameBook): ReadonlyMap<unknown, unknown> {
  const entries = [...map].map(([key, item]) => [key, changed(item, book)] as const);
  return entries.some(([key, item]) => map.get(key) !== item) ? new Map(entries) : map;
}

function changedFields(fields: Fields, book: NameBook): Fields {
  if (isLocalName(fields)) return typed(fields, book.name(fields.text));
  const now = { ...person(fields, book), ...code(fields, book) };
  const others = Object.keys(fields).flatMap((key) => {
    const [before, after] = [fields[key], key in now ? fields[key] : changed(fields[key], book)];
    return after === before ? [] : [[key, after] as const];
  });
  const differing = { ...Object.fromEntries(others), ...now };
  return Object.keys(differing).length === 0 ? fields : { ...fields, ...differing };
}

/** A person's two names are looked up together: a given name alone may be another's, who is written otherwise. */
function person({ givenName, familyName }: Fields, book: NameBook): Fields {
  if (!isLocalName(givenName) || !isLocalName(familyName)) return {};
  const known = book.person(givenName.text, familyName.text);
  return known ? { givenName: typed(givenName, known.given), familyName: typed(familyName, known.family) } : {};
}

function code({ code: kept }: Fields, book: NameBook): Fields {
  const known = typeof kept === "string" ? book.code(kept) : undefined;
  return known === undefined ? {} : { code: known };
}

function typed(name: LocalName, written: string | undefined): LocalName {
  return written === undefined || written === "" ? name : { text: written, transliterable: false, latin: name.text };
}

function isLocalName(value: unknown): value is LocalName {
  if (typeof value !== "object" || value === null) return false;
  const { text, transliterable } = value as Partial<LocalName>;
  return typeof text === "string" && typeof transliterable === "boolean";
}
