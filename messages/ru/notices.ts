import type en from "../en/notices.ts";
import type { Translation } from "../translation.ts";

export default {
  start: "Матч начался.",
  quarter: "Конец {number}-й четверти: {home}:{away}",
  quarterQuiet: "Конец {number}-й четверти.",
  halfTime: "Большой перерыв: {home}:{away}",
  halfTimeQuiet: "Большой перерыв.",
  furtherOvertime: "Ничья и после {number}-го овертайма, {home}:{away}: игра продолжается.",
  furtherOvertimeQuiet: "Будет ещё один овертайм.",
  overtime: "Ничья в основное время, {home}:{away}: овертайм.",
  overtimeQuiet: "Будет овертайм.",
  closeFinish: "Упорная концовка, последние две минуты: {home}:{away}",
  closeFinishQuiet: "Последние две минуты, концовка упорная.",
  final: "Итоговый счёт: {home}:{away}",
  finalQuiet: "Матч окончен.",
  corrected: "Результат исправлен: {home}:{away}",
  correctedQuiet: "Результат исправлен.",
  moved: "Новое время начала: {date}",
  postponed: "Матч перенесён.",
  cancelled: "Матч отменён.",
  undecided: "Дата будет объявлена позже.",
  changed: "Изменение в календаре.",
  newsTitle: "Новости",
  newsQuiet: "Есть новости о матче. Результат здесь не раскрываем.",
  testTitle: "Вот так это выглядит",
  test: "На этом устройстве вы узнаете, что происходит с теми, за кем вы следите.",
} satisfies Translation<typeof en>;
