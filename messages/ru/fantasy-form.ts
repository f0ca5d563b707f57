import type en from "../en/fantasy-form.ts";
import type { Translation } from "../translation.ts";

export default {
  toRules: "Правила",
  toScreen: "Команда на площадке",
  signIn: "Ваша команда появится, когда вы войдёте.",
  toSignIn: "Войти",
  player: "игрок",
  place: "роль",
  nobody: "– выберите –",
  rows: { guard: "Защитник {number}", forward: "Форвард {number}", centre: "Центровой {number}" },
  places: { five: "Стартовая пятёрка", sixth: "Шестой игрок", bench: "Запас, {place}" },
  said: {
    made: "Ваша команда создана.",
    kept: "Сохранено. Вот как выглядит команда.",
    places: "Каждое место в составе даётся один раз: пять игроков в пятёрке, один шестой, затем запас по порядку.",
    empty: "Кто-то ещё не выбран либо не назначены капитан и вице-капитан.",
  },
} satisfies Translation<typeof en>;
