import type en from "../en/race.ts";
import type { Translation } from "../translation.ts";

export default {
  marks: {
    first: "primer puesto asegurado",
    playoffs: "playoffs asegurados",
    safe: "permanencia asegurada",
    out: "sin opciones de playoffs",
    down: "desciende",
  },
  certain: "Seguro",
  marksNote: "Pase lo que pase en los partidos que quedan; las incomparecencias y las sanciones no se pueden prever.",
  heads: {
    possible: { short: "Pos.", long: "Mejor y peor puesto aún posibles" },
    playoffs: { short: "P-off", long: "Probabilidad de jugar los playoffs" },
    first: { short: "1.º", long: "Probabilidad de acabar primero" },
    down: { short: "Desc.", long: "Probabilidad de descender" },
    chances: { short: "Prob.", long: "Probabilidad de cada puesto, el primero a la izquierda" },
    wins: { short: "Nec.", long: "Victorias propias que aseguran los playoffs, hagan lo que hagan los demás" },
    left: { short: "Qdan.", long: "Partidos por jugar" },
    schedule: { short: "Riv.", long: "Valoración media de los rivales que quedan" },
    rating: { short: "Nivel", long: "Nivel: puntos por encima de un equipo medio, según diferencias y rivales" },
    power: { short: "Orden", long: "Puesto en la clasificación por nivel" },
  },
  chance: "puesto {place}: {share}",
  note: "Los partidos que quedan se simularon 10.000 veces según las diferencias hasta ahora, el factor cancha y lo poco que dicen unos pocos partidos; los empates se deshacen con las reglas de la liga. Los puestos posibles y asegurados están calculados, no estimados: el empate cuenta contra el equipo, salvo que ya esté decidido. Una raya en «Nec.»: no le basta con sus victorias. Es una estimación, no una promesa.",
  none: "La lucha por los puestos se muestra mientras queden partidos, cuando ya se ha jugado alguno y se ha publicado el calendario completo.",
} as const satisfies Translation<typeof en>;
