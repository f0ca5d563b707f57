import type en from "../en/awards.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Награды",
  honours: "Награды",
  fromFigures: "по статистике, {points} очка за матч",
  news: "Новость",
  newsOf: "Новость: {award}",
  fans: {
    title: "Лучший игрок матча по версии болельщиков",
    games: "{count, plural, one {# матч} few {# матча} many {# матчей} other {# матча}}",
  },
  places: {
    champion: "Чемпион",
    runnerUp: "Вице-чемпион",
    third: "Третье место",
  },
  history: {
    title: "Чемпионы и награды",
    intro: "Чемпионы всех сезонов, самые ценные игроки, пятёрки сезона, игроки месяца и тура.",
    description:
      "{site}: чемпионы и награды всех сезонов: самые ценные игроки, пятёрки сезона, самые результативные игроки, игроки месяца и тура.",
    league: "Лига",
    champions: "Чемпионы",
    empty: "Пока никому не вручена ни одна награда.",
  },
  ofRound: "Игрок {number}-го тура",
  kinds: {
    "most-valuable-player": "Самый ценный игрок",
    "finals-most-valuable-player": "Самый ценный игрок финала",
    "five-of-the-season": "Пятёрка сезона",
    "best-defender": "Лучший защищающийся игрок",
    "best-young-player": "Лучший молодой игрок",
    "coach-of-the-season": "Тренер сезона",
    "player-of-the-month": "Игрок месяца",
    "player-of-the-round": "Игрок тура",
    "top-scorer": "Самый результативный игрок",
  },
} satisfies Translation<typeof en>;
