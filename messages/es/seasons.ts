import type en from "../en/seasons.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Temporadas",
  description: "Todas las temporadas con sus ligas y campeones: {site}.",
  season: "Temporada {name}",
  seasonDescription: "Temporada {name}: ligas, campeones, clasificaciones y clubes.",
  current: "temporada actual",
  dates: "{from} – {to}",
  teams: "{count, plural, one {# equipo} many {# de equipos} other {# equipos}}",
  playedOf: "{played} de {count, plural, one {# partido jugado} many {# de partidos jugados} other {# partidos jugados}}",
  games: "{count, plural, one {# partido} many {# de partidos} other {# partidos}}",
  champion: "Campeón",
  open: "por decidir",
  perGame: "{points} puntos por partido",
  whole: "Clasificación completa",
  caption: "Cabeza de la clasificación: {league}, temporada {season}",
  clubs: "Clubes",
  empty: "Todavía no hay temporadas.",
  noLeagues: "Todavía no hay ligas en esta temporada.",
  all: "Todas las temporadas",
} satisfies Translation<typeof en>;
