import type en from "../en/office-today.ts";
import type { Translation } from "../translation.ts";

export default {
  waits: "Pendiente",
  nothing: "No hay nada pendiente.",
  fill: "Completar",
  gap: "{thing} sin «{field}»",
  application: "{team} quiere inscribirse en {competition}",
  players: "{count, plural, one {# jugador} many {# jugadores} other {# jugadores}}",
  handedIn: "presentada el {moment}",
  read: "Leer la solicitud",
  late: "{home} – {away}: aún sin resultado",
  result: "Anotar el resultado",
  moreLate:
    "{count, plural, one {Otro partido sin resultado} many {Otros # partidos sin resultado} other {Otros # partidos sin resultado}}",
  list: "Ver todos",
  games: "Partidos de hoy",
  noGames: "Hoy no hay partidos.",
  noHour: "sin hora",
  match: "{home} – {away}",
  links: "Enlaces y códigos QR",
  open: "Abrir",
  states: {
    link: "El anotador tiene enlace",
    noLink: "El anotador aún no tiene enlace",
    checklist: "Preparación {done}/{all}",
    referees: "Árbitros {named}/{all}",
    running: "En juego",
    over: "Terminado",
  },
  holds: "Qué hay",
  lately: "Últimos cambios",
  all: "Todos los cambios",
  noChanges: "Todavía no se ha cambiado nada.",
} satisfies Translation<typeof en>;
