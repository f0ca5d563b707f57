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
  playedOf: "odigrane tekme: {played} od {count, plural, one {#} two {#} few {#} other {#}}",
  games: "{count, plural, one {# tekma} two {# tekmi} few {# tekme} other {# tekem}}",
  champion: "Prvak",
  open: "še ni odločeno",
  whole: "Celotna lestvica",
  caption: "Vrh lestvice: {league}, sezona {season}",
  clubs: "Klubi",
  empty: "Ni še vpisanih sezon.",
  noLeagues: "Za to sezono še ni vpisanih lig.",
  all: "Vse sezone",
} satisfies Translation<typeof en>;
