import type en from "../en/calendar.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Calendario",
  description: "Partidos de {site} por día, con pabellones y resultados.",
  weeks: "Semanas",
  days: "Días",
  games: "{count, plural, one {# partido} many {# de partidos} other {# partidos}}",
  wholeWeek: "Toda la semana",
  standing: "Partidos actuales",
  today: "Hoy",
  earlier: "Partidos anteriores",
  later: "Partidos posteriores",
  leagues: "Ligas",
  allLeagues: "Todas las ligas",
  emptyWeek: "No hay partidos previstos para esta semana.",
  emptyDay: "No hay partidos previstos para este día.",
  undated: "Día por confirmar",
  goTo: "Elegir día",
  show: "Mostrar",
} satisfies Translation<typeof en>;
