import { localName } from "./local-name.ts";
import type { PersonRef } from "#contract/refs.ts";

/** A person as SQL hands him over to be named. */
export type PersonNameRow = { readonly slug: string; readonly given: string; readonly family: string; readonly own: boolean };

export function personRef({ slug, given, family, own }: PersonNameRow): PersonRef {
  return { slug, givenName: localName(given, own), familyName: localName(family, own) };
}
