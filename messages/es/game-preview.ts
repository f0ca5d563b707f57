import type en from "../en/game-preview.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Cómo llegan al partido",
  caption: "{home} y {away} antes del partido",
  rows: {
    place: "Puesto",
    record: "Victorias y derrotas",
    hall: "En casa y a domicilio",
    lately: "Últimos cinco partidos",
    chance: "Probabilidad de victoria",
  },
  chanceNote:
    "En casa y a domicilio: el balance de los locales en su cancha junto al de los visitantes fuera. La probabilidad de victoria es una estimación a partir de las diferencias de puntos de ambos equipos esta temporada y de la ventaja de campo.",
  facts: "Antes del partido",
  lastMeeting: "Último enfrentamiento",
  perGame: "Promedios de la temporada",
  perGameCaption: "{home} y {away}: promedios por partido esta temporada",
  leaders: "Los mejores de cada equipo",
  leadersCaption: "Los mejores: {home} y {away}",
  latest: "Últimos partidos: {team}",
} as const satisfies Translation<typeof en>;
