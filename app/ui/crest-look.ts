import { bestOf } from "./contrast.ts";
import { mix } from "./oklch.ts";

export type CrestLook = {
  /** Names the drawing within the page. */
  readonly key: string;
  readonly code: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  /** An uploaded picture, which goes before the drawing. */
  readonly crestUrl: string | null;
  /** Around a field of one colour. */
  readonly edgeColor: string;
  /** Of a letter that stands on both colours. */
  readonly letterColor: string;
};

type Club = Pick<CrestLook, "code" | "primaryColor" | "secondaryColor" | "crestUrl">;

/** Of a crest that is only shown: one with a picture needs no colours. */
export type ShownCrest = CrestLook | { readonly key: string; readonly crestUrl: string };

export function shownCrest(key: string, club: Club): ShownCrest {
  return club.crestUrl === null ? crestLook(key, club) : { key, crestUrl: club.crestUrl };
}

/** Made with the page's data: browsers need not know how colours are mixed. */
export function crestLook(key: string, { code, primaryColor, secondaryColor, crestUrl }: Club): CrestLook {
  return { key, code, primaryColor, secondaryColor, crestUrl, ...mixedOf(primaryColor, secondaryColor) };
}

type Mixed = Pick<CrestLook, "edgeColor" | "letterColor">;

/** A table mixes the colours of all its clubs, each time the same. */
const mixed = new Map<string, Mixed>();
/** More clubs on one server mix theirs anew now and then, which only costs a moment. */
const mostKeptMixes = 2000;

function mixedOf(primaryColor: string, secondaryColor: string): Mixed {
  const key = `${primaryColor} ${secondaryColor}`;
  const known = mixed.get(key);
  if (known !== undefined) return known;
  if (mixed.size >= mostKeptMixes) mixed.clear();
  const made = { edgeColor: mix(secondaryColor, 0.85, primaryColor), letterColor: bestOf(["#ffffff", "#111827"], [primaryColor]) };
  mixed.set(key, made);
  return made;
}
