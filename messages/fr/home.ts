import type en from "../en/home.ts";
import type { Translation } from "../translation.ts";

export default {
  /** On the game that leads the page. */
  featured: { live: "Suivre en direct", over: "Statistiques complètes", ahead: "Avant-match" },
  title: "Accueil",
  description: "Résultats, classement, calendrier et statistiques\u00a0: {site}.",
  leagues: {
    choose: "Choisir un championnat",
    empty: "Aucun championnat pour l’instant cette saison.",
  },
  ticker: {
    label: "Derniers et prochains matchs",
    earlier: "Matchs précédents",
    later: "Matchs suivants",
  },
  standings: {
    title: "Classement",
    caption: "Classement\u00a0: {league}",
    full: "Classement complet",
    empty: "Le classement apparaîtra après le premier score final.",
  },
  latest: {
    title: "Derniers résultats",
    all: "Tous les résultats",
    empty: "Aucun match n’a encore été joué.",
  },
  next: {
    title: "Prochains matchs",
    all: "Calendrier complet",
    empty: "Aucun autre match n’est programmé.",
  },
  news: { title: "Actualités", all: "Toutes les actualités" },
  leaders: {
    all: "Tous les leaders",
    title: "Leaders",
    points: "Points",
    rebounds: "Rebonds",
    assists: "Passes décisives",
    performanceIndex: "Évaluation",
    games: "{count, plural, one {# match} many {# de matchs} other {# matchs}}",
  },
  fantasy: {
    title: "Fantasy",
    text: "Composez une équipe de joueurs du championnat et gagnez des points grâce à leurs matchs.",
    more: "Voir le jeu",
  },
  heads: {
    rank: { short: "#", long: "Rang" },
    club: { short: "Club", long: "Club" },
    record: { short: "V–D", long: "Victoires et défaites" },
    points: { short: "Pts", long: "Points au classement" },
    difference: { short: "+/−", long: "Différence de points" },
    form: { short: "Forme", long: "Cinq derniers matchs, du plus ancien au plus récent" },
  },
} satisfies Translation<typeof en>;
