import type en from "../en/seasons.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Сезоны",
  description: "Все сезоны с лигами и чемпионами: {site}.",
  season: "Сезон {name}",
  seasonDescription: "Сезон {name}: лиги, чемпионы, таблицы и клубы.",
  current: "текущий сезон",
  dates: "{from} — {to}",
  teams: "{count, plural, one {# команда} few {# команды} many {# команд} other {# команды}}",
  playedOf: "сыграно {played} из {count, plural, one {# матча} few {# матчей} many {# матчей} other {# матча}}",
  games: "{count, plural, one {# матч} few {# матча} many {# матчей} other {# матча}}",
  champion: "Чемпион",
  open: "пока не определён",
  perGame: "{points} очка за матч",
  whole: "Вся таблица",
  caption: "Верх таблицы: {league}, сезон {season}",
  clubs: "Клубы",
  empty: "Сезонов пока нет.",
  noLeagues: "В этом сезоне лиг пока нет.",
  all: "Все сезоны",
} satisfies Translation<typeof en>;
