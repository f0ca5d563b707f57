import type en from "../en/availability.ts";
import type { Translation } from "../translation.ts";

export default {
  status: {
    doubtful: "Под вопросом",
    out: "Не играет",
    suspended: "Отстранён",
  },
  reasons: {
    injury: "травма",
    illness: "болезнь",
    personal: "личные обстоятельства",
    "national-team": "сборная",
    disciplinary: "дисциплинарные причины",
    rest: "отдых",
    other: "другие причины",
  },
  back: "ожидаемое возвращение: {day}",
  title: "Могут не сыграть: {team}",
  list: {
    title: "Кто не играет",
    intro: "Травмированные, отстранённые и те, чьё участие под вопросом: по командам, по данным клубов.",
    description: "{site}: травмы, дисквалификации и другие отсутствия по командам с ожидаемым днём возвращения.",
    since: "с {day}",
    empty: "Ни один клуб не сообщил об отсутствующих.",
  },
} satisfies Translation<typeof en>;
