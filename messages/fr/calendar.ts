import type en from "../en/calendar.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Calendrier",
  description: "Les matchs de {site} jour par jour, avec les salles et les résultats.",
  weeks: "Semaines",
  days: "Jours",
  games: "{count, plural, one {# match} many {# de matchs} other {# matchs}}",
  wholeWeek: "Toute la semaine",
  standing: "Matchs du moment",
  today: "Aujourd’hui",
  earlier: "Matchs précédents",
  later: "Matchs suivants",
  leagues: "Championnats",
  allLeagues: "Tous les championnats",
  emptyWeek: "Aucun match prévu cette semaine.",
  emptyDay: "Aucun match prévu ce jour-là.",
  undated: "Jour à définir",
  goTo: "Choisir un jour",
  show: "Afficher",
} satisfies Translation<typeof en>;
