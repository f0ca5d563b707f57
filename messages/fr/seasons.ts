import type en from "../en/seasons.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Saisons",
  description: "Toutes les saisons avec leurs championnats et leurs champions\u00a0: {site}.",
  season: "Saison {name}",
  seasonDescription: "Saison {name}\u00a0: championnats, champions, classements et clubs.",
  current: "saison en cours",
  dates: "{from} – {to}",
  teams: "{count, plural, one {# équipe} many {# d’équipes} other {# équipes}}",
  playedOf: "{played} sur {count, plural, one {# match joué} many {# de matchs joués} other {# matchs joués}}",
  games: "{count, plural, one {# match} many {# de matchs} other {# matchs}}",
  champion: "Champion",
  open: "pas encore décidé",
  perGame: "{points} points par match",
  whole: "Classement complet",
  caption: "Tête du classement\u00a0: {league}, saison {season}",
  clubs: "Clubs",
  empty: "Aucune saison pour l’instant.",
  noLeagues: "Aucun championnat pour l’instant cette saison.",
  all: "Toutes les saisons",
} satisfies Translation<typeof en>;
