import type { TenantBlueprint } from "./tenant-blueprint.ts";
import type { LocalName } from "#contract/refs.ts";

/** Clubs, halls and competitions are named in the league's own language; Serbian and Slovene may be had in other scripts. */
export function localName({ culture }: TenantBlueprint, text: string): LocalName {
  return { text, transliterable: culture !== "foreign" };
}
