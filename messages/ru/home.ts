import type en from "../en/home.ts";
import type { Translation } from "../translation.ts";

export default {
  /** On the game that leads the page. */
  featured: { live: "Следить онлайн", over: "Вся статистика", ahead: "Анонс матча" },
  title: "Главная",
  description: "Результаты, таблица, расписание и статистика: {site}.",
  leagues: {
    choose: "Выберите лигу",
    empty: "В этом сезоне лиг пока нет.",
  },
  ticker: {
    label: "Последние и ближайшие матчи",
    earlier: "Предыдущие матчи",
    later: "Следующие матчи",
  },
  standings: {
    title: "Таблица",
    caption: "Таблица: {league}",
    full: "Вся таблица",
    empty: "Таблица появится после первого окончательного результата.",
  },
  latest: {
    title: "Последние результаты",
    all: "Все результаты",
    empty: "Ещё не сыграно ни одного матча.",
  },
  next: {
    title: "Ближайшие матчи",
    all: "Всё расписание",
    empty: "Матчей в расписании больше нет.",
  },
  news: { title: "Новости", all: "Все новости" },
  leaders: {
    all: "Все лидеры",
    title: "Лидеры",
    points: "Очки",
    rebounds: "Подборы",
    assists: "Передачи",
    performanceIndex: "Коэффициент полезности",
    games: "{count, plural, one {# матч} few {# матча} many {# матчей} other {# матча}}",
  },
  fantasy: {
    title: "Фэнтези",
    text: "Соберите команду из игроков лиги и получайте очки за их игру.",
    more: "К игре",
  },
  heads: {
    rank: { short: "№", long: "Место" },
    club: { short: "Клуб", long: "Клуб" },
    record: { short: "В–П", long: "Победы и поражения" },
    points: { short: "О", long: "Турнирные очки" },
    difference: { short: "+/−", long: "Разница очков" },
    form: { short: "Форма", long: "Последние пять матчей, начиная с самого раннего" },
  },
} satisfies Translation<typeof en>;
