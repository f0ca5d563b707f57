import { nameFault, tidyName } from "./written-name.ts";

/** How long a name may be that somebody chooses for his team or league, in characters as people count them. */
export type ChosenLengths = { readonly least: number; readonly most: number };

/** `name`: too short or too long; `name-signs`: it holds what is invisible or no text, no letter, or the address of a site. */
export type ChosenFault = "name" | "name-signs";

/** A name as it is kept, or what is wrong with it: the same for whoever types it and whoever keeps it. */
export function chosenName(text: string, { least, most }: ChosenLengths): { readonly name: string } | { readonly fault: ChosenFault } {
  const name = tidyName(text);
  const { length } = [...name];
  if (length < least || length > most) return { fault: "name" };
  return nameFault("thing", name) === null ? { name } : { fault: "name-signs" };
}
