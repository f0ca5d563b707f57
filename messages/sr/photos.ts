import type en from "../en/photos.ts";
import type { Translation } from "../translation.ts";

export default {
  picture: "{number}. slika",
  author: "Foto: {name}",
  count: "{count, plural, one {# slika} few {# slike} other {# slika}}",
  place: "{number} od {total}",
  whole: "U punoj veličini",
} satisfies Translation<typeof en>;
