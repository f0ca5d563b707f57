import type { Picture } from "#contract/picture.ts";

/** Those who show a link draw its picture about this wide. */
const leastWidth = 1200;

/**
 * What of a picture goes with a link to other sites: the smallest cut that is wide enough, else the widest, never the file as
 * it was handed in; a drawing as it is. PHOTO5
 */
export function sharedPicture({ url, width, height, sizes }: Pick<Picture, "url" | "width" | "height" | "sizes">) {
  const cut = sizes.find((size) => size.width >= leastWidth) ?? sizes.at(-1);
  return cut ? { url: cut.url, width: cut.width, height: cut.height } : { url, width, height };
}
