/** A picture of a person in one width, in pixels. */
export type PortraitPicture = { readonly url: string; readonly width: number; readonly height: number };

/** How a person looks: four wide by five high, head and shoulders. PORT2 */
export type Portrait = {
  /** WebP, the smallest first; never empty. */
  readonly sizes: readonly [PortraitPicture, ...PortraitPicture[]];
  /** The largest as JPEG, for who reads nothing else: other sites, search engines. */
  readonly jpeg: PortraitPicture;
};

/** Width to height of every portrait. */
export const portraitRatio = 4 / 5;
