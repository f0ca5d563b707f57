import type en from "../en/spoilers.ts";
import type { Translation } from "../translation.ts";

export default {
  hidden: "Rezultat je sakriven, kao i statistika, tok igre i tabele koje bi ga odale.",
  show: "Prikaži rezultat",
  showOf: "Prikaži rezultat: {teams}",
  showPart: "Prikaži",
} satisfies Translation<typeof en>;
