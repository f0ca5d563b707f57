import type en from "../en/staff.ts";
import type { Translation } from "../translation.ts";

export default {
  coaches: {
    title: "Entrenadores",
    intro: "Todas las personas que las actas de esta liga sitúan en el banquillo, con todos los partidos que tienen resultado.",
    description: "{site}: quién está en el banquillo esta temporada y partidos, victorias y derrotas de todas las temporadas.",
    empty: "Ningún acta nombra todavía a un entrenador.",
    present: { title: "En el banquillo esta temporada", caption: "Entrenadores de esta temporada" },
    allTime: { title: "Histórico", caption: "Entrenadores de todas las temporadas por victorias" },
    coach: "Entrenador",
    clubs: "Clubes",
    team: "Equipo",
    seasons: "Temporadas",
  },
  coach: {
    about: {
      CoachOverview: "{coach}: balance por temporada y club, títulos y premios.",
      LatestGames: "{coach}: todos los partidos por temporada.",
    },
    gamesTitle: "{coach}: partidos",
    tabs: { label: "Entrenador", CoachOverview: "Resumen", LatestGames: "Partidos" },
    present: "Equipo actual: {team}",
    last: "Último equipo: {team} ({season})",
    figures: {
      games: "partidos",
      wins: "victorias",
      losses: "derrotas",
      winShare: "de partidos ganados",
      titles: "{count, plural, one {título} many {títulos} other {títulos}}",
    },
    record: {
      title: "Balance de la carrera",
      caption: "{coach}: balance en casa, fuera y en los playoffs",
      head: "Partidos",
      all: "Todos los partidos",
      home: "En casa",
      away: "Fuera",
      regular: "Fase regular",
      playoff: "Playoffs",
    },
    stints: { title: "Por temporada y club", caption: "{coach}: temporada a temporada", champion: "Campeón" },
    honours: "Títulos y premios",
    leagues: "{count, plural, one {Título de liga} many {Títulos de liga} other {Títulos de liga}}",
    first: "Primer partido",
    latest: "Último partido",
    allGames: "Todos los partidos",
    season: "Temporada",
    noGames: "Ningún partido de esta temporada nombra a {coach}.",
  },
} satisfies Translation<typeof en>;
