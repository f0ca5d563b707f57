import type en from "../en/venues.ts";
import type { Translation } from "../translation.ts";

export default {
  noGame: "В этом зале матчей не запланировано",
  description: "Матч в этом зале или ближайший из предстоящих на большом экране.",
  label: "Экраны зала",
  screens: {
    "player-stats": "Статистика игроков",
    "broadcast-game": "Трансляция",
    "scoreboard-game": "Табло",
    "shot-clock-game": "Часы атаки",
    broadcast: "Трансляция",
    "tv-stats": "Статистика для телевидения",
  },
} satisfies Translation<typeof en>;
