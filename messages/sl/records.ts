import type en from "../en/records.ts";
import type { Translation } from "../translation.ts";

export default {
  count: {
    games: "{count, plural, one {# tekma} two {# tekmi} few {# tekme} other {# tekem}}",
    starts:
      "{count, plural, one {#-krat v začetni peterki} two {#-krat v začetni peterki} few {#-krat v začetni peterki} other {#-krat v začetni peterki}}",
    minutes: "{count, plural, one {# minuta} two {# minuti} few {# minute} other {# minut}}",
    wins: "{count, plural, one {# zmaga} two {# zmagi} few {# zmage} other {# zmag}}",
    losses: "{count, plural, one {# poraz} two {# poraza} few {# porazi} other {# porazov}}",
    seasons: "{count, plural, one {# sezona} two {# sezoni} few {# sezone} other {# sezon}}",
    clubs: "{count, plural, one {# klub} two {# kluba} few {# klubi} other {# klubov}}",
    titles: "{count, plural, one {# naslov} two {# naslova} few {# naslovi} other {# naslovov}}",
    meetings: "{count, plural, one {# medsebojna tekma} two {# medsebojni tekmi} few {# medsebojne tekme} other {# medsebojnih tekem}}",
    overtimes: "{count, plural, one {# podaljšek} two {# podaljška} few {# podaljški} other {# podaljškov}}",
    spectators: "{count, plural, one {# gledalec} two {# gledalca} few {# gledalci} other {# gledalcev}}",
    points: "{count, plural, one {# točka} two {# točki} few {# točke} other {# točk}}",
    fieldGoalsMade:
      "{count, plural, one {# zadet met iz igre} two {# zadeta meta iz igre} few {# zadeti meti iz igre} other {# zadetih metov iz igre}}",
    fieldGoalsAttempted: "{count, plural, one {# met iz igre} two {# meta iz igre} few {# meti iz igre} other {# metov iz igre}}",
    twoPointersMade:
      "{count, plural, one {# zadet met za dve} two {# zadeta meta za dve} few {# zadeti meti za dve} other {# zadetih metov za dve}}",
    twoPointersAttempted: "{count, plural, one {# met za dve} two {# meta za dve} few {# meti za dve} other {# metov za dve}}",
    threePointersMade: "{count, plural, one {# zadeta trojka} two {# zadeti trojki} few {# zadete trojke} other {# zadetih trojk}}",
    threePointersAttempted: "{count, plural, one {# met za tri} two {# meta za tri} few {# meti za tri} other {# metov za tri}}",
    freeThrowsMade:
      "{count, plural, one {# zadet prosti met} two {# zadeta prosta meta} few {# zadeti prosti meti} other {# zadetih prostih metov}}",
    freeThrowsAttempted: "{count, plural, one {# prosti met} two {# prosta meta} few {# prosti meti} other {# prostih metov}}",
    rebounds: "{count, plural, one {# skok} two {# skoka} few {# skoki} other {# skokov}}",
    offensiveRebounds: "{count, plural, one {# skok v napadu} two {# skoka v napadu} few {# skoki v napadu} other {# skokov v napadu}}",
    defensiveRebounds: "{count, plural, one {# skok v obrambi} two {# skoka v obrambi} few {# skoki v obrambi} other {# skokov v obrambi}}",
    assists: "{count, plural, one {# asistenca} two {# asistenci} few {# asistence} other {# asistenc}}",
    steals: "{count, plural, one {# pridobljena žoga} two {# pridobljeni žogi} few {# pridobljene žoge} other {# pridobljenih žog}}",
    turnovers: "{count, plural, one {# izgubljena žoga} two {# izgubljeni žogi} few {# izgubljene žoge} other {# izgubljenih žog}}",
    blocks: "{count, plural, one {# blokada} two {# blokadi} few {# blokade} other {# blokad}}",
    blocksReceived: "{count, plural, one {# prejeta blokada} two {# prejeti blokadi} few {# prejete blokade} other {# prejetih blokad}}",
    foulsCommitted: "{count, plural, one {# osebna napaka} two {# osebni napaki} few {# osebne napake} other {# osebnih napak}}",
    foulsDrawn:
      "{count, plural, one {# izsiljena osebna napaka} two {# izsiljeni osebni napaki} few {# izsiljene osebne napake} other {# izsiljenih osebnih napak}}",
    plusMinus: "{count, plural, one {# točka plus-minusa} two {# točki plus-minusa} few {# točke plus-minusa} other {# točk plus-minusa}}",
    performanceIndexRating:
      "{count, plural, one {# točka indeksa učinkovitosti} two {# točki indeksa učinkovitosti} few {# točke indeksa učinkovitosti} other {# točk indeksa učinkovitosti}}",
    fibaEfficiency:
      "{count, plural, one {# točka učinkovitosti po FIBI} two {# točki učinkovitosti po FIBI} few {# točke učinkovitosti po FIBI} other {# točk učinkovitosti po FIBI}}",
    gameScore: "{count, plural, one {# točka ocene tekme} two {# točki ocene tekme} few {# točke ocene tekme} other {# točk ocene tekme}}",
    doubleDoubles: "{count, plural, one {# dvojni dvojček} two {# dvojna dvojčka} few {# dvojni dvojčki} other {# dvojnih dvojčkov}}",
    tripleDoubles: "{count, plural, one {# trojni dvojček} two {# trojna dvojčka} few {# trojni dvojčki} other {# trojnih dvojčkov}}",
    quadrupleDoubles:
      "{count, plural, one {# četverni dvojček} two {# četverna dvojčka} few {# četverni dvojčki} other {# četvernih dvojčkov}}",
    fiveByFives:
      "{count, plural, one {# učinek petkrat pet} two {# učinka petkrat pet} few {# učinki petkrat pet} other {# učinkov petkrat pet}}",
    twentyPointGames:
      "{count, plural, one {# tekma z 20 točkami} two {# tekmi z 20 točkami} few {# tekme z 20 točkami} other {# tekem z 20 točkami}}",
    thirtyPointGames:
      "{count, plural, one {# tekma s 30 točkami} two {# tekmi s 30 točkami} few {# tekme s 30 točkami} other {# tekem s 30 točkami}}",
    fortyPointGames:
      "{count, plural, one {# tekma s 40 točkami} two {# tekmi s 40 točkami} few {# tekme s 40 točkami} other {# tekem s 40 točkami}}",
  },
  more: {
    games: "{count, plural, one {še # tekma} two {še # tekmi} few {še # tekme} other {še # tekem}}",
    minutes: "{count, plural, one {še # minuta} two {še # minuti} few {še # minute} other {še # minut}}",
    fieldGoalsMade:
      "{count, plural, one {še # zadet met iz igre} two {še # zadeta meta iz igre} few {še # zadeti meti iz igre} other {še # zadetih metov iz igre}}",
    twoPointersMade:
      "{count, plural, one {še # zadet met za dve} two {še # zadeta meta za dve} few {še # zadeti meti za dve} other {še # zadetih metov za dve}}",
    threePointersMade:
      "{count, plural, one {še # zadeta trojka} two {še # zadeti trojki} few {še # zadete trojke} other {še # zadetih trojk}}",
    freeThrowsMade:
      "{count, plural, one {še # zadet prosti met} two {še # zadeta prosta meta} few {še # zadeti prosti meti} other {še # zadetih prostih metov}}",
    fieldGoalsAttempted:
      "{count, plural, one {še # met iz igre} two {še # meta iz igre} few {še # meti iz igre} other {še # metov iz igre}}",
    assists: "{count, plural, one {še # asistenca} two {še # asistenci} few {še # asistence} other {še # asistenc}}",
    steals:
      "{count, plural, one {še # pridobljena žoga} two {še # pridobljeni žogi} few {še # pridobljene žoge} other {še # pridobljenih žog}}",
  },
  standing: {
    noMinimum: "Brez minimuma",
    qualified: "{figure}, potrebno vsaj {least}",
    qualifiedWithZeros: "{figure} od potrebnih {least}; {average} z ničlami za manjkajoče tekme",
    notYet: "{figure} do minimuma",
  },
  minimum: {
    figure: "Najmanj {figure}",
    range: "{least}–{most}",
    gamesRange: "{least}–{count, plural, one {# tekma} two {# tekmi} few {# tekme} other {# tekem}}",
    ofRule: "{rule} ({now})",
  },
  rule: {
    none: "Brez minimuma",
    half: "Najmanj polovica tekem ekipe",
    twoThirds: "Najmanj dve tretjini tekem ekipe",
    allGames: "Vse tekme ekipe",
    share: "Najmanj {share} tekem ekipe",
    perTeamGame: "{statistic}: najmanj {amount} na tekmo ekipe",
    careerGames: "Tekme za najmanj {count, plural, one {# celo sezono} two {# celi sezoni} few {# cele sezone} other {# celih sezon}}",
    careerFigure:
      "{statistic}: minimum za {count, plural, one {# celo sezono} two {# celi sezoni} few {# cele sezone} other {# celih sezon}}",
    regularSeason: "Samo redni del.",
    zeros: "Igralec z manj tekmami je uvrščen, če bi bil prvi tudi z ničlami za manjkajoče tekme.",
    latestTeam: "Po prestopu šteje učinek za novo ekipo.",
    whileRegistered: "Po prestopu štejejo tekme vsake ekipe, dokler je bil igralec prijavljen zanjo.",
  },
  record: {
    seconds: "Največ minut",
    games: "Največ tekem",
    starts: "Največ tekem v začetni peterki",
    wins: "Največ zmag",
    losses: "Največ porazov",
    seasons: "Največ sezon",
    clubs: "Največ klubov",
    titles: "Največ naslovov",
    overtimes: "Največ podaljškov",
    points: "Največ točk",
    fieldGoalsMade: "Največ zadetih metov iz igre",
    fieldGoalsAttempted: "Največ metov iz igre",
    twoPointersMade: "Največ zadetih metov za dve",
    twoPointersAttempted: "Največ metov za dve",
    threePointersMade: "Največ zadetih trojk",
    threePointersAttempted: "Največ metov za tri",
    freeThrowsMade: "Največ zadetih prostih metov",
    freeThrowsAttempted: "Največ prostih metov",
    rebounds: "Največ skokov",
    offensiveRebounds: "Največ skokov v napadu",
    defensiveRebounds: "Največ skokov v obrambi",
    assists: "Največ asistenc",
    steals: "Največ pridobljenih žog",
    turnovers: "Največ izgubljenih žog",
    blocks: "Največ blokad",
    blocksReceived: "Največ prejetih blokad",
    foulsCommitted: "Največ osebnih napak",
    foulsDrawn: "Največ izsiljenih osebnih napak",
    plusMinus: "Najboljši plus-minus",
    performanceIndexRating: "Najvišji indeks učinkovitosti",
    fibaEfficiency: "Najvišja učinkovitost po FIBI",
    gameScore: "Najvišja ocena tekme",
    doubleDoubles: "Največ dvojnih dvojčkov",
    tripleDoubles: "Največ trojnih dvojčkov",
    quadrupleDoubles: "Največ četvernih dvojčkov",
    fiveByFives: "Največ učinkov petkrat pet",
    twentyPointGames: "Največ tekem z 20 točkami",
    thirtyPointGames: "Največ tekem s 30 točkami",
    fortyPointGames: "Največ tekem s 40 točkami",
    freeThrowsWithoutMiss: "Največ prostih metov brez zgrešenega",
    fieldGoalPercentage: "Najboljši odstotek meta iz igre",
    pointsInQuarter: "Največ točk v četrtini",
    pointsInHalf: "Največ točk v polčasu",
    pointsInOvertime: "Največ točk v podaljšku",
    pointsOnDebut: "Največ točk ob prvem nastopu",
    youngest: "Najmlajši igralec",
    oldest: "Najstarejši igralec",
    fewestPoints: "Najmanj točk",
    margin: "Najvišja zmaga",
    combinedPoints: "Največ točk obeh ekip",
    fewestCombinedPoints: "Najmanj točk obeh ekip",
    fewestPointsInQuarter: "Najmanj točk v četrtini",
    fewestPointsInHalf: "Najmanj točk v polčasu",
    biggestLead: "Najvišja prednost",
    biggestComeback: "Največji preobrat",
    highestLosingScore: "Največ točk ob porazu",
    lowestWinningScore: "Najmanj točk ob zmagi",
    fewestTurnovers: "Najmanj izgubljenih žog",
    attendance: "Največji obisk",
  },
  scope: {
    game: "Na tekmi",
    season: "V sezoni",
    career: "V karieri",
  },
  moreLevel: "Z zadnjim na seznamu so izenačeni še drugi.",
  recordedSince: {
    season: "Beleži se od sezone {season}",
    day: "Beleži se od: {day}",
    never: "Ni zabeleženo",
  },
  reign: {
    set: "Rekord postavljen: {day}",
    setUndated: "Rekord postavljen",
    equalled: "Rekord izenačen: {day}",
    equalledUndated: "Rekord izenačen",
    stands: "Velja od: {from}",
    standsUndated: "Še velja",
    lasted: "Veljal od: {from}, presežen: {until}",
    brokenUndated: "Presežen: {until}",
  },
  age: {
    exact:
      "{years, plural, one {# leto} two {# leti} few {# leta} other {# let}}, {days, plural, one {# dan} two {# dneva} few {# dnevi} other {# dni}}",
    years: "{years, plural, one {# leto} two {# leti} few {# leta} other {# let}}",
  },
  streak: {
    tenPoints:
      "{count, plural, one {# tekma zapored z 10 ali več točkami} two {# tekmi zapored z 10 ali več točkami} few {# tekme zapored z 10 ali več točkami} other {# tekem zapored z 10 ali več točkami}}",
    twentyPoints:
      "{count, plural, one {# tekma zapored z 20 ali več točkami} two {# tekmi zapored z 20 ali več točkami} few {# tekme zapored z 20 ali več točkami} other {# tekem zapored z 20 ali več točkami}}",
    threePointer:
      "{count, plural, one {# tekma zapored s trojko} two {# tekmi zapored s trojko} few {# tekme zapored s trojko} other {# tekem zapored s trojko}}",
    doubleDouble:
      "{count, plural, one {# tekma zapored z dvojnim dvojčkom} two {# tekmi zapored z dvojnim dvojčkom} few {# tekme zapored z dvojnim dvojčkom} other {# tekem zapored z dvojnim dvojčkom}}",
    wins: "{count, plural, =1 {# zmaga} one {# zmaga zapored} two {# zmagi zapored} few {# zmage zapored} other {# zmag zapored}}",
    losses: "{count, plural, =1 {# poraz} one {# poraz zapored} two {# poraza zapored} few {# porazi zapored} other {# porazov zapored}}",
    homeWins:
      "{count, plural, one {# zmaga zapored doma} two {# zmagi zapored doma} few {# zmage zapored doma} other {# zmag zapored doma}}",
    awayWins:
      "{count, plural, one {# zmaga zapored v gosteh} two {# zmagi zapored v gosteh} few {# zmage zapored v gosteh} other {# zmag zapored v gosteh}}",
    freeThrows:
      "{count, plural, one {# zadet prosti met zapored} two {# zadeta prosta meta zapored} few {# zadeti prosti meti zapored} other {# zadetih prostih metov zapored}}",
    gamesPlayed:
      "{count, plural, one {# odigrana tekma zapored} two {# odigrani tekmi zapored} few {# odigrane tekme zapored} other {# odigranih tekem zapored}}",
    winsFromStart:
      "{count, plural, one {# zmaga od začetka sezone} two {# zmagi od začetka sezone} few {# zmage od začetka sezone} other {# zmag od začetka sezone}}",
    lossesFromStart:
      "{count, plural, one {# poraz od začetka sezone} two {# poraza od začetka sezone} few {# porazi od začetka sezone} other {# porazov od začetka sezone}}",
  },
  streakKind: {
    tenPoints: "10 točk ali več",
    twentyPoints: "20 točk ali več",
    threePointer: "Tekme s trojko",
    doubleDouble: "Dvojni dvojčki",
    wins: "Zmage",
    losses: "Porazi",
    homeWins: "Zmage doma",
    awayWins: "Zmage v gosteh",
    freeThrows: "Zadeti prosti meti",
    gamesPlayed: "Odigrane tekme",
    winsFromStart: "Zmage od začetka sezone",
    lossesFromStart: "Porazi od začetka sezone",
  },
  span: {
    longest: "Najdaljši niz",
    current: "Trenutni niz",
  },
  feat: {
    perfectFreeThrows:
      "{count, plural, one {# prosti met brez zgrešenega} two {# prosta meta brez zgrešenega} few {# prosti meti brez zgrešenega} other {# prostih metov brez zgrešenega}}",
    tripleDouble: "Trojni dvojček",
    quadrupleDouble: "Četverni dvojček",
    fiveByFive: "Petkrat pet",
  },
  milestone: {
    ahead: "Še {figure} do {threshold}",
    reached: "{figure}",
    reachedOn: "{figure} ({day})",
  },
  meeting: {
    none: "Še se nista pomerila",
    wins: "{name}: {count, plural, one {# zmaga} two {# zmagi} few {# zmage} other {# zmag}}",
    streak:
      "{name}: {count, plural, =1 {zmaga na zadnjem srečanju} one {# zmaga zapored} two {# zmagi zapored} few {# zmage zapored} other {# zmag zapored}}",
    noStreak: "Brez trenutnega niza",
    averagePoints: "Povprečni izid {own}:{opponents}",
    biggestWin: "Najvišja zmaga: {name}",
  },
  title: {
    won: "Naslov prvaka: {league}, {season}",
    firstPlace: "Prvo mesto: {league}, {season}",
    none: "Še brez naslova",
  },
} satisfies Translation<typeof en>;
