import type { GameStory, StoryPlayer } from "../game-story.ts";
import {
  decimal,
  deeds,
  forms,
  listed,
  periodScores,
  sidesOf,
  wayOf,
  whole,
  type PictureKind,
  type Press,
  type RecapContext,
  type Sides,
} from "./press.ts";

const points = forms("ru", { one: "очко", few: "очка", many: "очков", other: "очка" });
const rebounds = forms("ru", { one: "подбор", few: "подбора", many: "подборов", other: "подбора" });
const assists = forms("ru", { one: "передача", few: "передачи", many: "передач", other: "передачи" });
const countedChanges = forms("ru", { one: "смена лидера", few: "смены лидера", many: "смен лидера", other: "смены лидера" });
const spectatorForms = forms("ru", { one: "зритель", few: "зрителя", many: "зрителей", other: "зрителя" });
const teamForms = forms("ru", { one: "команда", few: "команды", many: "команд", other: "команды" });
const gameForms = forms("ru", { one: "матч", few: "матча", many: "матчей", other: "матча" });

const pictures: Record<PictureKind, (home: string, away: string) => string> = {
  "tip-off": (home, away) => `Стартовый спорный мяч, «${home}» — «${away}»`,
  shot: () => "Бросок в прыжке через вытянутую руку",
  crowd: () => "Полные трибуны в цветах клуба",
  huddle: () => "Команда во время тайм-аута",
  scoreboard: (home, away) => `Табло матча «${home}» — «${away}»`,
  net: () => "Мяч проходит через сетку",
};

export const ru: Press = {
  recap(story, context) {
    const sides = sidesOf(story, ":");
    return {
      titles: titlesOf[story.plot](story, sides),
      summary: summary(story, sides, context),
      paragraphs: [meeting(story, sides, context), flow(story, sides.winner.name, context.turn), performances(sides, context.turn)],
      link: "Статистика, карта бросков и ход матча",
    };
  },
  preview({ league, round, venue, home, away }) {
    const pair = `«${home.name}» — «${away.name}»`;
    return {
      titles: [`Анонс: ${pair}`, `Матч ${round}-го тура: ${pair}`, `Перед ${round}-м туром: ${pair}`],
      summary: `Центральный матч ${round}-го тура (${league}).`,
      paragraphs: [
        `Хозяева: «${home.name}» (${home.wins}–${home.losses}, ${home.rank}-е место). Гости: «${away.name}» (${away.wins}–${away.losses}, ${away.rank}-е место). Арена: ${venue}.`,
        `Лучшие по очкам на сегодня: у хозяев ${home.scorer.name}, ${decimal("ru", home.scorer.average)} очка за матч, у гостей ${away.scorer.name}, ${decimal("ru", away.scorer.average)} очка за матч.`,
      ],
      link: "К матчу",
    };
  },
  awards({ league, round, best, five, turn }) {
    const told = listed("ru", deeds(best, { points, rebounds, assists }));
    return {
      titles: [
        `Игрок ${round}-го тура: ${best.name}`,
        `${best.name} — игрок ${round}-го тура`,
        `Лучший в ${round}-м туре: ${best.name}`,
        `КПИ ${best.index} у игрока тура: ${best.name}`,
        `${best.name} («${best.team}») — лучший в туре`,
      ],
      summary: `${league}: ${best.name} («${best.team}»), лучший коэффициент полезности тура — ${best.index}.`,
      paragraphs: [
        wayOf(turn, 1, [
          `Игрок тура — ${best.name} («${best.team}»): ${told}.`,
          `${told} — с такими показателями игроком тура стал ${best.name} («${best.team}»).`,
          `Вне конкуренции в ${round}-м туре: ${best.name} («${best.team}»), ${told}.`,
        ]),
        `Символическая пятёрка тура: ${five.map(({ name, team, index }) => `${name} («${team}», ${index})`).join(", ")}.`,
      ],
      link: "Все матчи лиги",
    };
  },
  title({ league, season, champion, finalist, wins, losses }) {
    return {
      titles: [`Чемпион сезона ${season}: «${champion}»`, `«${champion}» — чемпион сезона ${season}`, `Титул ${season}: «${champion}»`],
      summary: `${league}, финал: «${champion}» — «${finalist}» ${wins}–${losses} по победам.`,
      paragraphs: [
        `«${champion}» — чемпион сезона ${season} (${league}). Финальная серия: «${champion}» — «${finalist}» ${wins}–${losses} по победам.`,
        `Поздравляем обе команды.`,
      ],
      link: "Сезон в цифрах",
    };
  },
  opening({ league, season, teams, games }) {
    return {
      titles: [`Стартует сезон ${season}`, `${league}: всё готово к сезону ${season}`, `Перед сезоном ${season}: ${league}`],
      summary: `${league}: ${teamForms(teams)}, ${gameForms(games)} регулярного чемпионата.`,
      paragraphs: [
        `${league} начинает сезон ${season}. Турнир проходит в два круга, дома и в гостях: всего ${gameForms(games)} до плей-офф.`,
        `Счёт, статистика и каждый эпизод — на этом сайте прямо по ходу игры.`,
      ],
      link: "К расписанию",
    };
  },
  postponement({ home, away, round, reason }) {
    const pair = `«${home}» — «${away}»`;
    return {
      titles: [`Перенос: ${pair}`, `${pair} — в другой день`, `Новая дата: ${pair}`],
      summary: `Матч ${round}-го тура состоится в другой день.`,
      paragraphs: [
        `Матч ${round}-го тура ${pair} перенесён.${reason === null ? "" : ` Причина: ${reason}`}`,
        `Новая дата появится в расписании.`,
      ],
      link: "К матчу",
    };
  },
  documents: { regulations: "Регламент соревнований", calendar: "Календарь сезона" },
  album: (home, away) => `«${home}» — «${away}»`,
  picture: (kind, home, away) => pictures[kind](home, away),
};

