import type en from "../en/documents.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Документы",
  description: "Регламенты, календари, отчёты и формы: {site}.",
  kind: {
    regulations: "Регламенты",
    schedule: "Календари",
    report: "Отчёты и решения",
    form: "Формы",
    other: "Прочие документы",
  },
  season: "Сезон {name}",
  allSeasons: "Действует во всех сезонах",
  version: "Версия {number}",
  earlier: "Предыдущие версии ({count})",
  allLanguages: "Один файл для всех языков",
  download: "Скачать: {title}",
  empty: "Опубликованных документов пока нет.",
  filter: {
    label: "Выбор документов",
    words: "Название или слово",
    season: "Сезон",
    anySeason: "Все сезоны",
    kind: "Вид",
    anyKind: "Все виды",
    show: "Показать",
    found: "{count, plural, one {# документ} few {# документа} many {# документов} other {# документа}}",
    none: "Таких документов нет.",
    all: "Показать все документы",
  },
} satisfies Translation<typeof en>;
