import type en from "../en/scoresheet.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Официальный протокол матча",
  teamNamed: "Команда {letter}: {name}",
  licence: "Лицензия",
  entered: "В игре",
  fouls: "Фолы",
  assistantCoach: "Помощник тренера",
  halves: { first: "1-я половина", second: "2-я половина" },
  runningScore: "Текущий счёт",
  scoreByPeriod: "Счёт по четвертям",
  finalScore: "Итоговый счёт",
  winner: "Команда-победитель",
  boxScore: "Статистика",
  notes: "Примечания",
  captainSignature: "Подпись капитана в случае протеста",
  noRunningScore: "Текущий счёт этого матча не записан.",
  notPlayed: "Матч не состоялся, текущего счёта нет.",
  legend: "Мелкие цифры: минута матча. В круге: трёхочковый, в графе «В игре» — стартовая пятёрка. Точка: штрафной бросок.",
  protest: "Протест",
  protestBy: "Подала команда: {team}",
  protestByCaptain: "Подала команда: {team}, капитан {captain}",
  correction: "Исправление",
  correctionTo: "Версия {version}: {reason}",
  challenge: "Челлендж",
  challengeOutcome: {
    untold: "{team}, {when}: исход не записан",
    changed: "{team}, {when}: решение изменено",
    stands: "{team}, {when}: решение в силе",
  },
} satisfies Translation<typeof en>;
