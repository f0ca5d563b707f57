import type en from "../en/office-today.ts";
import type { Translation } from "../translation.ts";

export default {
  waits: "Kaj vas čaka",
  nothing: "Nič ne čaka na vas.",
  fill: "Dopolni",
  gap: "{thing} brez podatka »{field}«",
  application: "{team} se prijavlja: {competition}",
  players: "{count, plural, one {# igralec} two {# igralca} few {# igralci} other {# igralcev}}",
  handedIn: "oddano {moment}",
  read: "Preberi prijavo",
  late: "{home} – {away}: še brez izida",
  result: "Vpiši izid",
  moreLate:
    "{count, plural, one {Še # tekma je brez izida} two {Še # tekmi sta brez izida} few {Še # tekme so brez izida} other {Še # tekem je brez izida}}",
  list: "Prikaži vse",
  games: "Današnje tekme",
  noGames: "Danes ni tekem.",
  noHour: "brez ure",
  match: "{home} – {away}",
  links: "Povezave in kode QR",
  open: "Odpri",
  states: {
    link: "Zapisnikar ima povezavo",
    noLink: "Zapisnikar še nima povezave",
    checklist: "Priprava {done}/{all}",
    referees: "Sodniki {named}/{all}",
    running: "V teku",
    over: "Končana",
  },
  holds: "Kaj je vneseno",
  lately: "Zadnje spremembe",
  all: "Vse spremembe",
  noChanges: "Nič še ni bilo spremenjeno.",
} satisfies Translation<typeof en>;
