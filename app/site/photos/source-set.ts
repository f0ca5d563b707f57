import type { PictureSize } from "#contract/picture.ts";

/** The sizes of a picture as browsers choose from them; `undefined` where there is nothing to choose. PHOTO2 */
export function sourceSet(sizes: readonly PictureSize[]): string | undefined {
  return sizes.length === 0 ? undefined : sizes.map(({ url, width }) => `${url} ${width}w`).join(", ");
}
