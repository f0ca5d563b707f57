import type en from "../en/photos.ts";
import type { Translation } from "../translation.ts";

export default {
  picture: "Image {number}",
  author: "Photo\u00a0: {name}",
  count: "{count, plural, one {# image} many {# d’images} other {# images}}",
  place: "{number} sur {total}",
} satisfies Translation<typeof en>;
