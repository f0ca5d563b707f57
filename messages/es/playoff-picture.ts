import type en from "../en/playoff-picture.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Si la liga acabara hoy: {count} en los playoffs",
  note: "Todavía no es el cuadro: muestra quién se mediría con quién si la liga regular acabara ahora.",
  underWay:
    "{count, plural, one {# partido en juego cuenta} many {# partidos en juego cuentan} other {# partidos en juego cuentan}} con el marcador actual.",
  prospects: {
    in: "plaza asegurada",
    out: "sin opciones",
  },
} as const satisfies Translation<typeof en>;
