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
} satisfies Translation<typeof en>;
