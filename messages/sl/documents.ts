import type en from "../en/documents.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Dokumenti",
  description: "Pravila, koledarji, poročila in obrazci: {site}.",
  kind: {
    regulations: "Pravila tekmovanja",
    schedule: "Koledarji tekmovanja",
    report: "Poročila in sklepi",
    form: "Obrazci",
    other: "Drugi dokumenti",
  },
  season: "Sezona {name}",
  allSeasons: "Velja za vse sezone",
  version: "{number}. različica",
  earlier: "Prejšnje različice ({count})",
  allLanguages: "Ena datoteka za vse jezike",
  download: "Prenesi: {title}",
  empty: "Objavljenih dokumentov še ni.",
  filter: {
    label: "Izbor dokumentov",
    words: "Naslov ali beseda",
    season: "Sezona",
    anySeason: "Vse sezone",
    kind: "Vrsta",
    anyKind: "Vse vrste",
    show: "Prikaži",
    found: "{count, plural, one {# dokument} two {# dokumenta} few {# dokumenti} other {# dokumentov}}",
    none: "Izbiri ne ustreza noben dokument.",
    all: "Prikaži vse dokumente",
  },
} satisfies Translation<typeof en>;
