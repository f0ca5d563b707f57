import type en from "../en/busy.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Un momento",
  text: "Hay tanta gente en este momento que la página no se ha podido preparar. No se ha perdido nada: inténtalo de nuevo en unos segundos.",
  again: "Intentar de nuevo",
} satisfies Translation<typeof en>;
