import type en from "../en/game-preview.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "С чем подходят к матчу",
  caption: "{home} и {away} перед матчем",
  rows: {
    place: "Место",
    record: "Победы и поражения",
    hall: "Дома и в гостях",
    lately: "Последние пять матчей",
    chance: "Вероятность победы",
  },
  chanceNote:
    "Дома и в гостях: показатель хозяев на своей арене рядом с показателем гостей на выезде. Вероятность победы — оценка по разнице очков обеих команд в этом сезоне и преимуществу своей площадки.",
  facts: "Перед матчем",
  lastMeeting: "Последняя встреча",
  perGame: "В среднем за матч в этом сезоне",
  perGameCaption: "{home} и {away}: в среднем за матч в этом сезоне",
  leaders: "Лидеры обеих команд",
  leadersCaption: "Лидеры: {home} и {away}",
  latest: "Последние матчи: {team}",
} as const satisfies Translation<typeof en>;
