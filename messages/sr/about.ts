import type en from "../en/about.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "O nama",
  description: "Ko vodi ligu, kako se igra, kako do nas: {site}.",
  parts: {
    about: "Liga",
    competition: "Kako se igra",
    contact: "Kontakt",
    accessibility: "Pristupačnost",
    privacy: "Privatnost",
    sponsors: "Sponzori",
    screens: "Ekrani u halama",
  },
  general: {
    about: "{site} organizuje svoja takmičenja i ovde objavljuje raspored, rezultate i statistiku.",
    contact: "Liga ovde još nije objavila kontakt. U dokumentima su navedene odgovorne osobe.",
    accessibility:
      "Stranice su napravljene tako da se mogu koristiti tastaturom, čitačem ekrana, sa velikim slovima, u svetlom i tamnom prikazu i bez skripti. Uz grafikone stoje brojke kao tekst. Cilj nam je [[WCAG]] 2.2, nivo [[AA]]. Ako vam nešto ne polazi za rukom, javite nam se preko kontakta.",
    privacy:
      "Kolačić „[[locale]]“ pamti vaš jezik 365 dana. Prijava dodaje još jedan, do odjave ili najduže godinu dana; prijava preko [[Google]]-a još jedan, na deset minuta. Izabrani prikaz i poslednja otvorena kartica ostaju u vašem pregledaču. Stranice su svima iste i ne znaju ko ih čita. Posete se broje pomoću [[Google Analytics]] samo ako je liga to uključila.",
  },
  privacyApplications: "Ono što ekipa upiše u prijavu vide kancelarija lige i oni koji imaju adresu prijave.",
  teams: "{count, plural, one {# ekipa} few {# ekipe} other {# ekipa}}",
  rounds: "ligaški deo: {count, plural, one {# kolo} few {# kola} other {# kola}}",
  playoffs: "zatim plej-of",
  playingTime: "Igra se {periods} × {minutes} minuta, produžeci po {overtime}",
  byPoints: "Tabela se računa po bodovima: {win} za pobedu, {loss} za poraz, {forfeit} za utakmicu izgubljenu službenim rezultatom.",
  byWins: "Tabela se računa po pobedama.",
  byPercentage: "Tabela se računa po procentu pobeda.",
  level: {
    amongThem: "O poretku izjednačenih ekipa prvo odlučuju međusobne utakmice.",
    allGames: "O poretku izjednačenih ekipa prvo odlučuju poeni iz svih utakmica.",
    lostAward: "Među izjednačenima, ekipa koja je utakmicu izgubila odlukom lige stoji iza ostalih.",
    divisionWinner: "Među izjednačenima prvi je pobednik divizije.",
    ownGroup: "O poretku izjednačenih ekipa prvo odlučuje procenat pobeda u diviziji ili konferenciji.",
  },
  moreThanTwo: "Kad je izjednačeno više od dve ekipe, propozicije predviđaju poseban postupak.",
  leagueRegulations: "Propozicije lige",
  screensNote: "Šta prikazuju ekrani svake hale: za zapisnički sto, tribine i prenos.",
  regulations: "Propozicije i kalendari",
  table: "Tabela",
} satisfies Translation<typeof en>;
