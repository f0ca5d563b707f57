import type en from "../en/awards.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Récompenses",
  honours: "Distinctions",
  fromFigures: "d’après les statistiques, {points} points par match",
  news: "Article",
  newsOf: "Article\u00a0: {award}",
  fans: {
    title: "Joueur du match élu par les supporters",
    games: "{count, plural, one {# match} many {# de matchs} other {# matchs}}",
  },
  places: {
    champion: "Champion",
    runnerUp: "Vice-champion",
    third: "Troisième place",
  },
  history: {
    title: "Champions et récompenses",
    intro: "Champions de toutes les saisons, meilleurs joueurs, cinq majeurs, joueurs du mois et de la journée.",
    description:
      "{site}\u00a0: champions et récompenses de toutes les saisons\u00a0: meilleurs joueurs, cinq majeurs, meilleurs marqueurs, joueurs du mois et de la journée.",
    league: "Championnat",
    champions: "Champions",
    empty: "Aucune récompense n’a encore été décernée.",
  },
  ofRound: "Joueur de la {number, select, 1 {1re} other {{number}e}} journée",
  kinds: {
    "most-valuable-player": "Meilleur joueur de la saison",
    "finals-most-valuable-player": "Meilleur joueur de la finale",
    "five-of-the-season": "Cinq majeur de la saison",
    "best-defender": "Meilleur défenseur",
    "best-young-player": "Meilleur jeune",
    "coach-of-the-season": "Entraîneur de la saison",
    "player-of-the-month": "Joueur du mois",
    "player-of-the-round": "Joueur de la journée",
    "top-scorer": "Meilleur marqueur",
  },
} satisfies Translation<typeof en>;
