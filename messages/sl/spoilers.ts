import type en from "../en/spoilers.ts";
import type { Translation } from "../translation.ts";

export default {
  hidden: "Izid je skrit, prav tako statistika, potek igre in lestvice, ki bi ga razkrile.",
  show: "Prikaži izid",
  showOf: "Prikaži izid: {teams}",
  showPart: "Prikaži",
} satisfies Translation<typeof en>;
