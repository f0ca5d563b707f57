import type en from "../en/transfers.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Altas y bajas",
  description: "Quién ha cambiado de club en la temporada {season}: altas y bajas de todos los clubes, {site}.",
  caption: "Altas y bajas: temporada {season}",
  columns: {
    player: "Jugador",
    from: "Procedencia",
    to: "Destino",
    day: "Cuándo",
  },
  unknown: "fuera de la liga",
  summer: "antes de la temporada",
  whole: "{count, plural, one {# cambio de club} many {Los # de cambios de club} other {Los # cambios de club}}",
  empty: "No se conoce ningún cambio de club en esta temporada.",
  note: "Según las plantillas de los clubes de esta temporada y de la anterior.",
  club: {
    arrivals: "Altas",
    departures: "Bajas",
    noArrivals: "No se conoce ninguna alta.",
    noDepartures: "No se conoce ninguna baja.",
    cameFrom: "procede de {club}",
    wentTo: "se va a {club}",
    cameFromOutside: "procede de fuera de la liga",
    wentOutside: "se va fuera de la liga",
  },
  career: {
    title: "Clubes",
    seasons: "{first} – {last}",
    since: "desde el {day}",
    until: "hasta el {day}",
    present: "club actual",
  },
} satisfies Translation<typeof en>;
