import type en from "../en/media.ts";
import type { Translation } from "../translation.ts";

export default {
  videos: {
    title: "Vidéos",
    description: "Vidéos et extraits de matchs de {site}, les plus récents d’abord, par type, par saison et par club.",
    with: "Vidéos\u00a0: {name}",
    clips: "Extraits",
    all: "Toutes les vidéos",
    provider: "Sur {provider}",
    empty: "Pas encore de vidéos. Celles des matchs seront réunies ici.",
  },
  photos: {
    title: "Photos",
    description: "Albums photo de {site}, les plus récents d’abord, par saison et par club.",
    empty: "Pas encore d’albums. Les photos des matchs et des clubs seront réunies ici.",
  },
  kinds: {
    recording: "Match entier",
    highlights: "Temps forts",
    play: "Action",
    interview: "Interview",
    "press-conference": "Conférence de presse",
  },
  groups: {
    highlights: "Temps forts",
    play: "Actions",
    interview: "Interviews",
    "press-conference": "Conférences de presse",
  },
  filter: {
    label: "Choisir une saison et un club",
    labelWithKind: "Choisir un type, une saison et un club",
    kind: "Type",
    allKinds: "Tous les types",
    season: "Saison",
    club: "Club",
    allSeasons: "Toutes les saisons",
    allClubs: "Tous les clubs",
    show: "Afficher",
  },
  pages: { label: "Pages", newer: "Plus récentes", older: "Plus anciennes", current: "Page {number}" },
} satisfies Translation<typeof en>;
