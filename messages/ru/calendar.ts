import type en from "../en/calendar.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Расписание",
  description: "Матчи по дням, арены и результаты: {site}.",
  weeks: "Недели",
  earlier: "Более ранние матчи",
  later: "Более поздние матчи",
  leagues: "Лиги",
  allLeagues: "Все лиги",
  emptyWeek: "На этой неделе матчей нет.",
  undated: "День не определён",
  goTo: "Перейти к дню",
  show: "Показать",
} satisfies Translation<typeof en>;
