import type en from "../en/seasons.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Sezone",
  description: "Sve sezone sa ligama i šampionima: {site}.",
  season: "Sezona {name}",
  seasonDescription: "Sezona {name}: lige, šampioni, tabele i klubovi.",
  current: "aktuelna sezona",
  dates: "{from} – {to}",
  teams: "{count, plural, one {# ekipa} few {# ekipe} other {# ekipa}}",
  playedOf: "odigrano {played} od {count, plural, one {# utakmice} few {# utakmice} other {# utakmica}}",
  games: "{count, plural, one {# utakmica} few {# utakmice} other {# utakmica}}",
  champion: "Šampion",
  open: "još nije odlučeno",
  perGame: "{points} poena po utakmici",
  whole: "Cela tabela",
  caption: "Vrh tabele: {league}, sezona {season}",
  clubs: "Klubovi",
  empty: "Još nema sezona.",
  noLeagues: "Ove sezone još nema liga.",
  all: "Sve sezone",
} satisfies Translation<typeof en>;
