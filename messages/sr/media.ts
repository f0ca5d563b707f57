import type en from "../en/media.ts";
import type { Translation } from "../translation.ts";

export default {
  videos: {
    title: "Snimci",
    description: "Snimci utakmica i isečci sa sajta {site}, od najnovijih, po vrsti, sezoni i klubu.",
    with: "Snimci: {name}",
    clips: "Isečci",
    all: "Svi snimci",
    provider: "Na sajtu {provider}",
    empty: "Još nema snimaka. Ovde će biti svi snimci utakmica.",
  },
  photos: {
    title: "Fotografije",
    description: "Foto-albumi sa sajta {site}, od najnovijih, po sezoni i klubu.",
    empty: "Još nema albuma. Ovde će biti fotografije sa utakmica i iz klubova.",
  },
  kinds: {
    recording: "Snimak utakmice",
    highlights: "Najbolji potezi",
    play: "Akcija",
    interview: "Intervju",
    "press-conference": "Konferencija za novinare",
  },
  groups: {
    highlights: "Najbolji potezi",
    play: "Akcije",
    interview: "Intervjui",
    "press-conference": "Konferencije za novinare",
  },
  filter: {
    label: "Izaberite sezonu i klub",
    labelWithKind: "Izaberite vrstu, sezonu i klub",
    kind: "Vrsta",
    allKinds: "Sve vrste",
    season: "Sezona",
    club: "Klub",
    allSeasons: "Sve sezone",
    allClubs: "Svi klubovi",
    show: "Prikaži",
  },
  pages: { label: "Stranice", newer: "Novije", older: "Starije", current: "Stranica {number}" },
} satisfies Translation<typeof en>;
