import type en from "../en/awards.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Nagrade",
  honours: "Priznanja",
  fromFigures: "po statistici, {points} poena po utakmici",
  news: "Vest",
  newsOf: "Vest: {award}",
  fans: {
    title: "Igrač utakmice po izboru navijača",
    games: "{count, plural, one {# utakmica} few {# utakmice} other {# utakmica}}",
  },
  places: {
    champion: "Šampion",
    runnerUp: "Vicešampion",
    third: "Treće mesto",
  },
  history: {
    title: "Šampioni i nagrade",
    intro: "Šampioni svih sezona, najkorisniji igrači, petorke sezone, igrači meseci i kola.",
    description: "{site}: šampioni i nagrade svih sezona: najkorisniji igrači, petorke sezone, najbolji strelci, igrači meseci i kola.",
    league: "Liga",
    champions: "Šampioni",
    empty: "Još nijedna nagrada nije dodeljena.",
  },
  ofRound: "Igrač {number}. kola",
  kinds: {
    "most-valuable-player": "Najkorisniji igrač",
    "finals-most-valuable-player": "Najkorisniji igrač finala",
    "five-of-the-season": "Petorka sezone",
    "best-defender": "Najbolji odbrambeni igrač",
    "best-young-player": "Najbolji mladi igrač",
    "coach-of-the-season": "Trener sezone",
    "player-of-the-month": "Igrač meseca",
    "player-of-the-round": "Igrač kola",
    "top-scorer": "Najbolji strelac",
  },
} satisfies Translation<typeof en>;
