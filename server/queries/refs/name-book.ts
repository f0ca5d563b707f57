import type { LocalName } from "#contract/refs.ts";
import { nameScripts, type NameScript, type WrittenName } from "#contract/written-names.ts";
import type { Renaming } from "./in-script.ts";

/** The typed forms of a tenant's names in one script. NAME10 */
export type NameBook = {
  /** Nothing was typed: answers are as they are. */
  readonly isEmpty: boolean;
  readonly person: (given: string, family: string) => { readonly given: string; readonly family: string } | undefined;
  /** A name that stands alone: a thing's, a person's in one piece, or half of one's where all who bear it are written alike. */
  readonly name: (text: string) => string | undefined;
  readonly code: (code: string) => string | undefined;
};

export function nameBookOf(names: readonly WrittenName[], script: NameScript): NameBook {
  const persons = new Map<string, { readonly given: string; readonly family: string }>();
  const things = new Map<string, string>();
  const halves = new Map<string, string | null>();
  const codes = new Map<string, string>();
  const own = names.filter((one) => one.script === script);
  for (const { kind, given, name, writtenGiven, written } of own) {
    if (kind === "code") codes.set(name, written);
    else if (kind !== "person") things.set(name, written);
    else {
      persons.set(`${given}\0${name}`, { given: writtenGiven, family: written });
      learnHalf(halves, name, written);
      if (given === "") continue;
      things.set(`${given} ${name}`, `${writtenGiven} ${written}`);
      learnHalf(halves, given, writtenGiven);
    }
  }
  return {
    isEmpty: own.length === 0,
    person: (given, family) => persons.get(`${given}\0${family}`),
    name: (text) => things.get(text) ?? halves.get(text) ?? undefined,
    code: (code) => codes.get(code),
  };
}

/** Two people of one family name who are written in two ways have it written in none where it stands alone. */
function learnHalf(halves: Map<string, string | null>, half: string, written: string): void {
  const known = halves.get(half);
  halves.set(half, known === undefined || known === written ? written : null);
}

/** Names as readers of the book's script have them. */
export function inBook(book: NameBook): Renaming {
  const typed = (name: LocalName, written: string | undefined): LocalName | undefined =>
    written === undefined ? undefined : { text: written, transliterable: false, latin: name.text };
  return {
    person: ({ givenName, familyName }) => {
      const known = book.person(givenName.text, familyName.text);
      if (known === undefined) return undefined;
      return { givenName: typed(givenName, known.given) ?? givenName, familyName: typed(familyName, known.family) ?? familyName };
    },
    name: (name) => typed(name, book.name(name.text)),
    text: book.name,
    code: book.code,
  };
}

/** Names as their owners write them, with all that was typed for readers of other scripts. */
export function withForms(names: readonly WrittenName[]): Renaming {
  const books = nameScripts.map((script) => [script, nameBookOf(names, script)] as const);
  const formed = (name: LocalName, formOf: (book: NameBook) => string | undefined): LocalName | undefined => {
    const written = books.flatMap(([script, book]) => {
      const form = formOf(book);
      return form === undefined ? [] : [[script, form] as const];
    });
    return written.length === 0 ? undefined : { ...name, written: Object.fromEntries(written) };
  };
  return {
    person: ({ givenName, familyName }) => {
      const of = (book: NameBook) => book.person(givenName.text, familyName.text);
      const given = formed(givenName, (book) => of(book)?.given);
      const family = formed(familyName, (book) => of(book)?.family);
      return given || family ? { givenName: given ?? givenName, familyName: family ?? familyName } : undefined;
    },
    name: (name) => formed(name, (book) => book.name(name.text)),
    text: () => undefined,
    code: () => undefined,
  };
}
