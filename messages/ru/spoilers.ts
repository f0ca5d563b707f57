import type en from "../en/spoilers.ts";
import type { Translation } from "../translation.ts";

export default {
  hidden: "Счёт скрыт, как и статистика, ход игры и таблицы, которые могли бы его выдать.",
  show: "Показать счёт",
  showOf: "Показать счёт: {teams}",
  showPart: "Показать",
} satisfies Translation<typeof en>;
