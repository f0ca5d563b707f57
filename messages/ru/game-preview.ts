import type en from "../en/game-preview.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "С чем подходят к игре",
  caption: "{home} и {away} перед игрой",
  rows: {
    place: "Место",
    record: "Победы и поражения",
    hall: "Дома и в гостях",
    lately: "Последние пять игр",
    chance: "Вероятность победы",
  },
  chanceNote:
    "Дома и в гостях: показатель хозяев в своём зале рядом с показателем гостей на выезде. Вероятность победы — оценка по разнице очков обеих команд в этом сезоне и преимуществу своей площадки.",
  facts: "Перед игрой",
  lastMeeting: "Последняя встреча",
  perGame: "В среднем за игру в этом сезоне",
  perGameCaption: "{home} и {away}: в среднем за игру в этом сезоне",
  leaders: "Лидеры обеих команд",
  leadersCaption: "Лидеры: {home} и {away}",
  latest: "Последние игры: {team}",
} as const satisfies Translation<typeof en>;
