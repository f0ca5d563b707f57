import type en from "../en/spoilers.ts";
import type { Translation } from "../translation.ts";

export default {
  hidden: "Le score est masqué, tout comme les statistiques, les actions et les tableaux qui le révéleraient.",
  show: "Afficher le score",
  showOf: "Afficher le score : {teams}",
  showPart: "Afficher",
} satisfies Translation<typeof en>;
