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
} satisfies Translation<typeof en>;
