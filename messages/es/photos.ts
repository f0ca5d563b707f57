import type en from "../en/photos.ts";
import type { Translation } from "../translation.ts";

export default {
  others: "Fotos de otros partidos",
  picture: "Foto {number}",
  author: "Foto: {name}",
  count: "{count, plural, one {# foto} many {# de fotos} other {# fotos}}",
  place: "{number} de {total}",
  whole: "Tamaño original",
} satisfies Translation<typeof en>;
