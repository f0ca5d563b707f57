import { type NamedKind, nameFault, nameFaultText, tidyName } from "#contract/fields/written-name.ts";

/** A name that an operator typed behind an option, tidied; a text says in one line why it is none. NAME8 */
export function nameOption(option: string, kind: NamedKind, typed: string | undefined): { readonly name: string } | string {
  const name = tidyName(typed ?? "");
  const fault = nameFault(kind, name);
  return fault === null ? { name } : `--${option} ${nameFaultText[fault]}`;
}
