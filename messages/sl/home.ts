import type en from "../en/home.ts";
import type { Translation } from "../translation.ts";

export default {
  /** On the game that leads the page. */
  featured: { live: "Spremljaj v živo", over: "Celotna statistika", ahead: "Napoved tekme" },
  title: "Domov",
  description: "Izidi, lestvica, razpored in statistika: {site}.",
  leagues: {
    choose: "Izberite ligo",
    empty: "V tej sezoni lig še ni.",
  },
  ticker: {
    label: "Zadnje in naslednje tekme",
    earlier: "Prejšnje tekme",
    later: "Naslednje tekme",
  },
  standings: {
    title: "Lestvica",
    caption: "Lestvica: {league}",
    full: "Celotna lestvica",
    empty: "Lestvica se pokaže po prvem končnem izidu.",
  },
  latest: {
    title: "Zadnji izidi",
    all: "Vsi izidi",
    empty: "Odigrana ni še nobena tekma.",
  },
  next: {
    title: "Naslednje tekme",
    all: "Celoten razpored",
    empty: "Ni več tekem na sporedu.",
  },
  news: { title: "Novice", all: "Vse novice" },
  leaders: {
    all: "Vse lestvice",
    title: "Najboljši posamezniki",
    points: "Točke",
    rebounds: "Skoki",
    assists: "Asistence",
    performanceIndex: "Indeks učinkovitosti",
    games: "{count, plural, one {# tekma} two {# tekmi} few {# tekme} other {# tekem}}",
  },
  fantasy: {
    title: "Fantasy",
    text: "Sestavite ekipo iz igralcev lige in zbirajte točke za njihove predstave na tekmah.",
    more: "Na igro",
  },
  heads: {
    rank: { short: "#", long: "Mesto" },
    club: { short: "Klub", long: "Klub" },
    record: { short: "Z–P", long: "Zmage in porazi" },
    points: { short: "Toč", long: "Točke" },
    difference: { short: "+/−", long: "Razlika v koših" },
    form: { short: "Forma", long: "Zadnjih pet tekem, najstarejša prva" },
  },
} satisfies Translation<typeof en>;
