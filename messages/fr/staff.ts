import type en from "../en/staff.ts";
import type { Translation } from "../translation.ts";

export default {
  coaches: {
    title: "Entraîneurs",
    intro: "Toutes les personnes que les feuilles de match de cette ligue placent sur le banc, avec tous les matchs qui ont un résultat.",
    description: "{site} : qui est sur le banc cette saison, et matchs, victoires et défaites de toutes les saisons.",
    empty: "Aucune feuille de match ne nomme encore d’entraîneur.",
    present: { title: "Sur le banc cette saison", caption: "Entraîneurs de cette saison" },
    allTime: { title: "Toutes saisons", caption: "Entraîneurs de toutes les saisons par victoires" },
    coach: "Entraîneur",
    clubs: "Clubs",
    team: "Équipe",
    seasons: "Saisons",
  },
  coach: {
    about: {
      CoachOverview: "{coach} : bilan par saison et par club, titres et récompenses.",
      LatestGames: "{coach} : tous les matchs par saison.",
    },
    gamesTitle: "{coach} : matchs",
    tabs: { label: "Entraîneur", CoachOverview: "Aperçu", LatestGames: "Matchs" },
    present: "Équipe actuelle : {team}",
    last: "Dernière équipe : {team} ({season})",
    figures: {
      games: "matchs",
      wins: "victoires",
      losses: "défaites",
      winShare: "de matchs gagnés",
      titles: "{count, plural, one {titre} many {titres} other {titres}}",
    },
    record: {
      title: "Bilan de la carrière",
      caption: "{coach} : bilan à domicile, à l’extérieur et en playoffs",
      head: "Matchs",
      all: "Tous les matchs",
      home: "À domicile",
      away: "À l’extérieur",
      regular: "Saison régulière",
      playoff: "Playoffs",
    },
    stints: { title: "Par saison et par club", caption: "{coach} : saison par saison", champion: "Champion" },
    honours: "Titres et récompenses",
    leagues: "{count, plural, one {Titre de champion} many {Titres de champion} other {Titres de champion}}",
    first: "Premier match",
    latest: "Dernier match",
    allGames: "Tous les matchs",
    season: "Saison",
    noGames: "Aucun match de cette saison ne nomme {coach}.",
  },
} satisfies Translation<typeof en>;
