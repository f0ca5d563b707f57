import type en from "../en/descriptions.ts";
import type { Translation } from "../translation.ts";

export default {
  titled: "{name}: {text}",
  league: {
    Standings: "Clasificación, forma y cómo se resolvieron los empates: {league}, temporada {season}.",
    BestPlayers: "Los mejores jugadores de la temporada, de la última jornada y de cada equipo: {league}, temporada {season}.",
    LeagueLeaders: "Líderes en puntos, rebotes, asistencias, tiro y todas las demás estadísticas: {league}, temporada {season}.",
    GameRecords: "Récords en un partido, de jugadores y de equipos: {league}, temporada {season}.",
    Calendar: "Partidos mes a mes, con pabellones y resultados: {league}, temporada {season}.",
    AllGames: "Todos los partidos por jornada, con fechas, pabellones y resultados: {league}, temporada {season}.",
    PerGame: "Promedios de todos los jugadores, por equipo, jornada y cancha: {league}, temporada {season}.",
    Playoff: "Playoffs: cruces, series y resultados. {league}, temporada {season}.",
    Fantasy: "Fantasy y las mejores valoraciones de la última jornada: {league}, temporada {season}.",
  },
  club: {
    ClubOverview: "{club}: equipos, resultados, historia por temporadas, líderes históricos y récords.",
    LatestGames: "{club}: todos los partidos de todas las temporadas, con resultados.",
    Photo: "{club}: fotos de los partidos de todas las temporadas.",
  },
  seasonClub: {
    ClubOverview: "{club}, temporada {season}: puesto, resultados y los mejores de sus equipos.",
    LatestGames: "{club}, temporada {season}: todos los partidos, con fechas, pabellones y resultados.",
    Players: "{club}, temporada {season}: jugadores con dorsal, posición y promedios.",
    Photo: "{club}, temporada {season}: fotos de los partidos.",
  },
  team: {
    TeamOverview: "{team}: resultados, quintetos y comparación con la liga. {league}, temporada {season}.",
    Roster: "{team}: plantilla con dorsal, posición y promedios. {league}, temporada {season}.",
    Games: "{team}: todos los partidos, con fechas, pabellones y resultados. {league}, temporada {season}.",
    Table: "{team}: puesto en la clasificación. {league}, temporada {season}.",
    Photo: "{team}: fotos de los partidos. {league}, temporada {season}.",
  },
  game: {
    TeamStats: "{home} – {away}: resultado, estadísticas de los equipos, tiros y evolución del marcador. {league}, {round}.",
    PlayerStats: "{home} – {away}: estadísticas de todos los jugadores y quintetos. {league}, {round}.",
    PlayByPlay: "{home} – {away}: jugada a jugada con marcador y reloj. {league}, {round}.",
    GameVideo: "{home} – {away}: vídeo del partido. {league}, {round}.",
    History: "{home} – {away}: partidos anteriores y balance entre ambos. {league}, {round}.",
    GameReport: "{home} – {away}: resultado oficial, árbitros y acta. {league}, {round}.",
    Photo: "{home} – {away}: fotos del partido. {league}, {round}.",
    Table: "{home} – {away}: los dos equipos en la clasificación. {league}, {round}.",
    Fantasy: "{home} – {away}: fantasy y las mejores valoraciones del partido. {league}, {round}.",
  },
  allTime: {
    BestPlayers: "Los mejores jugadores de todas las temporadas por promedio: {site}.",
    LeagueLeaders: "Líderes históricos en puntos, rebotes, asistencias y partidos jugados: {site}.",
    GameRecords: "Récords en un partido de todas las temporadas y quién los tuvo antes: {site}.",
    PerGameLeaders: "Promedios de todos los jugadores en toda su carrera: {site}.",
  },
} satisfies Translation<typeof en>;
