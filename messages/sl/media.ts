import type en from "../en/media.ts";
import type { Translation } from "../translation.ts";

export default {
  videos: {
    title: "Posnetki",
    description: "Posnetki tekem s strani {site}, najnovejši prvi, po sezoni in klubu.",
    recording: "Posnetek",
    provider: "Na strani {provider}",
    empty: "Nobena tekma še ni posneta. Tu bodo zbrani vsi posnetki tekem.",
  },
  photos: {
    title: "Fotografije",
    description: "Foto albumi s strani {site}, najnovejši prvi, po sezoni in klubu.",
    empty: "Objavljen še ni noben album. Tu bodo zbrane slike s tekem in iz klubov.",
  },
  filter: {
    label: "Izberite sezono in klub",
    season: "Sezona",
    club: "Klub",
    allSeasons: "Vse sezone",
    allClubs: "Vsi klubi",
    show: "Prikaži",
  },
  pages: { label: "Strani", newer: "Novejše", older: "Starejše", current: "Stran {number}" },
} satisfies Translation<typeof en>;
