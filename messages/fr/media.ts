import type en from "../en/media.ts";
import type { Translation } from "../translation.ts";

export default {
  videos: {
    title: "Vidéos",
    description: "Vidéos de matchs de {site}, les plus récentes d’abord, par saison et par club.",
    recording: "Enregistrement vidéo",
    provider: "Sur {provider}",
    empty: "Aucun match n’a encore été filmé. Les vidéos des matchs seront réunies ici.",
  },
  photos: {
    title: "Photos",
    description: "Albums photo de {site}, les plus récents d’abord, par saison et par club.",
    empty: "Aucun album n’a encore été publié. Les photos des matchs et des clubs seront réunies ici.",
  },
  filter: {
    label: "Choisir une saison et un club",
    season: "Saison",
    club: "Club",
    allSeasons: "Toutes les saisons",
    allClubs: "Tous les clubs",
    show: "Afficher",
  },
  pages: { label: "Pages", newer: "Plus récentes", older: "Plus anciennes", current: "Page {number}" },
} satisfies Translation<typeof en>;
