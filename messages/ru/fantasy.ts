import type en from "../en/fantasy.ts";
import type { Translation } from "../translation.ts";

export default {
  parts: {
    label: "Разделы игры",
    home: "Фэнтези",
    players: "Игроки и цены",
    ranking: "Таблицы",
    cup: "Кубок",
    rules: "Правила",
    corrections: "Исправления",
    mine: "Моя команда",
  },
} satisfies Translation<typeof en>;
