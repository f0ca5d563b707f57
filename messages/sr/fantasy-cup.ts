import type en from "../en/fantasy-cup.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Kup",
  description: "Kup fantazi igre, {league}: parovi, rezultati, pobednik i kako se žreb može proveriti.",
  begins: "Prvo kolo kupa: {round}.",
  beginsHow:
    "Žreb se izvlači prema tabeli čim prethodno kolo postane konačno. Učestvuje svaki tim koji ima bar jedno obračunato kolo; najbolji imaju slobodan prolaz dok se broj ne poravna.",
  none: "Ove sezone nema kupa.",
  unfinished: "Sezona se završila pre kupa.",
  lead: "Dalje ide tim sa više poena u kolu. Ako su izjednačeni, gledaju se poeni bez kapitenovog dodatka, pa bolje mesto na tabeli u trenutku žreba.",
  next: "Sledeće kolo se izvlači kad ovo postane konačno: {round}.",
  champion: "Pobednik kupa",
  rounds: "Kola kupa",
  tree: "Parovi",
  counts: "Računa se: {round}",
  notFinal: "{round}, još nije konačno",
  teams: "{count, plural, one {# tim} few {# tima} other {# timova}}",
  byes: "{count, plural, one {# slobodan prolaz} few {# slobodna prolaza} other {# slobodnih prolaza}}",
  page: "Stranica {page} od {pages}",
  draw: {
    title: "Žreb koji svako može da proveri",
    text: "Svako kolo se izvlači iz spiska: timovi koji su u žrebu, onako kako je tabela tada stajala, po jedan u redu, sa mestom, brojem i poenima. SHA-256 tog spiska, kosa crta i broj kola kupa čine seme žreba. Isti račun daje iste parove.",
    steps:
      "Timovi sa spiska se mešaju, od poslednjeg mesta ka drugom, brojevima koje sfc32 daje za to seme (FNV-1a); zatim igraju susedi. U prvom kolu se pre toga izostavljaju timovi s vrha spiska koji prolaze bez borbe.",
    caption: "Žrebovi kupa",
    heads: { round: "Kolo", when: "Izvučeno", teams: "Timovi", seed: "Seme", list: "Spisak" },
    list: "Preuzmi",
    listOf: "{round}: spisak kao tekstualna datoteka",
  },
} satisfies Translation<typeof en>;
