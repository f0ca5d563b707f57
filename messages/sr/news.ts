import type en from "../en/news.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Vesti",
  description: "Vesti, izveštaji i najave: {site}.",
  filter: {
    label: "Vrsta vesti",
    all: "Sve",
  },
  kind: {
    announcement: "Obaveštenja",
    recap: "Izveštaji sa utakmica",
    preview: "Najave",
    "round-awards": "Najbolji u kolu",
    feature: "Reportaže",
  },
  oneKind: {
    announcement: "Obaveštenje",
    recap: "Izveštaj",
    preview: "Najava",
    "round-awards": "Najbolji u kolu",
    feature: "Reportaža",
  },
  empty: "Još nema objavljenih vesti.",
  emptyKind: "Još nema vesti ove vrste.",
  pages: {
    label: "Stranice liste",
    newer: "Novije",
    older: "Starije",
    current: "{number}. stranica",
  },
  textLanguage: "Jezik teksta: {language}",
  otherLanguages: "Dostupno i na jeziku",
  game: "Utakmica",
  clubs: "Klubovi u ovoj vesti",
  more: "Još vesti",
  all: "Sve vesti",
  preview: { note: "Ovo je pregled: posetioci stranu još ne vide ovako.", back: "Nazad na obrazac" },
} satisfies Translation<typeof en>;
