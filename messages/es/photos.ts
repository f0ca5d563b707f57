import type en from "../en/photos.ts";
import type { Translation } from "../translation.ts";

export default {
  picture: "Imagen {number}",
  author: "Foto: {name}",
  count: "{count, plural, one {# imagen} many {# de imágenes} other {# imágenes}}",
  place: "{number} de {total}",
} satisfies Translation<typeof en>;
