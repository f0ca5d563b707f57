import type en from "../en/search.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Pretraga",
  titleFor: "Pretraga: „{words}“",
  description: "Igrači, klubovi, treneri, sudije, utakmice i vesti: {site}.",
  submit: "Traži",
  hint: "Igrač, klub, dva kluba za njihove utakmice, ili vest. Oba pisma važe, sa kvačicama ili bez njih.",
  found: "{count, plural, one {# rezultat} few {# rezultata} other {# rezultata}}",
  foundMore: "Više od {count, plural, one {# rezultata} few {# rezultata} other {# rezultata}}",
  nearest: "Nema potpunog poklapanja sa „{words}“. Ovo je najbliže:",
  meant: "Da li ste mislili:",
  nothing: "Ništa nije nađeno za „{words}“.",
  checkSpelling: "Proverite kako je napisano ili potražite prezime, klub ili njegovu skraćenicu.",
  oneWordAlone: "Proverite kako je napisano ili potražite samo jednu reč:",
  allResults: "Svi rezultati",
  everyKind: "Rezultati svih vrsta",
  failed: "Pretraga ne odgovara. Pokušajte ponovo za koji trenutak.",
  kinds: { clubs: "Klubovi", players: "Igrači", staff: "Treneri i sudije", games: "Utakmice", news: "Vesti" },
  roles: { coach: "Trener", referee: "Sudija" },
  more: { clubs: "Još klubova", players: "Još igrača", staff: "Još trenera i sudija", games: "Još utakmica", news: "Još vesti" },
  keys: { move: "↑↓ kretanje", open: "↵ otvori", close: "[[Esc]] zatvori" },
} as const satisfies Translation<typeof en>;
