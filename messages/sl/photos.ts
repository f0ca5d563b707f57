import type en from "../en/photos.ts";
import type { Translation } from "../translation.ts";

export default {
  picture: "{number}. slika",
  author: "Foto: {name}",
  count: "{count, plural, one {# slika} two {# sliki} few {# slike} other {# slik}}",
  place: "{number} od {total}",
  whole: "V polni velikosti",
} satisfies Translation<typeof en>;
