import type en from "../en/staff.ts";
import type { Translation } from "../translation.ts";

export default {
  coaches: {
    title: "Trenerji",
    intro: "Vsi, ki jih zapisniki te lige navajajo na klopi, z vsemi tekmami, ki imajo izid.",
    description: "{site}: kdo to sezono sedi na klopi ter tekme, zmage in porazi trenerjev v vseh sezonah.",
    empty: "Noben zapisnik še ne navaja trenerja.",
    present: { title: "Na klopi to sezono", caption: "Trenerji te sezone" },
    allTime: { title: "Vsi časi", caption: "Trenerji vseh sezon po številu zmag" },
    coach: "Trener",
    clubs: "Klubi",
    team: "Ekipa",
    seasons: "Sezone",
  },
  coach: {
    about: {
      CoachOverview: "{coach}: izkupiček po sezonah in klubih, naslovi in priznanja.",
      LatestGames: "{coach}: vse tekme po sezonah.",
    },
    gamesTitle: "{coach}: tekme",
    tabs: { label: "Trener", CoachOverview: "Pregled", LatestGames: "Tekme" },
    present: "Sedanja ekipa: {team}",
    last: "Zadnja ekipa: {team} ({season})",
    figures: {
      games: "tekem",
      wins: "zmage",
      losses: "porazi",
      winShare: "dobljenih tekem",
      titles: "{count, plural, one {naslov} two {naslova} few {naslovi} other {naslovov}}",
    },
    record: {
      title: "Izkupiček v karieri",
      caption: "{coach}: izkupiček doma, v gosteh in v končnici",
      head: "Tekme",
      all: "Vse tekme",
      home: "Doma",
      away: "V gosteh",
      regular: "Redni del",
      playoff: "Končnica",
    },
    stints: { title: "Po sezonah in klubih", caption: "{coach}: sezona za sezono", champion: "Prvak" },
    honours: "Naslovi in priznanja",
    leagues: "{count, plural, one {Naslov prvaka} two {Naslova prvaka} few {Naslovi prvaka} other {Naslovov prvaka}}",
    first: "Prva tekma",
    latest: "Zadnja tekma",
    allGames: "Vse tekme",
    season: "Sezona",
    noGames: "Nobena tekma te sezone ne navaja tega imena: {coach}.",
  },
} satisfies Translation<typeof en>;
