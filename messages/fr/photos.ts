import type en from "../en/photos.ts";
import type { Translation } from "../translation.ts";

export default {
  others: "Photos d’autres matchs",
  picture: "Photo {number}",
  author: "Photo\u00a0: {name}",
  count: "{count, plural, one {# photo} many {# de photos} other {# photos}}",
  place: "{number} sur {total}",
  whole: "Taille d’origine",
} satisfies Translation<typeof en>;
