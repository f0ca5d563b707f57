import type en from "../en/moments.ts";
import type { Translation } from "../translation.ts";

export default {
  timeOut: "Tiempo muerto",
  beforeOvertime: "Habrá prórroga",
  quarterOver: "Fin del {number, select, 1 {1.er} 3 {3.er} other {{number}.º}} cuarto",
  overtimeOver: "Fin de la {number}.ª prórroga",
} satisfies Translation<typeof en>;
