import type { Portrait } from "#contract/portraits.ts";
import type { CrestLook } from "../ui/crest-look.ts";

/** A player beside his name: his portrait's smallest size, or his initials in the colours of his club. */
export type Face = {
  readonly src: string | null;
  readonly initials: string;
  readonly fill: string | null;
  readonly ink: string | null;
};

/** `names`: given and family name, as the page writes them. */
export function faceOf(
  portrait: Portrait | null,
  names: readonly string[],
  club: Pick<CrestLook, "primaryColor" | "letterColor"> | null,
): Face {
  return {
    src: portrait && portrait.sizes[0].url,
    initials: portrait ? "" : names.map((name) => [...name.trim()][0] ?? "").join(""),
    fill: club && club.primaryColor,
    ink: club && club.letterColor,
  };
}
