import type en from "../en/notices.ts";
import type { Translation } from "../translation.ts";

export default {
  start: "El partido ha empezado.",
  quarter: "Final del {number, select, 1 {1.er} 3 {3.er} other {{number}.º}} cuarto: {home}-{away}",
  quarterQuiet: "Final del {number, select, 1 {1.er} 3 {3.er} other {{number}.º}} cuarto.",
  halfTime: "Descanso: {home}-{away}",
  halfTimeQuiet: "Descanso.",
  furtherOvertime: "Empate tras la {number}.ª prórroga, {home}-{away}: se sigue jugando.",
  furtherOvertimeQuiet: "Habrá otra prórroga.",
  overtime: "Empate al final del tiempo reglamentario, {home}-{away}: prórroga.",
  overtimeQuiet: "Hay prórroga.",
  closeFinish: "Final apretado en los últimos dos minutos: {home}-{away}",
  closeFinishQuiet: "El final está apretado en los últimos dos minutos.",
  final: "Resultado final: {home}-{away}",
  finalQuiet: "El partido ha terminado.",
  corrected: "Resultado corregido: {home}-{away}",
  correctedQuiet: "Se ha corregido el resultado.",
  moved: "Nuevo horario: {date}",
  postponed: "El partido se aplaza.",
  cancelled: "El partido se cancela.",
  undecided: "La fecha está por confirmar.",
  changed: "Hay un cambio en el calendario.",
  newsTitle: "Noticias",
  newsQuiet: "Hay novedades sobre un partido. Aquí no desvelamos el resultado.",
  testTitle: "Así sonará",
  test: "En este dispositivo te contamos lo que pasa con lo que sigues.",
} satisfies Translation<typeof en>;
