import type en from "../en/spoilers.ts";
import type { Translation } from "../translation.ts";

export default {
  hidden: "Rezultat je skrit, prav tako številke, potek igre in tabele, ki bi ga razkrile.",
  show: "Pokaži rezultat",
  showOf: "Pokaži rezultat: {teams}",
  showPart: "Pokaži",
} satisfies Translation<typeof en>;
