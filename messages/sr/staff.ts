import type en from "../en/staff.ts";
import type { Translation } from "../translation.ts";

export default {
  coaches: {
    title: "Treneri",
    intro: "Svi koje zapisnici ove lige navode na klupi, sa svim utakmicama koje imaju rezultat.",
    description: "{site}: ko ove sezone sedi na klupi, i utakmice, pobede i porazi trenera u svim sezonama.",
    empty: "Nijedan zapisnik još ne navodi trenera.",
    present: { title: "Na klupi ove sezone", caption: "Treneri ove sezone" },
    allTime: { title: "Sva vremena", caption: "Treneri svih sezona po broju pobeda" },
    coach: "Trener",
    clubs: "Klubovi",
    team: "Ekipa",
    seasons: "Sezone",
  },
  coach: {
    about: {
      CoachOverview: "{coach}: učinak po sezonama i klubovima, titule i priznanja.",
      LatestGames: "{coach}: sve utakmice po sezonama.",
    },
    gamesTitle: "{coach}: utakmice",
    tabs: { label: "Trener", CoachOverview: "Pregled", LatestGames: "Utakmice" },
    present: "Sadašnja ekipa: {team}",
    last: "Poslednja ekipa: {team} ({season})",
    figures: {
      games: "utakmica",
      wins: "pobede",
      losses: "porazi",
      winShare: "dobijenih utakmica",
      titles: "{count, plural, one {titula} few {titule} other {titula}}",
    },
    record: {
      title: "Učinak u karijeri",
      caption: "{coach}: učinak kod kuće, u gostima i u plej-ofu",
      head: "Utakmice",
      all: "Sve utakmice",
      home: "Kod kuće",
      away: "U gostima",
      regular: "Regularni deo",
      playoff: "Plej-of",
    },
    stints: { title: "Po sezonama i klubovima", caption: "{coach}: sezona po sezona", champion: "Prvak" },
    honours: "Titule i priznanja",
    leagues: "{count, plural, one {Titula prvaka} few {Titule prvaka} other {Titula prvaka}}",
    first: "Prva utakmica",
    latest: "Poslednja utakmica",
    allGames: "Sve utakmice",
    season: "Sezona",
    noGames: "Nijedna utakmica ove sezone ne navodi ovo ime: {coach}.",
  },
} satisfies Translation<typeof en>;
