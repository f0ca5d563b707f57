import type en from "../en/photos.ts";
import type { Translation } from "../translation.ts";

export default {
  picture: "Image {number}",
  author: "Photo : {name}",
  count: "{count, plural, one {# image} many {# images} other {# images}}",
  place: "{number} sur {total}",
} satisfies Translation<typeof en>;
