import type en from "../en/seasons.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Sezone",
  description: "Vse sezone z ligami in prvaki: {site}.",
  season: "Sezona {name}",
  seasonDescription: "Sezona {name}: lige, prvaki, lestvice in klubi.",
  current: "tekoča sezona",
  dates: "{from} – {to}",
  teams: "{count, plural, one {# ekipa} two {# ekipi} few {# ekipe} other {# ekip}}",
  playedOf: "odigranih {played} od {count, plural, one {# tekme} two {# tekem} few {# tekem} other {# tekem}}",
  games: "{count, plural, one {# tekma} two {# tekmi} few {# tekme} other {# tekem}}",
  champion: "Prvak",
  open: "še ni odločeno",
  perGame: "{points} točke na tekmo",
  whole: "Celotna lestvica",
  caption: "Vrh lestvice: {league}, sezona {season}",
  clubs: "Klubi",
  empty: "Sezon še ni.",
  noLeagues: "V tej sezoni lig še ni.",
  all: "Vse sezone",
} satisfies Translation<typeof en>;
