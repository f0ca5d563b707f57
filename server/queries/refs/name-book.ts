import type { NameScript, WrittenName } from "#contract/written-names.ts";

export type WrittenPerson = { readonly given: string; readonly family: string };

/** The typed forms of a tenant's names in one script. NAME10 */
export type NameBook = {
  /** Nothing was typed: answers are as they are. */
  readonly isEmpty: boolean;
  readonly person: (given: string, family: string) => WrittenPerson | undefined;
  /** A name that stands alone: a thing's, a person's in one piece, or half of one's where all who bear it are written alike. */
  readonly name: (text: string) => string | undefined;
  readonly code: (code: string) => string | undefined;
};

export function nameBookOf(names: readonly WrittenName[], script: NameScript): NameBook {
  const persons = new Map<string, WrittenPerson>();
  const things = new Map<string, string>();
  const halves = new Map<string, string | null>();
  const codes = new Map<string, string>();
  for (const { kind, given, name, writtenGiven, written } of names.filter((one) => one.script === script)) {
    if (kind === "code") codes.set(name, written);
    else if (kind !== "person") things.set(name, written);
    else {
      persons.set(`${given}\0${name}`, { given: writtenGiven, family: written });
      if (given !== "") things.set(`${given} ${name}`, `${writtenGiven} ${written}`);
      learnHalf(halves, name, written);
      if (given !== "") learnHalf(halves, given, writtenGiven);
    }
  }
  return {
    isEmpty: names.every((one) => one.script !== script),
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