/** Without verbs: names have neither case nor gender nor number here. */
const titlesOf: Record<GameStory["plot"], (story: GameStory, sides: Sides) => readonly [string, ...string[]]> = {
  overtime: ({ overtimes, ...story }, sides) => {
    const [pair, after] = [pairOf(story, sides), inOvertime(overtimes)];
    return [
      `«${sides.winner.name}»: победа ${after}, ${sides.won}`,
      `Сорока минут не хватило: ${pair} ${after}`,
      `«${sides.loser.name}»: поражение ${after}, ${sides.lost}`,
      `${pair} ${after}`,
      `${overtimesOf(overtimes)} до развязки: ${pair}`,
    ];
  },
  comeback: ({ deficit, ...story }, sides) => {
    const pair = pairOf(story, sides);
    return [
      `«${sides.winner.name}»: камбэк с «минус ${deficit}», ${sides.won}`,
      `Камбэк с «минус ${deficit}»: ${pair}`,
      `«${sides.loser.name}»: упущенные «плюс ${deficit}», ${sides.lost}`,
      `Из минуса в плюс: ${pair}`,
      `«${sides.winner.name}»: от «минус ${deficit}» к победе, ${sides.won}`,
    ];
  },
  thriller: ({ margin, ...story }, sides) => {
    const pair = pairOf(story, sides);
    return [
      `«${sides.winner.name}»: победа в концовке, ${sides.won}`,
      `Интрига до сирены: ${pair}`,
      `«${sides.loser.name}»: в шаге от успеха, ${sides.lost}`,
      `Всё решила концовка: ${pair}`,
      `Разница — ${points(margin)}: ${pair}`,
    ];
  },
  rout: ({ margin, ...story }, sides) => {
    const pair = pairOf(story, sides);
    return [
      `«${sides.winner.name}»: разгром с разницей в ${points(margin)}, ${sides.won}`,
      `Без интриги: ${pair}`,
      `«${sides.loser.name}»: крупное поражение ${sides.isHomeWin ? "на выезде" : "дома"}, ${sides.lost}`,
      `Разгром: ${pair}`,
      `«${sides.winner.name}»: крупная победа ${placeOf(sides)}, ${sides.won}`,
    ];
  },
  win: (story, sides) => {
    const pair = pairOf(story, sides);
    return [
      `«${sides.winner.name}»: победа ${placeOf(sides)}, ${sides.won}`,
      `Победа ${sides.isHomeWin ? "хозяев" : "гостей"}: ${pair}`,
      `«${sides.loser.name}»: поражение ${sides.isHomeWin ? "на выезде" : "дома"}, ${sides.lost}`,
      `${pair}: «плюс ${story.margin}» у ${sides.isHomeWin ? "хозяев" : "гостей"}`,
      `${sides.winner.best.name}, ${points(sides.winner.best.points)}: ${pair}`,
    ];
  },
};

