import type en from "../en/calendar.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Расписание",
  description: "Матчи по дням, арены и результаты: {site}.",
  weeks: "Недели",
  days: "Дни",
  games: "{count, plural, one {# матч} few {# матча} many {# матчей} other {# матча}}",
  wholeWeek: "Вся неделя",
  standing: "Ближайшие матчи",
  today: "Сегодня",
  earlier: "Более ранние матчи",
  later: "Более поздние матчи",
  leagues: "Лиги",
  allLeagues: "Все лиги",
  emptyWeek: "На этой неделе матчей нет.",
  emptyDay: "В этот день матчей нет.",
  undated: "День не определён",
  goTo: "Выбрать день",
  show: "Показать",
} satisfies Translation<typeof en>;
