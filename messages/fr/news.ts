import type en from "../en/news.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Actualités",
  description: "Actualités, comptes rendus et avant-matchs\u00a0: {site}.",
  filter: {
    label: "Type d’article",
    all: "Tout",
  },
  kind: {
    announcement: "Communiqués",
    recap: "Comptes rendus",
    preview: "Avant-matchs",
    "round-awards": "Les meilleurs de la journée",
    feature: "Reportages",
  },
  oneKind: {
    announcement: "Communiqué",
    recap: "Compte rendu",
    preview: "Avant-match",
    "round-awards": "Les meilleurs de la journée",
    feature: "Reportage",
  },
  empty: "Aucun article n’a encore été publié.",
  emptyKind: "Il n’y a encore aucun article de ce type.",
  pages: {
    label: "Pages de la liste",
    newer: "Plus récents",
    older: "Plus anciens",
    current: "Page {number}",
  },
  textLanguage: "Langue du texte\u00a0: {language}",
  otherLanguages: "Également disponible en",
  game: "Le match",
  clubs: "Les clubs de cet article",
  more: "Autres actualités",
  all: "Toutes les actualités",
  preview: { note: "Ceci est un aperçu\u00a0: les visiteurs ne voient pas encore la page ainsi.", back: "Retour au formulaire" },
} satisfies Translation<typeof en>;
