import type en from "../en/documents.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Dokumenti",
  description: "Propozicije, kalendari, izveštaji i obrasci: {site}.",
  kind: {
    regulations: "Propozicije i pravilnici",
    schedule: "Kalendari takmičenja",
    report: "Izveštaji i odluke",
    form: "Obrasci",
    other: "Ostali dokumenti",
  },
  season: "Sezona {name}",
  allSeasons: "Važi za sve sezone",
  version: "{number}. verzija",
  earlier: "Ranije verzije ({count})",
  allLanguages: "Jedna datoteka za sve jezike",
  download: "Preuzmi: {title}",
  empty: "Još nema objavljenih dokumenata.",
  filter: {
    label: "Izbor dokumenata",
    words: "Naslov ili reč",
    season: "Sezona",
    anySeason: "Sve sezone",
    kind: "Vrsta",
    anyKind: "Sve vrste",
    show: "Prikaži",
    found: "{count, plural, one {# dokument} few {# dokumenta} other {# dokumenata}}",
    none: "Nijedan dokument ne odgovara izboru.",
    all: "Prikaži sve dokumente",
  },
} satisfies Translation<typeof en>;
