import type { LocalName, PersonRef } from "#contract/refs.ts";

type Names = Pick<PersonRef, "givenName" | "familyName">;
type Fields = Readonly<Record<string, unknown>>;

/** What is put in the place of names; `undefined` leaves one as it is. */
export type Renaming = {
  /** A person's two names together: a given name alone may be another's, who is written otherwise. */
  readonly person: (names: Names) => Names | undefined;
  readonly name: (name: LocalName) => LocalName | undefined;
  /** Of a name that is no more than a text. */
  readonly text: (name: string) => string | undefined;
  readonly code: (code: string) => string | undefined;
};

/**
 * An answer with its names written otherwise; the answer itself where there are none in it. Whatever carries a name is met here once,
 * so that no question knows of scripts. NAME10
 */
export function renamed<Answer>(answer: Answer, to: Renaming): Answer {
  return changed(answer, to) as Answer;
}

function changed(value: unknown, to: Renaming): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return changedList(value, to);
  if (value instanceof Map) return changedMap(value, to);
  const prototype: unknown = Object.getPrototypeOf(value);
  // A date, bytes: nothing that carries a name.
  if (prototype !== Object.prototype && prototype !== null) return value;
  return isLocalName(value) ? (to.name(value) ?? value) : changedFields(value as Fields, to);
}

function changedList(list: readonly unknown[], to: Renaming): readonly unknown[] {
  let copy: unknown[] | null = null;
  list.forEach((item, at) => {
    const now = changed(item, to);
    if (now === item) return;
    copy ??= [...list];
    copy[at] = now;
  });
  return copy ?? list;
}

function changedMap(map: ReadonlyMap<unknown, unknown>, to: Renaming): ReadonlyMap<unknown, unknown> {
  const entries = [...map].map(([key, item]) => [key, changed(item, to)] as const);
  return entries.some(([key, item]) => map.get(key) !== item) ? new Map(entries) : map;
}

/** Made for answers of many thousand objects: nothing is copied before something differs. */
function changedFields(fields: Fields, to: Renaming): Fields {
  const names = personIn(fields, to);
  let copy: Record<string, unknown> | null = names ? { ...fields, ...names } : null;
  for (const key in fields) {
    const before = fields[key];
    if (names && (key === "givenName" || key === "familyName")) continue;
    const now = typeof before === "string" ? changedText(key, before, to) : changed(before, to);
    if (now === before) continue;
    copy ??= { ...fields };
    copy[key] = now;
  }
  return copy ?? fields;
}

function changedText(key: string, text: string, to: Renaming): string {
  if (key === "code") return to.code(text) ?? text;
  return key === "name" ? (to.text(text) ?? text) : text;
}

function personIn({ givenName, familyName }: Fields, to: Renaming): Names | undefined {
  return isLocalName(givenName) && isLocalName(familyName) ? to.person({ givenName, familyName }) : undefined;
}

function isLocalName(value: unknown): value is LocalName {
  if (typeof value !== "object" || value === null) return false;
  const { text, transliterable } = value as Partial<LocalName>;
  return typeof text === "string" && typeof transliterable === "boolean";
}
