import type en from "../en/schedule.ts";
import type { Translation } from "../translation.ts";

export default {
  findings: {
    venueClash: "{venue}: {team} y {other} juegan en casa el mismo día, {day}, con {hours} h de diferencia en lugar de {needed} h.",
    gapTooShort: "{team}: solo {hours} h entre los partidos del {otherDay} y del {day}; para descansar y viajar hacen falta {needed} h.",
    leagueBlocked: "{team} y {other} juegan el {day}, cuando toda la liga debería descansar.",
    teamBlocked: "{team} juega contra {other} el {day}, día en que no puede jugar.",
    venueBlocked: "{venue} no está libre el {day}, cuando juegan allí {team} y {other}.",
    bothAtHome: "{team} y {other} juegan en casa en la misma jornada: {round}.",
    bothAtHomeThatDay: "{team} y {other} juegan en casa el mismo día: {day}.",
    derbyMissing: "{team} y {other} no se enfrentan en ninguna de las jornadas pedidas: {rounds}.",
    derbyMisplaced: "{team} y {other} se enfrentan en la jornada {round}, en la que no deberían.",
    notAtHome: "{team} no juega en casa en la jornada {round}.",
    notAway: "{team} no juega fuera en la jornada {round}.",
    noBye: "{team} no descansa en la jornada {round}.",
    noGame: "{team} descansa en la jornada {round}, en la que debería jugar.",
    notAgainst: "{team} no juega contra {other} en la jornada {round}.",
    slotNotKept: "{team} y {other} juegan el {day} a las {time}, un horario que no se había pedido.",
    dayNotKept: "{team} y {other} juegan el {day}, con la hora por confirmar; no es un horario que se había pedido.",
  },
  impossible: {
    impossibleRound: "Imposible: {team} no puede jugar ningún día de la jornada {round}.",
    impossibleTwoWishes: "Imposible: dos peticiones para {team} en la jornada {round} se excluyen entre sí.",
    impossibleBye: "Imposible: con un número par de equipos, {team} no descansa en la jornada {round}.",
    impossibleHomes:
      "Imposible: {teams} suman {games} partidos en casa, y las jornadas en las que alguno puede jugar en casa son {rounds}.",
    impossibleHall: "Imposible: {venue} tiene {games} partidos y solo caben {slots}, uno tras otro.",
  },
  report: {
    round: "Jornada {number}",
    bye: "Descansan: {teams}",
    undecided: "fecha por confirmar",
    timeToFollow: "hora por confirmar",
    hard: "obligatorio",
    soft: "deseado",
    allKept: "Se cumplen todas las peticiones.",
    breaks: "Partidos seguidos en casa o fuera: {breaks}; mínimo posible: {minimum}. Racha más larga: {run}.",
    breaksAlone: "Partidos seguidos en casa o fuera: {breaks}. Racha más larga: {run}.",
    bent: "Para cumplir lo obligatorio se han intercambiado jornadas o equipos locales: el calendario ya no sigue la tabla de Berger.",
  },
} satisfies Translation<typeof en>;
