import type en from "../en/transfers.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Transferts",
  description: "Qui a changé de club lors de la saison {season}\u00a0: arrivées et départs de tous les clubs, {site}.",
  caption: "Transferts\u00a0: saison {season}",
  columns: {
    player: "Joueur",
    from: "Club quitté",
    to: "Nouveau club",
    day: "Quand",
  },
  unknown: "hors de la ligue",
  summer: "avant la saison",
  whole: "{count, plural, one {# transfert} many {Les # de transferts} other {Les # transferts}}",
  empty: "Aucun transfert connu cette saison.",
  note: "D’après les effectifs des clubs de cette saison et de la précédente.",
  club: {
    arrivals: "Arrivées",
    departures: "Départs",
    noArrivals: "Aucune arrivée connue.",
    noDepartures: "Aucun départ connu.",
    cameFrom: "en provenance de {club}",
    wentTo: "vers {club}",
    cameFromOutside: "en provenance d’un club hors de la ligue",
    wentOutside: "vers un club hors de la ligue",
  },
  career: {
    title: "Clubs",
    seasons: "{first} – {last}",
    since: "depuis le {day}",
    until: "jusqu’au {day}",
    present: "club actuel",
  },
} satisfies Translation<typeof en>;
