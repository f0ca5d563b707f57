import type en from "../en/schedule.ts";
import type { Translation } from "../translation.ts";

export default {
  findings: {
    venueClash: "{venue} : {team} et {other} reçoivent le même jour, {day}, à {hours} h d’intervalle au lieu de {needed} h.",
    gapTooShort: "{team} : seulement {hours} h entre les matchs du {otherDay} et du {day} ; il faut {needed} h pour le repos et le trajet.",
    leagueBlocked: "{team} et {other} jouent le {day}, alors que toute la ligue devrait être au repos.",
    teamBlocked: "{team} joue contre {other} le {day}, jour où l’équipe n’est pas disponible.",
    venueBlocked: "{venue} n’est pas libre le {day}, quand {team} y reçoit {other}.",
    bothAtHome: "{team} et {other} reçoivent lors de la même journée : {round}.",
    bothAtHomeThatDay: "{team} et {other} reçoivent le même jour : {day}.",
    derbyMissing: "{team} et {other} ne se rencontrent dans aucune des journées souhaitées : {rounds}.",
    derbyMisplaced: "{team} et {other} se rencontrent lors de la journée {round}, ce qui était exclu.",
    notAtHome: "{team} ne joue pas à domicile lors de la journée {round}.",
    notAway: "{team} ne joue pas à l’extérieur lors de la journée {round}.",
    noBye: "{team} n’est pas exempt lors de la journée {round}.",
    noGame: "{team} est exempt lors de la journée {round} et devrait jouer.",
    notAgainst: "{team} ne joue pas contre {other} lors de la journée {round}.",
    slotNotKept: "{team} et {other} jouent le {day} à {time}, un horaire qui n’était pas demandé.",
  },
  impossible: {
    impossibleRound: "Impossible : {team} ne peut jouer aucun jour de la journée {round}.",
    impossibleTwoWishes: "Impossible : deux demandes pour {team} s’excluent lors de la journée {round}.",
    impossibleBye: "Impossible : avec un nombre pair d’équipes, {team} ne peut être exempt lors de la journée {round}.",
    impossibleHomes: "Impossible : {teams} ont ensemble {games} matchs à domicile, pour {rounds} journées où l’une d’elles peut recevoir.",
    impossibleHall: "Impossible : {venue} doit accueillir {games} matchs et ne peut en accueillir que {slots}, l’un après l’autre.",
  },
  report: {
    round: "Journée {number}",
    bye: "Exempts : {teams}",
    undecided: "date à fixer",
    hard: "obligatoire",
    soft: "souhaité",
    allKept: "Toutes les demandes sont respectées.",
    breaks: "Matchs consécutifs à domicile ou à l’extérieur : {breaks} ; minimum possible : {minimum}. Plus longue série : {run}.",
    breaksAlone: "Matchs consécutifs à domicile ou à l’extérieur : {breaks}. Plus longue série : {run}.",
    bent: "Pour respecter les obligations, des journées ou des réceptions ont été échangées : le calendrier ne suit plus la table de Berger.",
  },
} satisfies Translation<typeof en>;
