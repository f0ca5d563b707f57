import { otherSide } from "#core/game/facts.ts";
import type { GameStory, StoryPlayer } from "../game-story.ts";
import { decimal, forms, periodScores, whole, type PictureKind, type Press } from "./press.ts";

const points = forms("ru", { one: "очко", few: "очка", many: "очков", other: "очка" });
const rebounds = forms("ru", { one: "подбор", few: "подбора", many: "подборов", other: "подбора" });
const assists = forms("ru", { one: "передача", few: "передачи", many: "передач", other: "передачи" });
const countedChanges = forms("ru", { one: "смена лидера", few: "смены лидера", many: "смен лидера", other: "смены лидера" });
const overtimes = forms("ru", { one: "овертайм", few: "овертайма", many: "овертаймов", other: "овертайма" });
const spectatorForms = forms("ru", { one: "зритель", few: "зрителя", many: "зрителей", other: "зрителя" });

const pictures: Record<PictureKind, (home: string, away: string) => string> = {
  "tip-off": (home, away) => `Стартовый спорный мяч, «${home}» — «${away}»`,
  shot: () => "Бросок в прыжке через вытянутую руку",
  crowd: () => "Полные трибуны в цветах клуба",
  huddle: () => "Команда во время тайм-аута",
  scoreboard: (home, away) => `Табло матча «${home}» — «${away}»`,
  net: () => "Мяч проходит через сетку",
};

export const ru: Press = {
  recap(story, { league, round, venue }) {
    const [winner, loser] = [story[story.winner], story[otherSide(story.winner)]];
    const score = `${story.home.points}:${story.away.points}`;
    const titles: Record<GameStory["plot"], string> = {
      overtime: `Победа команды «${winner.name}» в овертайме`,
      comeback: `Камбэк команды «${winner.name}» (отставание достигало: ${points(story.deficit)})`,
      thriller: `Интрига до сирены: победа команды «${winner.name}»`,
      rout: `Крупная победа команды «${winner.name}»`,
      win: `Победа команды «${winner.name}»`,
    };
    const crowd = story.attendance === null ? "" : ` На трибунах: ${spectators(story.attendance)}.`;
    return {
      title: `${titles[story.plot]}. «${story.home.name}» — «${story.away.name}» ${score}`,
      summary: `${league}, ${round}-й тур: «${story.home.name}» — «${story.away.name}» ${score}. Самый результативный у победителей: ${winner.best.name}, ${points(winner.best.points)}.`,
      paragraphs: [
        `В ${round}-м туре встретились «${story.home.name}» и «${story.away.name}» (${venue}). Итоговый счёт ${score} (${periodScores(story)}).${crowd}`,
        flow(story, winner.name),
        `У победителей: ${performance(winner.best)}. В команде «${loser.name}»: ${performance(loser.best)}.`,
      ],
      link: "Статистика, карта бросков и ход матча",
    };
  },
  preview({ league, round, venue, home, away }) {
    return {
      title: `Анонс: «${home.name}» — «${away.name}»`,
      summary: `Центральный матч ${round}-го тура (${league}).`,
      paragraphs: [
        `Хозяева: «${home.name}» (${home.wins}–${home.losses}, ${home.rank}-е место). Гости: «${away.name}» (${away.wins}–${away.losses}, ${away.rank}-е место). Арена: ${venue}.`,
        `Лучшие по очкам на сегодня: у хозяев ${home.scorer.name}, ${decimal("ru", home.scorer.average)} очка за игру, у гостей ${away.scorer.name}, ${decimal("ru", away.scorer.average)} очка за игру.`,
      ],
      link: "К матчу",
    };
  },
  awards({ league, round, best, five }) {
    return {
      title: `Игрок ${round}-го тура: ${best.name}`,
      summary: `${league}: ${best.name} («${best.team}») показал лучший коэффициент полезности тура, ${best.index}.`,
      paragraphs: [
        `Показатели: ${points(best.points)}, ${rebounds(best.rebounds)} и ${assists(best.assists)}. Игрок тура: ${best.name} («${best.team}»).`,
        `Символическая пятёрка тура: ${five.map(({ name, team, index }) => `${name} («${team}», ${index})`).join(", ")}.`,
      ],
      link: "Все матчи лиги",
    };
  },
  title({ league, season, champion, finalist, wins, losses }) {
    return {
      title: `Чемпион сезона ${season}: «${champion}»`,
      summary: `${league}, финал: «${champion}» — «${finalist}» ${wins}–${losses} по победам.`,
      paragraphs: [
        `Титул сезона ${season} завоевала команда «${champion}». Финальная серия против команды «${finalist}» завершилась со счётом ${wins}–${losses} по победам.`,
        `Поздравляем обе команды.`,
      ],
      link: "Сезон в цифрах",
    };
  },
  opening({ league, season, teams, games }) {
    return {
      title: `Стартует сезон ${season}`,
      summary: `${league}: команд — ${teams}, матчей регулярного чемпионата — ${games}.`,
      paragraphs: [
        `${league} начинает сезон ${season}. Турнир проходит в два круга, дома и в гостях: всего матчей до плей-офф — ${games}.`,
        `Счёт, статистика и каждый эпизод — на этом сайте прямо по ходу игры.`,
      ],
      link: "К расписанию",
    };
  },
  postponement({ home, away, round, reason }) {
    return {
      title: `Перенос: «${home}» — «${away}»`,
      summary: `Матч ${round}-го тура состоится в другой день.`,
      paragraphs: [
        `Матч ${round}-го тура «${home}» — «${away}» перенесён.${reason === null ? "" : ` Причина: ${reason}`}`,
        `Новая дата появится в расписании.`,
      ],
      link: "К матчу",
    };
  },
  documents: { regulations: "Регламент соревнований", calendar: "Календарь сезона" },
  album: (home, away) => `«${home}» — «${away}»`,
  picture: (kind, home, away) => pictures[kind](home, away),
};

function flow(story: GameStory, winner: string): string {
  switch (story.plot) {
    case "overtime":
      return `Сорока минут не хватило: ${overtimes(story.overtimes)} и ${changes(story.leadChanges)} до победы команды «${winner}».`;
    case "comeback":
      return `Наибольшее отставание команды «${winner}» — ${points(story.deficit)}, но матч она перевернула.`;
    case "thriller":
      return `Интрига до финальной сирены: ${changes(story.leadChanges)}, итоговая разница — ${points(story.margin)}.`;
    case "rout":
      return `Наибольшее преимущество команды «${winner}» — ${points(story.winnersLead)}.`;
    case "win":
      return `Наибольшее преимущество команды «${winner}» — ${points(story.winnersLead)}. ${story.leadChanges === 0 ? "Лидер по ходу матча не менялся." : `По ходу матча — ${changes(story.leadChanges)}.`}`;
  }
}

function performance({ name, points: scored, rebounds: caught, assists: given, doubleDouble }: StoryPlayer): string {
  return `${name} — ${points(scored)}, ${rebounds(caught)}, ${assists(given)}${doubleDouble ? " (дабл-дабл)" : ""}`;
}

function spectators(count: number): string {
  return spectatorForms(count).replace(String(count), whole("ru", count));
}

function changes(count: number): string {
  return count === 0 ? "ни одной смены лидера" : countedChanges(count);
}
