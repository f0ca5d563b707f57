import type en from "../en/schedule.ts";
import type { Translation } from "../translation.ts";

export default {
  findings: {
    venueClash: "{venue}: {team} i {other} su domaćini istog dana, {day}, u razmaku od {hours} h umesto {needed} h.",
    gapTooShort: "{team}: između utakmica {otherDay} i {day} ima samo {hours} h, a za odmor i put treba {needed} h.",
    leagueBlocked: "{team} i {other} igraju {day}, a tada bi cela liga trebalo da bude slobodna.",
    teamBlocked: "{team} protiv ekipe {other}: {day} ekipa ne može da igra.",
    venueBlocked: "{venue} nije slobodna {day}, kada tu igraju {team} i {other}.",
    bothAtHome: "{team} i {other} su domaćini u istom kolu: {round}.",
    bothAtHomeThatDay: "{team} i {other} su domaćini istog dana: {day}.",
    derbyMissing: "{team} i {other} ne sastaju se ni u jednom od željenih kola: {rounds}.",
    derbyMisplaced: "{team} i {other} sastaju se u kolu {round}, a ne bi trebalo.",
    notAtHome: "{team} nije domaćin u kolu {round}.",
    notAway: "{team} ne gostuje u kolu {round}.",
    noBye: "{team} nije slobodna ekipa u kolu {round}.",
    noGame: "{team} je slobodna ekipa u kolu {round}, a trebalo bi da igra.",
    notAgainst: "{team} i {other} ne sastaju se u kolu {round}.",
    slotNotKept: "{team} i {other} igraju {day} u {time}, a to nije traženi termin.",
    dayNotKept: "{team} i {other} igraju {day}, a vreme još nije određeno; traženi termin nije ispunjen.",
  },
  impossible: {
    impossibleRound: "Neizvodljivo: {team} ne može da igra nijednog dana u kolu {round}.",
    impossibleTwoWishes: "Neizvodljivo: dve želje za {team} u kolu {round} isključuju jedna drugu.",
    impossibleBye: "Neizvodljivo: uz paran broj ekipa {team} ne može da bude slobodna ekipa u kolu {round}.",
    impossibleHomes:
      "Neizvodljivo: {teams} zajedno imaju {games} domaćih utakmica, a kola u kojima neko od njih može da bude domaćin ima {rounds}.",
    impossibleHall: "Neizvodljivo: za {venue} je predviđeno utakmica: {games}, a jedna za drugom može ih se odigrati {slots}.",
  },
  report: {
    round: "{number}. kolo",
    bye: "Slobodni: {teams}",
    undecided: "termin će biti određen",
    timeToFollow: "vreme nije određeno",
    hard: "obavezno",
    soft: "poželjno",
    allKept: "Sve želje su ispunjene.",
    breaks: "Uzastopne utakmice kod kuće ili u gostima: {breaks}; najmanje moguće: {minimum}. Najduži niz: {run}.",
    breaksAlone: "Uzastopne utakmice kod kuće ili u gostima: {breaks}. Najduži niz: {run}.",
    bent: "Radi obaveznih uslova zamenjena su kola ili domaćinstva: raspored više nije po Bergerovoj tablici.",
  },
} satisfies Translation<typeof en>;
