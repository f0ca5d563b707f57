import type en from "../en/media.ts";
import type { Translation } from "../translation.ts";

export default {
  videos: {
    title: "Posnetki",
    description: "Posnetki tekem in izseki s strani {site}, najnovejši prvi, po vrsti, sezoni in klubu.",
    with: "Posnetki: {name}",
    clips: "Izseki",
    all: "Vsi posnetki",
    provider: "Na strani {provider}",
    empty: "Posnetkov še ni. Tu bodo zbrani vsi posnetki tekem.",
  },
  photos: {
    title: "Fotografije",
    description: "Fotoalbumi s strani {site}, najnovejši prvi, po sezoni in klubu.",
    empty: "Albumov še ni. Tu bodo zbrane fotografije s tekem in iz klubov.",
  },
  kinds: {
    recording: "Posnetek tekme",
    highlights: "Vrhunci",
    play: "Akcija",
    interview: "Intervju",
    "press-conference": "Novinarska konferenca",
  },
  groups: {
    highlights: "Vrhunci",
    play: "Akcije",
    interview: "Intervjuji",
    "press-conference": "Novinarske konference",
  },
  filter: {
    label: "Izberite sezono in klub",
    labelWithKind: "Izberite vrsto, sezono in klub",
    kind: "Vrsta",
    allKinds: "Vse vrste",
    season: "Sezona",
    club: "Klub",
    allSeasons: "Vse sezone",
    allClubs: "Vsi klubi",
    show: "Prikaži",
  },
  pages: { label: "Strani", newer: "Novejše", older: "Starejše", current: "Stran {number}" },
} satisfies Translation<typeof en>;
