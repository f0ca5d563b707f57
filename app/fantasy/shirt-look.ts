import type { TeamRef } from "#contract/refs.ts";
import { bestOf, contrast } from "../ui/contrast.ts";

/** How a player's shirt is drawn: his club's colours, and his number in what can be read on them. */
export type ShirtLook = { readonly fill: string; readonly trim: string; readonly ink: string; readonly number: string };

/** So much a second colour has to stand out from the first to be read at the size of a thumb. */
const leastContrast = 2.6;

export function shirtLook({ primaryColor, secondaryColor }: TeamRef, shirt: string | null): ShirtLook {
  const isReadable = contrast(primaryColor, secondaryColor) >= leastContrast;
  const ink = isReadable ? secondaryColor : bestOf(["#ffffff", "#111827"], [primaryColor]);
  return { fill: primaryColor, trim: secondaryColor, ink, number: shirt ?? "" };
}
