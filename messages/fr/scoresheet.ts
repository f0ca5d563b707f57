import type en from "../en/scoresheet.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Feuille de match officielle",
  teamNamed: "Équipe {letter}\u00a0: {name}",
  licence: "Licence",
  entered: "Entré",
  fouls: "Fautes",
  assistantCoach: "Entraîneur adjoint",
  halves: { first: "1re mi-temps", second: "2de mi-temps" },
  runningScore: "Marque courante",
  scoreByPeriod: "Score par quart-temps",
  finalScore: "Score final",
  winner: "Équipe gagnante",
  boxScore: "Statistiques",
  notes: "Remarques",
  captainSignature: "Signature du capitaine en cas de réclamation",
  noRunningScore: "La marque courante de ce match n’a pas été relevée.",
  notPlayed: "Le match n’a pas été joué\u00a0: il n’y a pas de marque courante.",
  legend:
    "Petits chiffres\u00a0: minute du match. Entouré\u00a0: tir à trois points\u202f; colonne Entré\u00a0: cinq de départ. Point\u00a0: lancer franc.",
  protest: "Réclamation",
  protestBy: "Déposée par\u00a0: {team}",
  protestByCaptain: "Déposée par\u00a0: {team}, capitaine {captain}",
  correction: "Correction",
  correctionTo: "Version {version}\u00a0: {reason}",
  challenge: "Challenge vidéo",
  challengeOutcome: {
    untold: "{team}, {when}\u00a0: résultat non noté",
    changed: "{team}, {when}\u00a0: décision changée",
    stands: "{team}, {when}\u00a0: décision maintenue",
  },
} satisfies Translation<typeof en>;
