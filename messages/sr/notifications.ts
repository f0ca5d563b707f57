import type en from "../en/notifications.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Obaveštenja",
  description: "Šta {site} sme da vam javi na ovom uređaju i kada.",
  lead: "Početak utakmice, neizvesna završnica, konačan rezultat: saznajte šta se dešava sa klubovima, ekipama, igračima, ligama i utakmicama koje pratite, i kad je stranica zatvorena.",
  on: "Ovaj uređaj dobija obaveštenja.",
  off: "Ovaj uređaj ne dobija obaveštenja.",
  turnOn: "Uključi",
  turnOff: "Isključi",
  working: "Samo trenutak…",
  needsScripts: "Za obaveštenja je potreban JavaScript, a u ovom pregledaču je isključen.",
  failed: "Trenutno nije uspelo. Pokušajte ponovo.",
  saved: "Sačuvano na ovom uređaju.",
  kinds: {
    label: "Javi mi",
    start: "Početak utakmice",
    quarter: "Kraj svake četvrtine",
    "close-finish": "Neizvesnu završnicu",
    final: "Konačan rezultat",
    news: "Vesti",
    "schedule-change": "Promene u rasporedu",
    "fantasy-day-before": "Dan pre kraja razmena, ako ste potrebni timu",
    "fantasy-two-hours": "Dva sata pre kraja razmena, ako ste timu i dalje potrebni",
    "fantasy-result": "Vaše poene i mesto posle kola",
    "fantasy-price": "Igrače iz vašeg tima kojima se cena promeni za 0,5 ili više",
    "fantasy-correction": "Ispravke koje menjaju vaše poene",
    "fantasy-duel": "Duele sa prijateljima kad počnu",
  },
  fantasy: {
    label: "O mom fantazi timu",
    note: "Stižu na uređaje na kojima ste prijavljeni. Timu ste potrebni kada neko od igrača možda neće igrati ili nema utakmicu, ili kada u ovom kolu još ništa niste menjali.",
  },
  quiet: {
    label: "Sati mira",
    on: "Ne uznemiravaj me noću",
    from: "Od",
    to: "Do",
    note: "Konačni rezultati, vesti, promene i obaveštenja o fantazi timu čekaju kraj sati mira. Ostalo se izostavlja.",
  },
  spoiler: {
    on: "Nikad ne otkrivaj rezultat",
    note: "Saznajete da je utakmica završena, ali ne i kako.",
  },
  test: {
    send: "Pošalji probno obaveštenje",
    sent: "Na putu je.",
    refused: "Jedno je upravo poslato. Pokušajte ponovo za deset sekundi.",
    failed: "Nije moglo da se pošalje. Nije do vašeg uređaja.",
  },
  offer: {
    ask: "{kind, select, game {Da vam javimo kad ova utakmica počne i kako se završi?} other {{name}: da vam javimo kad se nešto desi?}}",
    tell: "Obavesti me",
    title: "Obaveštenja na ovom uređaju",
    text: "Početak utakmice, neizvesna završnica, konačan rezultat: saznajete šta je sa onima koje pratite i kad je stranica zatvorena. Noću je mirno. Vi birate šta i kada, i možete da prestanete u svakom trenutku.",
    once: "Pregledač će vas sada pitati da li ovaj sajt sme da vam šalje obaveštenja.",
    later: "Ne sada",
    choose: "Izaberi koja",
  },
  errors: {
    "missing-app-config-values": "Liga još nije završila podešavanje obaveštenja. Do tada ne mogu da se uključe.",
    "failed-service-worker-registration": "Pregledač nije uspeo da podesi obaveštenja. Osvežite stranicu i pokušajte ponovo.",
    "invalid-sw-registration":
      "Obaveštenja je u ovom pregledaču podesila druga stranica. Zatvorite ostale kartice ovog sajta, osvežite stranicu i pokušajte ponovo.",
    "only-available-in-window": "Obaveštenja se uključuju samo sa otvorene stranice.",
    "permission-blocked": "Pregledač blokira obaveštenja ovog sajta. Dozvolite ih u podešavanjima sajta pored adrese, pa se vratite ovde.",
    "unsupported-browser":
      "Ovaj pregledač ne može da prima obaveštenja. Na telefonu [[iPhone]] ili tabletu [[iPad]] prvo dodajte sajt na početni ekran i otvorite ga odatle.",
    "indexed-db-unsupported":
      "Pregledač ne dozvoljava sajtu da bilo šta sačuva, kao u privatnom prozoru. Za obaveštenja je potreban običan prozor.",
  },
} satisfies Translation<typeof en>;
