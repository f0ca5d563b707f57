import type en from "../en/spoilers.ts";
import type { Translation } from "../translation.ts";

export default {
  hidden: "El resultado está oculto, igual que las estadísticas, las jugadas y las tablas que lo desvelarían.",
  show: "Mostrar el resultado",
  showOf: "Mostrar el resultado: {teams}",
  showPart: "Mostrar",
} satisfies Translation<typeof en>;
