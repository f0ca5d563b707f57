import type en from "../en/office-today.ts";
import type { Translation } from "../translation.ts";

export default {
  waits: "Что требует внимания",
  nothing: "Сейчас ничего не требует внимания.",
  fill: "Дополнить",
  gap: "{thing}: не указано «{field}»",
  application: "«{team}» подаёт заявку: {competition}",
  players: "{count, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}",
  handedIn: "подана {moment}",
  read: "Прочитать заявку",
  late: "{home} — {away}: ещё нет результата",
  result: "Внести результат",
  moreLate:
    "{count, plural, one {Ещё # матч без результата} few {Ещё # матча без результата} many {Ещё # матчей без результата} other {Ещё # матча без результата}}",
  list: "Показать все",
  games: "Сегодняшние матчи",
  noGames: "Сегодня матчей нет.",
  noHour: "время уточняется",
  match: "{home} — {away}",
  links: "Ссылки и QR-коды",
  open: "Открыть",
  states: {
    link: "У секретаря есть ссылка",
    noLink: "У секретаря ещё нет ссылки",
    checklist: "Подготовка {done}/{all}",
    referees: "Судьи {named}/{all}",
    running: "Идёт игра",
    over: "Сыгран",
  },
  holds: "Что внесено",
  lately: "Последние изменения",
  all: "Все изменения",
  noChanges: "Ещё ничего не меняли.",
} satisfies Translation<typeof en>;
