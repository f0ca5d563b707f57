import type en from "../en/busy.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Одну минуту",
  text: "Сейчас столько посетителей, что страницу не удалось подготовить. Ничего не потеряно: попробуйте ещё раз через несколько секунд.",
  again: "Попробовать ещё раз",
} satisfies Translation<typeof en>;
