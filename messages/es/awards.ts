import type en from "../en/awards.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Premios",
  honours: "Palmarés",
  fromFigures: "según las estadísticas, {points} puntos por partido",
  news: "Noticia",
  newsOf: "Noticia: {award}",
  fans: {
    title: "Jugador del partido según la afición",
    games: "{count, plural, one {# partido} many {# de partidos} other {# partidos}}",
  },
  places: {
    champion: "Campeón",
    runnerUp: "Subcampeón",
    third: "Tercer puesto",
  },
  history: {
    title: "Campeones y premios",
    intro: "Campeones de todas las temporadas, jugadores más valiosos, quintetos de la temporada, jugadores del mes y de la jornada.",
    description:
      "{site}: campeones y premios de todas las temporadas: jugadores más valiosos, quintetos de la temporada, máximos anotadores, jugadores del mes y de la jornada.",
    league: "Liga",
    champions: "Campeones",
    empty: "Todavía no se ha concedido ningún premio.",
  },
  ofRound: "Jugador de la jornada {number}",
  kinds: {
    "most-valuable-player": "Jugador más valioso",
    "finals-most-valuable-player": "Jugador más valioso de la final",
    "five-of-the-season": "Quinteto de la temporada",
    "best-defender": "Mejor defensor",
    "best-young-player": "Mejor jugador joven",
    "coach-of-the-season": "Entrenador de la temporada",
    "player-of-the-month": "Jugador del mes",
    "player-of-the-round": "Jugador de la jornada",
    "top-scorer": "Máximo anotador",
  },
} satisfies Translation<typeof en>;
