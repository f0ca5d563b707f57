import type en from "../en/scoresheet.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Zvanični zapisnik utakmice",
  teamNamed: "Ekipa {letter}: {name}",
  licence: "Licenca",
  entered: "U igri",
  fouls: "Greške",
  assistantCoach: "Pomoćni trener",
  halves: { first: "1. poluvreme", second: "2. poluvreme" },
  runningScore: "Tok rezultata",
  scoreByPeriod: "Rezultat po četvrtinama",
  finalScore: "Konačan rezultat",
  winner: "Pobednička ekipa",
  boxScore: "Statistika",
  notes: "Napomene",
  captainSignature: "Potpis kapitena u slučaju žalbe",
  noRunningScore: "Na ovoj utakmici tok rezultata nije beležen.",
  notPlayed: "Utakmica nije odigrana, pa nema toka rezultata.",
  legend: "Mali brojevi: minut utakmice. Zaokruženo: trojka, u koloni U igri početna petorka. Tačka: slobodno bacanje.",
  protest: "Žalba",
  protestBy: "Podnela ekipa: {team}",
  protestByCaptain: "Podnela ekipa: {team}, kapiten {captain}",
  correction: "Ispravka",
  correctionTo: "Verzija {version}: {reason}",
  challenge: "Čelendž",
  challengeOutcome: {
    untold: "{team}, {when}: ishod nije zapisan",
    changed: "{team}, {when}: odluka promenjena",
    stands: "{team}, {when}: odluka ostaje",
  },
} satisfies Translation<typeof en>;
