import type en from "../en/search.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Поиск",
  titleFor: "Поиск: «{words}»",
  description: "Игроки, клубы, тренеры, судьи, матчи и новости: {site}.",
  submit: "Найти",
  hint: "Игрок, клуб, два клуба, чтобы увидеть их матчи, или новость. Кириллицей или латиницей, с диакритикой или без неё.",
  found: "{count, plural, one {# результат} few {# результата} many {# результатов} other {# результата}}",
  foundMore: "Больше чем {count, plural, one {# результат} few {# результата} many {# результатов} other {# результата}}",
  nearest: "Точного совпадения с «{words}» нет. Вот самое близкое:",
  meant: "Возможно, вы имели в виду:",
  nothing: "По запросу «{words}» ничего не найдено.",
  checkSpelling: "Проверьте написание или поищите фамилию, клуб или его сокращение.",
  oneWordAlone: "Проверьте написание или поищите одно слово:",
  allResults: "Все результаты",
  everyKind: "Результаты всех видов",
  failed: "Поиск не отвечает. Попробуйте ещё раз через минуту.",
  kinds: { clubs: "Клубы", players: "Игроки", staff: "Тренеры и судьи", games: "Матчи", news: "Новости" },
  roles: { coach: "Тренер", referee: "Судья" },
  more: { clubs: "Ещё клубы", players: "Ещё игроки", staff: "Ещё тренеры и судьи", games: "Ещё матчи", news: "Ещё новости" },
  keys: { move: "↑↓ перемещение", open: "↵ открыть", close: "[[Esc]] закрыть" },
} as const satisfies Translation<typeof en>;