function pairOf({ home, away }: Pick<GameStory, "home" | "away">, { score }: Sides): string {
  return `«${home.name}» — «${away.name}» ${score}`;
}

function placeOf({ isHomeWin }: Sides): string {
  return isHomeWin ? "дома" : "на выезде";
}

function inOvertime(count: number): string {
  return (
    ["", "в овертайме", "после двух овертаймов", "после трёх овертаймов", "после четырёх овертаймов"][count] ?? `после ${count} овертаймов`
  );
}

function overtimesOf(count: number): string {
  return ["", "Овертайм", "Два овертайма", "Три овертайма", "Четыре овертайма"][count] ?? `${count} овертаймов`;
}

function summary(story: GameStory, sides: Sides, { league, round, venue, turn }: RecapContext): string {
  const [pair, { winner, loser }] = [pairOf(story, sides), sides];
  return wayOf(turn, 1, [
    `${league}, ${round}-й тур: ${pair}. Самый результативный у победителей — ${winner.best.name}, ${points(winner.best.points)}.`,
    `${league}, ${round}-й тур: ${pair}. Больше всех очков: ${winner.best.name} — ${winner.best.points}, ${loser.best.name} — ${loser.best.points}.`,
    `${league}, ${round}-й тур, ${venue}: ${pair}. У победителей ${winner.best.name} — ${points(winner.best.points)}.`,
  ]);
}

function meeting(story: GameStory, { score }: Sides, { round, venue, turn }: RecapContext): string {
  const crowd = story.attendance === null ? "" : ` На трибунах: ${spectators(story.attendance)}.`;
  const quarters = periodScores(story, ":");
  return wayOf(turn, 2, [
    `В ${round}-м туре встретились «${story.home.name}» и «${story.away.name}» (${venue}). Итоговый счёт ${score} (${quarters}).${crowd}`,
    `Хозяева в ${round}-м туре: «${story.home.name}», гости: «${story.away.name}» (${venue}). В итоге ${score} (${quarters}).${crowd}`,
    `${venue}, ${round}-й тур: «${story.home.name}» — «${story.away.name}» ${score} (${quarters}).${crowd}`,
  ]);
}

function flow(story: GameStory, winner: string, turn: number): string {
  const changes = story.leadChanges < 2 ? "" : countedChanges(story.leadChanges);
  const lead = points(story.winnersLead);
  switch (story.plot) {
    case "overtime":
      return wayOf(turn, 3, [
        `Сорока минут не хватило. Победитель ${inOvertime(story.overtimes)} — «${winner}»${changes && ` (по ходу матча — ${changes})`}.`,
        `После основного времени счёт был равным, всё решилось ${inOvertime(story.overtimes)}.${changes && ` По ходу матча — ${changes}.`}`,
      ]);
    case "comeback":
      return wayOf(turn, 3, [
        `«${winner}»: от «минус ${story.deficit}» к победе, большего отставания не было.`,
        `Отставание будущего победителя доходило до отметки «минус ${story.deficit}», затем последовал камбэк.`,
      ]);
    case "thriller":
      return wayOf(turn, 3, [
        `Интрига до финальной сирены: ${changes && `${changes}, `}итоговая разница — ${points(story.margin)}.`,
        `На табло в итоге разница — ${points(story.margin)}.${changes && ` До этого — ${changes}.`}`,
      ]);
    case "rout":
      return wayOf(turn, 3, [`Наибольшее преимущество («${winner}») — ${lead}.`, `Наибольший отрыв по ходу матча — ${lead}.`]);
    case "win":
      return `Наибольшее преимущество («${winner}») — ${lead}.${story.deficit === 0 ? " Впереди от старта до сирены." : changes && ` По ходу матча — ${changes}.`}`;
  }
}

function performances({ winner, loser }: Sides, turn: number): string {
  return wayOf(turn, 4, [
    `У победителей: ${performance(winner.best)}. У соперника: ${performance(loser.best)}.`,
    `«${winner.name}»: ${performance(winner.best)}. «${loser.name}»: ${performance(loser.best)}.`,
  ]);
}

function performance(player: StoryPlayer): string {
  return `${player.name} — ${listed("ru", deeds(player, { points, rebounds, assists }))}${player.doubleDouble ? " (дабл-дабл)" : ""}`;
}

function spectators(count: number): string {
  return spectatorForms(count).replace(String(count), whole("ru", count));
}
