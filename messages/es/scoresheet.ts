import type en from "../en/scoresheet.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Acta oficial del partido",
  teamNamed: "Equipo {letter}: {name}",
  licence: "Licencia",
  entered: "Juega",
  fouls: "Faltas",
  assistantCoach: "Entrenador ayudante",
  halves: { first: "1.ª parte", second: "2.ª parte" },
  runningScore: "Tanteo arrastrado",
  scoreByPeriod: "Tanteo por cuartos",
  finalScore: "Resultado final",
  winner: "Equipo vencedor",
  boxScore: "Estadísticas",
  notes: "Observaciones",
  captainSignature: "Firma del capitán en caso de protesta",
  noRunningScore: "En este partido no se registró el tanteo arrastrado.",
  notPlayed: "El partido no se jugó, así que no hay tanteo arrastrado.",
  legend: "Números pequeños: minuto del partido. En círculo: triple; en la columna Juega, quinteto inicial. Punto: tiro libre.",
  protest: "Protesta",
  protestBy: "Presentada por: {team}",
  protestByCaptain: "Presentada por: {team}, capitán {captain}",
  correction: "Corrección",
  correctionTo: "Versión {version}: {reason}",
  challenge: "Revisión pedida",
  challengeOutcome: {
    untold: "{team}, {when}: resultado no anotado",
    changed: "{team}, {when}: decisión cambiada",
    stands: "{team}, {when}: decisión mantenida",
  },
} satisfies Translation<typeof en>;
