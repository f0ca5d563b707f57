import type en from "../en/home.ts";
import type { Translation } from "../translation.ts";

export default {
  /** On the game that leads the page. */
  featured: { live: "Prati uživo", over: "Cela statistika", ahead: "Najava utakmice" },
  title: "Početna",
  description: "Rezultati, tabela, raspored i statistika: {site}.",
  leagues: {
    choose: "Izaberite ligu",
    empty: "Ove sezone još nema liga.",
  },
  ticker: {
    label: "Poslednje i naredne utakmice",
    earlier: "Ranije utakmice",
    later: "Kasnije utakmice",
  },
  standings: {
    title: "Tabela",
    caption: "Tabela: {league}",
    full: "Cela tabela",
    empty: "Tabela se pojavljuje posle prvog konačnog rezultata.",
  },
  latest: {
    title: "Poslednji rezultati",
    all: "Svi rezultati",
    empty: "Još nije odigrana nijedna utakmica.",
  },
  next: {
    title: "Naredne utakmice",
    all: "Ceo raspored",
    empty: "Nema više zakazanih utakmica.",
  },
  news: { title: "Vesti", all: "Sve vesti" },
  leaders: {
    all: "Svi najbolji pojedinci",
    title: "Najbolji pojedinci",
    points: "Poeni",
    rebounds: "Skokovi",
    assists: "Asistencije",
    performanceIndex: "Indeks korisnosti",
    games: "{count, plural, one {# utakmica} few {# utakmice} other {# utakmica}}",
  },
  fantasy: {
    title: "Fantazi",
    text: "Sastavite tim od igrača lige i osvajajte poene za njihov učinak na utakmicama.",
    more: "Na igru",
  },
  heads: {
    rank: { short: "#", long: "Mesto" },
    club: { short: "Klub", long: "Klub" },
    record: { short: "P–I", long: "Pobede i porazi" },
    points: { short: "Bod", long: "Bodovi" },
    difference: { short: "+/−", long: "Koš-razlika" },
    form: { short: "Forma", long: "Poslednjih pet utakmica, najstarija prva" },
  },
} satisfies Translation<typeof en>;
