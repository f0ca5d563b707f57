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

/** Made with the page's data: browsers need not know how colours are mixed. */
export function crestLook(key: string, { code, primaryColor, secondaryColor, crestUrl }: Club): CrestLook {
  const edgeColor = mix(secondaryColor, 0.85, primaryColor);
  const letterColor = bestOf(["#ffffff", "#111827"], [primaryColor]);
  return { key, code, primaryColor, secondaryColor, crestUrl, edgeColor, letterColor };
}
