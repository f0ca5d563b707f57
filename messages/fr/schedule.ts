import type en from "../en/schedule.ts";
import type { Translation } from "../translation.ts";

export default {
  findings: {
    venueClash: "{venue}\u00a0: {team} et {other} reçoivent le même jour, {day}, à {hours} h d’intervalle au lieu de {needed} h.",
    gapTooShort:
      "{team}\u00a0: seulement {hours} h entre les matchs du {otherDay} et du {day}\u202f; il faut {needed} h pour le repos et le trajet.",
    leagueBlocked: "{team} et {other} jouent le {day}, alors que toute la ligue devrait être au repos.",
    teamBlocked: "{team} joue contre {other} le {day}, jour où l’équipe n’est pas disponible.",
    venueBlocked: "{venue} n’est pas libre le {day}, quand {team} y reçoit {other}.",
    bothAtHome: "{team} et {other} reçoivent lors de la même journée\u00a0: {round}.",
    bothAtHomeThatDay: "{team} et {other} reçoivent le même jour\u00a0: {day}.",
    derbyMissing: "{team} et {other} ne se rencontrent dans aucune des journées souhaitées\u00a0: {rounds}.",
    derbyMisplaced: "{team} et {other} se rencontrent lors de la journée {round}, ce qui était exclu.",
    notAtHome: "{team} ne joue pas à domicile lors de la journée {round}.",
    notAway: "{team} ne joue pas à l’extérieur lors de la journée {round}.",
    noBye: "{team} n’est pas exempt lors de la journée {round}.",
    noGame: "{team} est exempt lors de la journée {round} et devrait jouer.",
    notAgainst: "{team} ne joue pas contre {other} lors de la journée {round}.",
    slotNotKept: "{team} et {other} jouent le {day} à {time}, un horaire qui n’était pas demandé.",
    dayNotKept: "{team} et {other} jouent le {day}, heure à définir\u202f; ce n’est pas un horaire demandé.",
  },
  impossible: {
    impossibleRound: "Impossible\u00a0: {team} ne peut jouer aucun jour de la journée {round}.",
    impossibleTwoWishes: "Impossible\u00a0: deux demandes pour {team} s’excluent lors de la journée {round}.",
    impossibleBye: "Impossible\u00a0: avec un nombre pair d’équipes, {team} ne peut être exempt lors de la journée {round}.",
    impossibleHomes:
      "Impossible\u00a0: {teams} ont ensemble {games} matchs à domicile, pour {rounds} journées où l’une d’elles peut recevoir.",
    impossibleHall: "Impossible\u00a0: {venue} doit accueillir {games} matchs et ne peut en accueillir que {slots}, l’un après l’autre.",
  },
  report: {
    round: "Journée {number}",
    bye: "Exempts\u00a0: {teams}",
    undecided: "date à définir",
    timeToFollow: "heure à définir",
    hard: "obligatoire",
    soft: "souhaité",
    allKept: "Toutes les demandes sont respectées.",
    breaks:
      "Matchs consécutifs à domicile ou à l’extérieur\u00a0: {breaks}\u202f; minimum possible\u00a0: {minimum}. Plus longue série\u00a0: {run}.",
    breaksAlone: "Matchs consécutifs à domicile ou à l’extérieur\u00a0: {breaks}. Plus longue série\u00a0: {run}.",
    bent: "Pour respecter les obligations, des journées ou des réceptions ont été échangées\u00a0: le calendrier ne suit plus la table de Berger.",
  },
} satisfies Translation<typeof en>;
