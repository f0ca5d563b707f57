import type en from "../en/awards.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Nagrade",
  honours: "Priznanja",
  fromFigures: "po statistiki, {points} točke na tekmo",
  news: "Novica",
  newsOf: "Novica: {award}",
  fans: {
    title: "Igralec tekme po izboru navijačev",
    games: "{count, plural, one {# tekma} two {# tekmi} few {# tekme} other {# tekem}}",
  },
  places: {
    champion: "Prvak",
    runnerUp: "Podprvak",
    third: "Tretje mesto",
  },
  history: {
    title: "Prvaki in nagrade",
    intro: "Prvaki vseh sezon, najkoristnejši igralci, peterke sezone, igralci mesecev in krogov.",
    description:
      "{site}: prvaki in nagrade vseh sezon: najkoristnejši igralci, peterke sezone, najboljši strelci, igralci mesecev in krogov.",
    league: "Liga",
    champions: "Prvaki",
    empty: "Podeljena ni bila še nobena nagrada.",
  },
  ofRound: "Igralec {number}. kroga",
  kinds: {
    "most-valuable-player": "Najkoristnejši igralec",
    "finals-most-valuable-player": "Najkoristnejši igralec finala",
    "five-of-the-season": "Peterka sezone",
    "best-defender": "Najboljši obrambni igralec",
    "best-young-player": "Najboljši mladi igralec",
    "coach-of-the-season": "Trener sezone",
    "player-of-the-month": "Igralec meseca",
    "player-of-the-round": "Igralec kroga",
    "top-scorer": "Najboljši strelec",
  },
} satisfies Translation<typeof en>;
