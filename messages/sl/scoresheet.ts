import type en from "../en/scoresheet.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Uradni zapisnik tekme",
  teamNamed: "Ekipa {letter}: {name}",
  licence: "Licenca",
  entered: "V igri",
  fouls: "Napake",
  assistantCoach: "Pomočnik trenerja",
  halves: { first: "1. polčas", second: "2. polčas" },
  runningScore: "Tekoči izid",
  scoreByPeriod: "Izid po četrtinah",
  finalScore: "Končni izid",
  winner: "Zmagovalna ekipa",
  boxScore: "Statistika",
  notes: "Opombe",
  captainSignature: "Podpis kapetana v primeru pritožbe",
  noRunningScore: "Na tej tekmi tekoči izid ni bil zabeležen.",
  notPlayed: "Tekma ni bila odigrana, zato tekočega izida ni.",
  legend: "Majhne številke: minuta tekme. Obkroženo: met za tri, v stolpcu V igri začetna peterka. Pika: prosti met.",
  protest: "Pritožba",
  protestBy: "Vložila ekipa: {team}",
  protestByCaptain: "Vložila ekipa: {team}, kapetan {captain}",
  correction: "Popravek",
  correctionTo: "Različica {version}: {reason}",
  challenge: "Trenerski izziv",
  challengeOutcome: {
    untold: "{team}, {when}: izid ni zapisan",
    changed: "{team}, {when}: odločitev spremenjena",
    stands: "{team}, {when}: odločitev ostane",
  },
} satisfies Translation<typeof en>;
