import type en from "../en/documents.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Documents",
  description: "Règlements, calendriers, rapports et formulaires\u00a0: {site}.",
  kind: {
    regulations: "Règlements",
    schedule: "Calendriers",
    report: "Rapports et décisions",
    form: "Formulaires",
    other: "Autres documents",
  },
  season: "Saison {name}",
  allSeasons: "Valable toutes les saisons",
  version: "Version {number}",
  earlier: "Versions précédentes ({count})",
  allLanguages: "Un fichier pour toutes les langues",
  download: "Télécharger\u00a0: {title}",
  empty: "Aucun document n’a encore été publié.",
  filter: {
    label: "Choisir des documents",
    words: "Titre ou mot",
    season: "Saison",
    anySeason: "Toutes les saisons",
    kind: "Type",
    anyKind: "Tous les types",
    show: "Afficher",
    found: "{count, plural, one {# document} many {# de documents} other {# documents}}",
    none: "Aucun document ne correspond.",
    all: "Afficher tous les documents",
  },
} satisfies Translation<typeof en>;
