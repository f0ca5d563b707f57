import type { Locale } from "./locale.ts";

/** A picture in less than it was handed in, in pixels. */
export type PictureSize = { readonly url: string; readonly width: number; readonly height: number };

/** A picture somebody uploaded. `caption` is in the language asked for, else in one it has; `null`: none at all. */
export type Picture = {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  /** What pages show instead of it, the smallest first; empty: a drawing, which is shown as it is. PHOTO2 */
  readonly sizes: readonly PictureSize[];
  readonly caption: { readonly text: string; readonly locale: Locale } | null;
  readonly author: string | null;
};
