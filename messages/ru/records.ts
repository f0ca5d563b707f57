import type en from "../en/records.ts";
import type { Translation } from "../translation.ts";

export default {
  count: {
    games: "{count, plural, one {# матч} few {# матча} many {# матчей} other {# матча}}",
    starts:
      "{count, plural, one {# матч в стартовой пятёрке} few {# матча в стартовой пятёрке} many {# матчей в стартовой пятёрке} other {# матча в стартовой пятёрке}}",
    minutes: "{count, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}",
    wins: "{count, plural, one {# победа} few {# победы} many {# побед} other {# победы}}",
    losses: "{count, plural, one {# поражение} few {# поражения} many {# поражений} other {# поражения}}",
    seasons: "{count, plural, one {# сезон} few {# сезона} many {# сезонов} other {# сезона}}",
    clubs: "{count, plural, one {# клуб} few {# клуба} many {# клубов} other {# клуба}}",
    titles: "{count, plural, one {# титул} few {# титула} many {# титулов} other {# титула}}",
    meetings: "{count, plural, one {# личная встреча} few {# личные встречи} many {# личных встреч} other {# личной встречи}}",
    overtimes: "{count, plural, one {# овертайм} few {# овертайма} many {# овертаймов} other {# овертайма}}",
    spectators: "{count, plural, one {# зритель} few {# зрителя} many {# зрителей} other {# зрителя}}",
    points: "{count, plural, one {# очко} few {# очка} many {# очков} other {# очка}}",
    fieldGoalsMade:
      "{count, plural, one {# забитый бросок с игры} few {# забитых броска с игры} many {# забитых бросков с игры} other {# забитого броска с игры}}",
    fieldGoalsAttempted: "{count, plural, one {# бросок с игры} few {# броска с игры} many {# бросков с игры} other {# броска с игры}}",
    twoPointersMade:
      "{count, plural, one {# забитый двухочковый} few {# забитых двухочковых} many {# забитых двухочковых} other {# забитого двухочкового}}",
    twoPointersAttempted:
      "{count, plural, one {# двухочковый бросок} few {# двухочковых броска} many {# двухочковых бросков} other {# двухочкового броска}}",
    threePointersMade:
      "{count, plural, one {# забитый трёхочковый} few {# забитых трёхочковых} many {# забитых трёхочковых} other {# забитого трёхочкового}}",
    threePointersAttempted:
      "{count, plural, one {# трёхочковый бросок} few {# трёхочковых броска} many {# трёхочковых бросков} other {# трёхочкового броска}}",
    freeThrowsMade:
      "{count, plural, one {# забитый штрафной} few {# забитых штрафных} many {# забитых штрафных} other {# забитого штрафного}}",
    freeThrowsAttempted:
      "{count, plural, one {# штрафной бросок} few {# штрафных броска} many {# штрафных бросков} other {# штрафного броска}}",
    rebounds: "{count, plural, one {# подбор} few {# подбора} many {# подборов} other {# подбора}}",
    offensiveRebounds:
      "{count, plural, one {# подбор в нападении} few {# подбора в нападении} many {# подборов в нападении} other {# подбора в нападении}}",
    defensiveRebounds:
      "{count, plural, one {# подбор в защите} few {# подбора в защите} many {# подборов в защите} other {# подбора в защите}}",
    assists: "{count, plural, one {# передача} few {# передачи} many {# передач} other {# передачи}}",
    steals: "{count, plural, one {# перехват} few {# перехвата} many {# перехватов} other {# перехвата}}",
    turnovers: "{count, plural, one {# потеря} few {# потери} many {# потерь} other {# потери}}",
    blocks: "{count, plural, one {# блок-шот} few {# блок-шота} many {# блок-шотов} other {# блок-шота}}",
    blocksReceived:
      "{count, plural, one {# блок-шот соперника} few {# блок-шота соперника} many {# блок-шотов соперника} other {# блок-шота соперника}}",
    foulsCommitted:
      "{count, plural, one {# персональный фол} few {# персональных фола} many {# персональных фолов} other {# персонального фола}}",
    foulsDrawn:
      "{count, plural, one {# заработанный фол} few {# заработанных фола} many {# заработанных фолов} other {# заработанного фола}}",
    plusMinus: "{count, plural, one {# очко плюс-минуса} few {# очка плюс-минуса} many {# очков плюс-минуса} other {# очка плюс-минуса}}",
    performanceIndexRating: "{count, plural, one {# балл КПИ} few {# балла КПИ} many {# баллов КПИ} other {# балла КПИ}}",
    fibaEfficiency:
      "{count, plural, one {# балл эффективности по ФИБА} few {# балла эффективности по ФИБА} many {# баллов эффективности по ФИБА} other {# балла эффективности по ФИБА}}",
    gameScore:
      "{count, plural, one {# балл оценки матча} few {# балла оценки матча} many {# баллов оценки матча} other {# балла оценки матча}}",
    doubleDoubles: "{count, plural, one {# дабл-дабл} few {# дабл-дабла} many {# дабл-даблов} other {# дабл-дабла}}",
    tripleDoubles: "{count, plural, one {# трипл-дабл} few {# трипл-дабла} many {# трипл-даблов} other {# трипл-дабла}}",
    quadrupleDoubles: "{count, plural, one {# квадрупл-дабл} few {# квадрупл-дабла} many {# квадрупл-даблов} other {# квадрупл-дабла}}",
    fiveByFives: "{count, plural, one {# «пять по пять»} few {# «пять по пять»} many {# «пять по пять»} other {# «пять по пять»}}",
    twentyPointGames:
      "{count, plural, one {# матч с 20 очками} few {# матча с 20 очками} many {# матчей с 20 очками} other {# матча с 20 очками}}",
    thirtyPointGames:
      "{count, plural, one {# матч с 30 очками} few {# матча с 30 очками} many {# матчей с 30 очками} other {# матча с 30 очками}}",
    fortyPointGames:
      "{count, plural, one {# матч с 40 очками} few {# матча с 40 очками} many {# матчей с 40 очками} other {# матча с 40 очками}}",
  },
  more: {
    games: "{count, plural, one {ещё # матч} few {ещё # матча} many {ещё # матчей} other {ещё # матча}}",
    minutes: "{count, plural, one {ещё # минута} few {ещё # минуты} many {ещё # минут} other {ещё # минуты}}",
    fieldGoalsMade:
      "{count, plural, one {ещё # забитый бросок с игры} few {ещё # забитых броска с игры} many {ещё # забитых бросков с игры} other {ещё # забитого броска с игры}}",
    twoPointersMade:
      "{count, plural, one {ещё # забитый двухочковый} few {ещё # забитых двухочковых} many {ещё # забитых двухочковых} other {ещё # забитого двухочкового}}",
    threePointersMade:
      "{count, plural, one {ещё # забитый трёхочковый} few {ещё # забитых трёхочковых} many {ещё # забитых трёхочковых} other {ещё # забитого трёхочкового}}",
    freeThrowsMade:
      "{count, plural, one {ещё # забитый штрафной} few {ещё # забитых штрафных} many {ещё # забитых штрафных} other {ещё # забитого штрафного}}",
    fieldGoalsAttempted:
      "{count, plural, one {ещё # бросок с игры} few {ещё # броска с игры} many {ещё # бросков с игры} other {ещё # броска с игры}}",
    assists: "{count, plural, one {ещё # передача} few {ещё # передачи} many {ещё # передач} other {ещё # передачи}}",
    steals: "{count, plural, one {ещё # перехват} few {ещё # перехвата} many {ещё # перехватов} other {ещё # перехвата}}",
  },
  standing: {
    noMinimum: "Без минимума",
    qualified: "{figure} при минимуме {least}",
    qualifiedWithZeros: "{figure} при минимуме {least}; {average} с нулями за пропущенные",
    notYet: "{figure} до минимума",
  },
  minimum: {
    figure: "Минимум {figure}",
    range: "{least}–{most}",
    gamesRange: "{least}–{count, plural, one {# матч} few {# матча} many {# матчей} other {# матча}}",
    ofRule: "{rule} ({now})",
  },
  rule: {
    none: "Без минимума",
    half: "Минимум половина матчей команды",
    twoThirds: "Минимум две трети матчей команды",
    allGames: "Все матчи команды",
    share: "Минимум {share} матчей команды",
    perTeamGame: "{statistic}: минимум {amount} за матч команды",
    careerGames:
      "Матчи минимум за {count, plural, one {# полный сезон} few {# полных сезона} many {# полных сезонов} other {# полного сезона}}",
    careerFigure:
      "{statistic}: минимум за {count, plural, one {# полный сезон} few {# полных сезона} many {# полных сезонов} other {# полного сезона}}",
    regularSeason: "Только регулярный чемпионат.",
    zeros: "В списке и тот, кто при меньшем числе матчей остался бы первым с нулями за пропущенные.",
    latestTeam: "После перехода считаются матчи последней команды.",
    whileRegistered: "После перехода считаются матчи каждой команды, пока игрок был в её заявке.",
  },
  record: {
    seconds: "Больше всего минут",
    games: "Больше всего матчей",
    starts: "Больше всего матчей в стартовой пятёрке",
    wins: "Больше всего побед",
    losses: "Больше всего поражений",
    seasons: "Больше всего сезонов",
    clubs: "Больше всего клубов",
    titles: "Больше всего титулов",
    overtimes: "Больше всего овертаймов",
    points: "Больше всего очков",
    fieldGoalsMade: "Больше всего забитых бросков с игры",
    fieldGoalsAttempted: "Больше всего бросков с игры",
    twoPointersMade: "Больше всего забитых двухочковых",
    twoPointersAttempted: "Больше всего двухочковых бросков",
    threePointersMade: "Больше всего забитых трёхочковых",
    threePointersAttempted: "Больше всего трёхочковых бросков",
    freeThrowsMade: "Больше всего забитых штрафных",
    freeThrowsAttempted: "Больше всего штрафных бросков",
    rebounds: "Больше всего подборов",
    offensiveRebounds: "Больше всего подборов в нападении",
    defensiveRebounds: "Больше всего подборов в защите",
    assists: "Больше всего передач",
    steals: "Больше всего перехватов",
    turnovers: "Больше всего потерь",
    blocks: "Больше всего блок-шотов",
    blocksReceived: "Больше всего блок-шотов соперника",
    foulsCommitted: "Больше всего персональных фолов",
    foulsDrawn: "Больше всего заработанных фолов",
    plusMinus: "Лучший плюс-минус",
    performanceIndexRating: "Лучший коэффициент полезности",
    fibaEfficiency: "Лучшая эффективность по ФИБА",
    gameScore: "Лучшая оценка матча",
    doubleDoubles: "Больше всего дабл-даблов",
    tripleDoubles: "Больше всего трипл-даблов",
    quadrupleDoubles: "Больше всего квадрупл-даблов",
    fiveByFives: "Больше всего «пять по пять»",
    twentyPointGames: "Больше всего матчей с 20 очками",
    thirtyPointGames: "Больше всего матчей с 30 очками",
    fortyPointGames: "Больше всего матчей с 40 очками",
    freeThrowsWithoutMiss: "Больше всего штрафных без промаха",
    fieldGoalPercentage: "Лучший процент бросков с игры",
    pointsInQuarter: "Больше всего очков за четверть",
    pointsInHalf: "Больше всего очков за половину",
    pointsInOvertime: "Больше всего очков за овертайм",
    pointsOnDebut: "Больше всего очков в дебюте",
    youngest: "Самый молодой игрок",
    oldest: "Самый возрастной игрок",
    fewestPoints: "Меньше всего очков",
    margin: "Самая крупная победа",
    combinedPoints: "Больше всего очков у двух команд",
    fewestCombinedPoints: "Меньше всего очков у двух команд",
    fewestPointsInQuarter: "Меньше всего очков за четверть",
    fewestPointsInHalf: "Меньше всего очков за половину",
    biggestLead: "Наибольший отрыв",
    biggestComeback: "Самый большой камбэк",
    highestLosingScore: "Больше всего очков при поражении",
    lowestWinningScore: "Меньше всего очков при победе",
    fewestTurnovers: "Меньше всего потерь",
    attendance: "Самая высокая посещаемость",
  },
  scope: {
    game: "За матч",
    season: "За сезон",
    career: "За карьеру",
  },
  moreLevel: "С последним в списке есть и другие равные.",
  recordedSince: {
    season: "Учёт ведётся с сезона {season}",
    day: "Начало учёта: {day}",
    never: "Учёт не вёлся",
  },
  reign: {
    set: "Рекорд установлен: {day}",
    setUndated: "Рекорд установлен",
    equalled: "Рекорд повторён: {day}",
    equalledUndated: "Рекорд повторён",
    stands: "Рекорд с даты: {from}",
    standsUndated: "Рекорд не побит",
    lasted: "Установлен: {from}, побит: {until}",
    brokenUndated: "Побит: {until}",
  },
  age: {
    exact:
      "{years, plural, one {# год} few {# года} many {# лет} other {# года}}, {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}",
    years: "{years, plural, one {# год} few {# года} many {# лет} other {# года}}",
  },
  streak: {
    tenPoints:
      "{count, plural, one {# матч подряд с 10 очками и больше} few {# матча подряд с 10 очками и больше} many {# матчей подряд с 10 очками и больше} other {# матча подряд с 10 очками и больше}}",
    twentyPoints:
      "{count, plural, one {# матч подряд с 20 очками и больше} few {# матча подряд с 20 очками и больше} many {# матчей подряд с 20 очками и больше} other {# матча подряд с 20 очками и больше}}",
    threePointer:
      "{count, plural, one {# матч подряд с трёхочковым} few {# матча подряд с трёхочковым} many {# матчей подряд с трёхочковым} other {# матча подряд с трёхочковым}}",
    doubleDouble:
      "{count, plural, one {# матч подряд с дабл-даблом} few {# матча подряд с дабл-даблом} many {# матчей подряд с дабл-даблом} other {# матча подряд с дабл-даблом}}",
    wins: "{count, plural, =1 {# победа} one {# победа подряд} few {# победы подряд} many {# побед подряд} other {# победы подряд}}",
    losses:
      "{count, plural, =1 {# поражение} one {# поражение подряд} few {# поражения подряд} many {# поражений подряд} other {# поражения подряд}}",
    homeWins:
      "{count, plural, one {# победа подряд дома} few {# победы подряд дома} many {# побед подряд дома} other {# победы подряд дома}}",
    awayWins:
      "{count, plural, one {# победа подряд в гостях} few {# победы подряд в гостях} many {# побед подряд в гостях} other {# победы подряд в гостях}}",
    freeThrows:
      "{count, plural, one {# забитый штрафной подряд} few {# забитых штрафных подряд} many {# забитых штрафных подряд} other {# забитого штрафного подряд}}",
    gamesPlayed:
      "{count, plural, one {# сыгранный матч подряд} few {# сыгранных матча подряд} many {# сыгранных матчей подряд} other {# сыгранного матча подряд}}",
    winsFromStart:
      "{count, plural, one {# победа со старта сезона} few {# победы со старта сезона} many {# побед со старта сезона} other {# победы со старта сезона}}",
    lossesFromStart:
      "{count, plural, one {# поражение со старта сезона} few {# поражения со старта сезона} many {# поражений со старта сезона} other {# поражения со старта сезона}}",
  },
  streakKind: {
    tenPoints: "10 очков и больше",
    twentyPoints: "20 очков и больше",
    threePointer: "Матчи с трёхочковым",
    doubleDouble: "Дабл-даблы",
    wins: "Победы",
    losses: "Поражения",
    homeWins: "Победы дома",
    awayWins: "Победы в гостях",
    freeThrows: "Забитые штрафные",
    gamesPlayed: "Сыгранные матчи",
    winsFromStart: "Победы со старта сезона",
    lossesFromStart: "Поражения со старта сезона",
  },
  span: {
    longest: "Самая длинная серия",
    current: "Текущая серия",
  },
  feat: {
    perfectFreeThrows:
      "{count, plural, one {# штрафной без промаха} few {# штрафных без промаха} many {# штрафных без промаха} other {# штрафного без промаха}}",
    tripleDouble: "Трипл-дабл",
    quadrupleDouble: "Квадрупл-дабл",
    fiveByFive: "Пять по пять",
  },
  milestone: {
    ahead: "Ещё {figure} до {threshold}",
    reached: "{figure}",
    reachedOn: "{figure} ({day})",
  },
  meeting: {
    none: "Ещё не встречались",
    wins: "{name}: {count, plural, one {# победа} few {# победы} many {# побед} other {# победы}}",
    streak:
      "{name}: {count, plural, =1 {победа в последней встрече} one {# победа подряд} few {# победы подряд} many {# побед подряд} other {# победы подряд}}",
    noStreak: "Текущей серии нет",
    averagePoints: "Средний счёт {own}:{opponents}",
    biggestWin: "Самая крупная победа: {name}",
  },
  title: {
    won: "Чемпионский титул: {league}, {season}",
    firstPlace: "Первое место: {league}, {season}",
    none: "Титулов пока нет",
  },
} satisfies Translation<typeof en>;
