import type en from "../en/on-this-day.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Tal día como hoy",
  description: "Partidos jugados tal día como hoy en temporadas anteriores de {site} y cumpleaños de sus jugadores.",
  games: "Se jugó tal día como hoy",
  noGames: "Ningún partido se jugó en esta fecha en temporadas anteriores.",
  ahead: "En los próximos días",
  birthdays: "Cumpleaños de la semana",
  noBirthdays: "No hay cumpleaños ni hoy ni en los próximos seis días.",
  record: "Récord de la temporada: {record}",
  best: "{name}: {points, plural, one {# punto} many {# de puntos} other {# puntos}}",
  turns: "cumple {age, plural, one {# año} many {# de años} other {# años}}",
  today: "hoy",
} satisfies Translation<typeof en>;
