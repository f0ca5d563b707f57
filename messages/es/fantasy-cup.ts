import type en from "../en/fantasy-cup.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Copa",
  description: "La copa del juego fantasy de {league}: cruces, resultados, campeón y cómo comprobar el sorteo.",
  begins: "Primera ronda de la copa: {round}.",
  beginsHow:
    "Se sortea a partir de la clasificación en cuanto la jornada anterior es definitiva. Entran todos los equipos con una jornada contada; los mejores pasan sin jugar hasta que cuadra el número.",
  none: "Esta temporada no hay copa.",
  unfinished: "La temporada terminó antes que la copa.",
  lead: "Pasa quien suma más puntos en la jornada. En caso de empate cuentan los puntos sin lo que añade el capitán y, después, el mejor puesto en la clasificación al hacerse el sorteo.",
  next: "La ronda siguiente se sortea cuando esta sea definitiva: {round}.",
  champion: "Campeón de la copa",
  rounds: "Rondas de la copa",
  tree: "Cuadro",
  counts: "Cuenta: {round}",
  notFinal: "{round}, aún no es definitiva",
  teams: "{count, plural, one {# equipo} many {# equipos} other {# equipos}}",
  byes: "{count, plural, one {# exento} many {# exentos} other {# exentos}}",
  page: "Página {page} de {pages}",
  draw: {
    title: "Un sorteo que puedes comprobar",
    text: "Cada ronda se sortea a partir de una lista: los equipos que entran, tal como estaba la clasificación en ese momento, uno por línea, con puesto, número y puntos. El SHA-256 de la lista, una barra y el número de la ronda forman la semilla. Quien haga el cálculo con ella obtiene los mismos cruces.",
    steps:
      "Los equipos de la lista se barajan, del último puesto al segundo, con los números que sfc32 da para la semilla (FNV-1a); después se enfrentan los vecinos. En la primera ronda se apartan antes los de la cabeza de la lista que pasan sin jugar.",
    caption: "Sorteos de la copa",
    heads: { round: "Ronda", when: "Sorteada", teams: "Equipos", seed: "Semilla", list: "Lista" },
    list: "Descargar",
    listOf: "{round}: la lista como archivo de texto",
  },
} satisfies Translation<typeof en>;
