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
  },
  general: {
    about: "{site} organizuje svoja takmičenja i ovde objavljuje raspored, rezultate i statistiku.",
    contact: "Liga ovde još nije objavila kontakt. U dokumentima su navedene odgovorne osobe.",
    accessibility:
      "Stranice su napravljene tako da se mogu koristiti tastaturom, čitačem ekrana, sa velikim slovima, u svetlom i tamnom prikazu i bez skripti. Uz grafikone stoje brojke kao tekst. Cilj nam je [[WCAG]] 2.2, nivo [[AA]]. Ako vam nešto ne polazi za rukom, javite nam se preko kontakta.",
    privacy:
      "Kolačić „[[locale]]“ pamti vaš jezik 365 dana. Izabrani prikaz i poslednja otvorena kartica ostaju u vašem pregledaču. Stranice su svima iste i ne znaju ko ih čita. Posete se broje pomoću [[Google Analytics]] samo ako je liga to uključila.",
  },
  privacyApplications: "Ono što ekipa upiše u prijavu vide kancelarija lige i oni koji imaju adresu prijave.",
  teams: "{count, plural, one {# ekipa} few {# ekipe} other {# ekipa}}",
  rounds: "regularni deo: {count, plural, one {# kolo} few {# kola} other {# kola}}",
  playoffs: "zatim plej-of",
  playingTime: "Igra se {periods} × {minutes} minuta, produžeci po {overtime}",
  byPoints:
    "Tabela se računa po bodovima: {win} za pobedu, {loss} za poraz, {forfeit} za utakmicu izgubljenu službenim rezultatom. O poretku ekipa s istim brojem bodova odlučuju međusobne utakmice.",
  byWins: "Tabela se računa po pobedama. O poretku ekipa s istim brojem pobeda odlučuju kriterijumi iz propozicija.",
  byPercentage: "Tabela se računa po procentu pobeda. O poretku izjednačenih ekipa odlučuju kriterijumi iz propozicija.",
  regulations: "Propozicije i kalendari",
  table: "Tabela",
} satisfies Translation<typeof en>;
