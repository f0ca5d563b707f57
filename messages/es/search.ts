import type en from "../en/search.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Búsqueda",
  titleFor: "Búsqueda: «{words}»",
  description: "Jugadores, clubes, entrenadores, árbitros, partidos y noticias: {site}.",
  submit: "Buscar",
  hint: "Un jugador, un club, dos clubes para ver sus partidos, o una noticia. Con cualquier alfabeto, con acentos o sin ellos.",
  found: "{count, plural, one {# resultado} many {# de resultados} other {# resultados}}",
  foundMore: "Más de {count, plural, one {# resultado} many {# de resultados} other {# resultados}}",
  nearest: "No hay coincidencias exactas con «{words}». Esto es lo más parecido:",
  meant: "Quizá quisiste decir:",
  nothing: "No se ha encontrado nada para «{words}».",
  checkSpelling: "Revisa cómo está escrito o busca un apellido, un club o su abreviatura.",
  oneWordAlone: "Revisa cómo está escrito o busca una sola palabra:",
  allResults: "Todos los resultados",
  everyKind: "Resultados de todo tipo",
  failed: "La búsqueda no responde. Inténtalo de nuevo en un momento.",
  kinds: { clubs: "Clubes", players: "Jugadores", staff: "Entrenadores y árbitros", games: "Partidos", news: "Noticias" },
  roles: { coach: "Entrenador", referee: "Árbitro" },
  more: {
    clubs: "Más clubes",
    players: "Más jugadores",
    staff: "Más entrenadores y árbitros",
    games: "Más partidos",
    news: "Más noticias",
  },
  keys: { move: "↑↓ moverse", open: "↵ abrir", close: "[[Esc]] cerrar" },
} as const satisfies Translation<typeof en>;
