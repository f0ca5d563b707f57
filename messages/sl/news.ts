import type en from "../en/news.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Novice",
  description: "Novice, poročila in napovedi: {site}.",
  filter: {
    label: "Vrsta novice",
    all: "Vse",
  },
  kind: {
    announcement: "Obvestila",
    recap: "Poročila s tekem",
    preview: "Napovedi",
    "round-awards": "Najboljši v krogu",
    feature: "Reportaže",
  },
  oneKind: {
    announcement: "Obvestilo",
    recap: "Poročilo",
    preview: "Napoved",
    "round-awards": "Najboljši v krogu",
    feature: "Reportaža",
  },
  empty: "Objavljenih novic še ni.",
  emptyKind: "Novic te vrste še ni.",
  pages: {
    label: "Strani seznama",
    newer: "Novejše",
    older: "Starejše",
    current: "{number}. stran",
  },
  textLanguage: "Jezik besedila: {language}",
  otherLanguages: "Na voljo tudi v jeziku",
  game: "Tekma",
  clubs: "Klubi v tej novici",
  more: "Več novic",
  all: "Vse novice",
  preview: { note: "To je predogled: obiskovalci strani še ne vidijo takole.", back: "Nazaj na obrazec" },
} satisfies Translation<typeof en>;
