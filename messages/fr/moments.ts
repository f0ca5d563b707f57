import type en from "../en/moments.ts";
import type { Translation } from "../translation.ts";

export default {
  timeOut: "Temps mort",
  beforeOvertime: "Prolongation à suivre",
  quarterOver: "Fin du {number, selectordinal, one {#er} other {#e}} quart-temps",
  overtimeOver: "Fin de la {number, selectordinal, one {#re} other {#e}} prolongation",
} satisfies Translation<typeof en>;
