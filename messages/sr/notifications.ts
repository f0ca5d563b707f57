import type en from "../en/notifications.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Obaveštenja",
  description: "Šta {site} sme da ti javi na ovom uređaju i kada.",
  lead: "Početak utakmice, neizvesna završnica, konačan rezultat: saznaj šta se dešava sa klubovima, timovima, igračima, ligama i utakmicama koje pratiš, i kad je stranica zatvorena.",
  on: "Ovaj uređaj dobija obaveštenja.",
  off: "Ovaj uređaj ne dobija obaveštenja.",
  turnOn: "Uključi",
  turnOff: "Isključi",
  working: "Samo trenutak…",
  failed: "Trenutno nije uspelo. Pokušaj ponovo.",
  saved: "Sačuvano na ovom uređaju.",
  following: "{count, plural, =0 {Još ništa ne pratiš.} one {Pratiš # stavku.} few {Pratiš # stavke.} other {Pratiš # stavki.}}",
  choose: "Pronađi klub koji ćeš pratiti",
  kinds: {
    label: "Javi mi",
    start: "Početak utakmice",
    quarter: "Kraj svake četvrtine",
    "close-finish": "Neizvesnu završnicu",
    final: "Konačan rezultat",
    news: "Vesti",
    "schedule-change": "Promene u rasporedu",
  },
  quiet: {
    label: "Sati mira",
    on: "Ne uznemiravaj me noću",
    from: "Od",
    to: "Do",
    note: "Konačni rezultati, vesti i promene čekaju kraj sati mira. Ostalo se izostavlja.",
  },
  spoiler: {
    on: "Nikad ne otkrivaj rezultat",
    note: "Saznaješ da je utakmica završena, ali ne i kako.",
  },
  test: {
    send: "Pošalji mi probno obaveštenje",
    sent: "Na putu je.",
    refused: "Jedno je upravo poslato. Pokušaj ponovo za deset sekundi.",
  },
  sheet: {
    title: "Da ti javljamo?",
    text: "Sada nešto pratiš. Na ovom uređaju možemo da ti javimo početak utakmice, neizvesnu završnicu i konačan rezultat. Biraš šta i kada, a možeš i da prekineš u svakom trenutku.",
    yes: "Da, javljajte mi",
    later: "Ne sada",
  },
  errors: {
    "missing-app-config-values": "Liga još nije završila podešavanje obaveštenja. Do tada ne mogu da se uključe.",
    "failed-service-worker-registration": "Pregledač nije uspeo da instalira ono što prima obaveštenja. Osveži stranicu i pokušaj ponovo.",
    "invalid-sw-registration":
      "Ono što prima obaveštenja ne pripada ovom sajtu. Zatvori njegove ostale kartice, osveži stranicu i pokušaj ponovo.",
    "only-available-in-window": "Obaveštenja se uključuju samo sa otvorene stranice.",
    "permission-blocked": "Pregledač blokira obaveštenja ovog sajta. Dozvoli ih u podešavanjima sajta pored adrese, pa se vrati ovde.",
    "unsupported-browser":
      "Ovaj pregledač ne može da prima obaveštenja. Na telefonu [[iPhone]] ili tabletu [[iPad]] prvo dodaj sajt na početni ekran i otvori ga odatle.",
    "indexed-db-unsupported":
      "Pregledač ne dozvoljava sajtu da bilo šta sačuva, kao u privatnom prozoru. Za obaveštenja je potreban običan prozor.",
  },
} satisfies Translation<typeof en>;
