import type en from "../en/moments.ts";
import type { Translation } from "../translation.ts";

export default {
  timeOut: "Temps mort",
  beforeOvertime: "Prolongation à suivre",
  quarterOver: "Fin du {number, select, 1 {1er} other {{number}e}} quart-temps",
  overtimeOver: "Fin de la {number, select, 1 {1re} other {{number}e}} prolongation",
} satisfies Translation<typeof en>;
