import type en from "../en/home.ts";
import type { Translation } from "../translation.ts";

export default {
  /** On the game that leads the page. */
  featured: { live: "Seguir en directo", over: "Estadísticas completas", ahead: "Previa del partido" },
  title: "Inicio",
  description: "Resultados, clasificación, calendario y estadísticas: {site}.",
  leagues: {
    choose: "Elige una liga",
    empty: "Todavía no hay ligas en esta temporada.",
  },
  ticker: {
    label: "Últimos y próximos partidos",
    earlier: "Partidos anteriores",
    later: "Partidos siguientes",
  },
  standings: {
    title: "Clasificación",
    caption: "Clasificación: {league}",
    full: "Clasificación completa",
    empty: "La clasificación aparecerá tras el primer resultado final.",
  },
  latest: {
    title: "Últimos resultados",
    all: "Todos los resultados",
    empty: "Todavía no se ha jugado ningún partido.",
  },
  next: {
    title: "Próximos partidos",
    all: "Calendario completo",
    empty: "No hay más partidos programados.",
  },
  news: { title: "Noticias", all: "Todas las noticias" },
  leaders: {
    all: "Todos los líderes",
    title: "Líderes",
    points: "Puntos",
    rebounds: "Rebotes",
    assists: "Asistencias",
    performanceIndex: "Valoración",
    games: "{count, plural, one {# partido} many {# de partidos} other {# partidos}}",
  },
  fantasy: {
    title: "Fantasy",
    text: "Forma un equipo con jugadores de la liga y suma puntos por su actuación en los partidos.",
    more: "Ir al juego",
  },
  heads: {
    rank: { short: "#", long: "Puesto" },
    club: { short: "Club", long: "Club" },
    record: { short: "V–D", long: "Victorias y derrotas" },
    points: { short: "Ptos", long: "Puntos de clasificación" },
    difference: { short: "+/−", long: "Diferencia de puntos" },
    form: { short: "Forma", long: "Últimos cinco partidos, primero el más antiguo" },
  },
} satisfies Translation<typeof en>;
