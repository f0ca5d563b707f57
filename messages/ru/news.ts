import type en from "../en/news.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Новости",
  description: "Новости, отчёты и анонсы: {site}.",
  filter: {
    label: "Вид новостей",
    all: "Все",
  },
  kind: {
    announcement: "Объявления",
    recap: "Отчёты о матчах",
    preview: "Анонсы",
    "round-awards": "Лучшие в туре",
    feature: "Репортажи",
  },
  oneKind: {
    announcement: "Объявление",
    recap: "Отчёт о матче",
    preview: "Анонс",
    "round-awards": "Лучшие в туре",
    feature: "Репортаж",
  },
  empty: "Новостей пока нет.",
  emptyKind: "Новостей этого вида пока нет.",
  pages: {
    label: "Страницы списка",
    newer: "Новее",
    older: "Старее",
    current: "Страница {number}",
  },
  textLanguage: "Язык текста: {language}",
  otherLanguages: "Также на языке",
  game: "Матч",
  clubs: "Клубы в этой новости",
  more: "Ещё новости",
  all: "Все новости",
  preview: { note: "Это предпросмотр: посетители ещё не видят страницу такой.", back: "Назад к форме" },
} satisfies Translation<typeof en>;
