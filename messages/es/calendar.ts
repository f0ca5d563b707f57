import type en from "../en/calendar.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Calendario",
  description: "Partidos de {site} por día, con pabellones y resultados.",
  weeks: "Semanas",
  earlier: "Partidos anteriores",
  later: "Partidos posteriores",
  leagues: "Ligas",
  allLeagues: "Todas las ligas",
  emptyWeek: "No hay partidos previstos para esta semana.",
  undated: "Día por confirmar",
  goTo: "Ir a un día",
  show: "Mostrar",
} satisfies Translation<typeof en>;
