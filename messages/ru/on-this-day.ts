import type en from "../en/on-this-day.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "В этот день",
  description: "Матчи, сыгранные в этот день в прошлых сезонах на сайте {site}, и дни рождения игроков.",
  games: "Сыграно в этот день",
  noGames: "В прошлых сезонах в этот день матчей не было.",
  ahead: "В ближайшие дни",
  birthdays: "Дни рождения на неделе",
  noBirthdays: "Сегодня и в ближайшие шесть дней дней рождения нет.",
  record: "Рекорд сезона: {record}",
  best: "{name}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}",
  turns: "исполняется {age, plural, one {# год} few {# года} many {# лет} other {# года}}",
  today: "сегодня",
} satisfies Translation<typeof en>;
