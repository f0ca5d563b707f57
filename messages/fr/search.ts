import type en from "../en/search.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Recherche",
  titleFor: "Recherche\u00a0: «\u00a0{words}\u00a0»",
  description: "Joueurs, clubs, entraîneurs, arbitres, matchs et actualités\u00a0: {site}.",
  submit: "Rechercher",
  hint: "Un joueur, un club, deux clubs pour leurs matchs, ou une actualité. Dans les deux alphabets, avec ou sans accents.",
  found: "{count, plural, one {# résultat} many {# de résultats} other {# résultats}}",
  foundMore: "Plus de {count, plural, one {# résultat} many {# de résultats} other {# résultats}}",
  nearest: "Aucun résultat exact pour «\u00a0{words}\u00a0». Voici ce qui s’en approche le plus\u00a0:",
  meant: "Vouliez-vous dire\u00a0:",
  nothing: "Aucun résultat pour «\u00a0{words}\u00a0».",
  checkSpelling: "Vérifiez l’orthographe ou cherchez un nom de famille, un club ou son sigle.",
  oneWordAlone: "Vérifiez l’orthographe ou cherchez un seul mot\u00a0:",
  allResults: "Tous les résultats",
  everyKind: "Résultats de toutes sortes",
  failed: "La recherche ne répond pas. Réessayez dans un instant.",
  kinds: { clubs: "Clubs", players: "Joueurs", staff: "Entraîneurs et arbitres", games: "Matchs", news: "Actualités" },
  roles: { coach: "Entraîneur", referee: "Arbitre" },
  more: {
    clubs: "Plus de clubs",
    players: "Plus de joueurs",
    staff: "Plus d’entraîneurs et d’arbitres",
    games: "Plus de matchs",
    news: "Plus d’actualités",
  },
  keys: { move: "↑↓ se déplacer", open: "↵ ouvrir", close: "[[Esc]] fermer" },
} as const satisfies Translation<typeof en>;
