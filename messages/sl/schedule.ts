import type en from "../en/schedule.ts";
import type { Translation } from "../translation.ts";

export default {
  findings: {
    venueClash: "{venue}: {team} in {other} gostita tekmi istega dne, {day}, v razmiku {hours} h namesto {needed} h.",
    gapTooShort: "{team}: med tekmama {otherDay} in {day} je le {hours} h, za počitek in pot pa je potrebnih {needed} h.",
    leagueBlocked: "{team} in {other} igrata {day}, ko bi morala biti prosta vsa liga.",
    teamBlocked: "{team} proti ekipi {other}: {day} ekipa ne more igrati.",
    venueBlocked: "{venue} {day} ni prosta, ko tam igrata {team} in {other}.",
    bothAtHome: "{team} in {other} sta gostitelja v istem krogu: {round}.",
    bothAtHomeThatDay: "{team} in {other} sta gostitelja istega dne: {day}.",
    derbyMissing: "{team} in {other} se ne srečata v nobenem od želenih krogov: {rounds}.",
    derbyMisplaced: "{team} in {other} se srečata v krogu {round}, kar ni dovoljeno.",
    notAtHome: "{team} v krogu {round} ne igra doma.",
    notAway: "{team} v krogu {round} ne gostuje.",
    noBye: "{team} v krogu {round} ni prosta ekipa.",
    noGame: "{team} je v krogu {round} prosta ekipa, a bi morala igrati.",
    notAgainst: "{team} in {other} se v krogu {round} ne srečata.",
    slotNotKept: "{team} in {other} igrata {day} ob {time}, kar ni želeni termin.",
    dayNotKept: "{team} in {other} igrata {day}, ura pa še ni določena; želeni termin ni upoštevan.",
  },
  impossible: {
    impossibleRound: "Neizvedljivo: {team} ne more igrati na noben dan kroga {round}.",
    impossibleTwoWishes: "Neizvedljivo: želji za {team} v krogu {round} se izključujeta.",
    impossibleBye: "Neizvedljivo: pri sodem številu ekip {team} v krogu {round} ne more biti prosta.",
    impossibleHomes:
      "Neizvedljivo: {teams} imajo skupaj domačih tekem: {games}, krogov, v katerih sme biti kdo od njih gostitelj, pa je {rounds}.",
    impossibleHall: "Neizvedljivo: za {venue} je predvidenih tekem: {games}, druga za drugo pa jih je mogoče odigrati {slots}.",
  },
  report: {
    round: "{number}. krog",
    bye: "Prosti: {teams}",
    undecided: "termin bo določen",
    timeToFollow: "ura še ni določena",
    hard: "obvezno",
    soft: "zaželeno",
    allKept: "Vse želje so izpolnjene.",
    breaks: "Zaporedne tekme doma ali v gosteh: {breaks}; najmanj mogoče: {minimum}. Najdaljši niz: {run}.",
    breaksAlone: "Zaporedne tekme doma ali v gosteh: {breaks}. Najdaljši niz: {run}.",
    bent: "Zaradi obveznih zahtev so zamenjani krogi ali gostitelji: razpored ni več po Bergerjevi tabeli.",
  },
} satisfies Translation<typeof en>;
