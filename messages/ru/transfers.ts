import type en from "../en/transfers.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Переходы",
  description: "Кто сменил клуб в сезоне {season}: новички и ушедшие игроки всех клубов, {site}.",
  caption: "Переходы: сезон {season}",
  columns: {
    player: "Игрок",
    from: "Откуда",
    to: "Куда",
    day: "Когда",
  },
  unknown: "вне лиги",
  summer: "до начала сезона",
  whole: "{count, plural, one {# переход} few {Все # перехода} many {Все # переходов} other {Все # перехода}}",
  empty: "О переходах этого сезона ничего не известно.",
  note: "По заявкам клубов на этот и предыдущий сезоны.",
  club: {
    arrivals: "Пришли",
    departures: "Ушли",
    noArrivals: "О новых игроках ничего не известно.",
    noDepartures: "Об ушедших игроках ничего не известно.",
    cameFrom: "из клуба {club}",
    wentTo: "в клуб {club}",
    cameFromOutside: "из клуба вне лиги",
    wentOutside: "в клуб вне лиги",
  },
  career: {
    title: "Клубы",
    seasons: "{first} — {last}",
    since: "с {day}",
    until: "до {day}",
    present: "нынешний клуб",
  },
} satisfies Translation<typeof en>;
