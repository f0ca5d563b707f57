import type en from "../en/visitor.ts";
import type { Translation } from "../translation.ts";

export default {
  ownTime: "у вас {time}",
  entry: {
    signIn: "Войти",
    menu: "Ваш аккаунт",
    profile: "Профиль",
    account: "Аккаунт и безопасность",
    signOut: "Выйти",
  },
  gate: {
    title: "Войдите, чтобы увидеть свой профиль",
    text: "В нём то, за чем вы следите, и ваши матчи, и видите это только вы.",
    signIn: "Войти",
    register: "Создать аккаунт",
    needsScripts: "Ваши страницы собираются в браузере, и для них нужен JavaScript, который здесь отключён.",
    waiting: "Минуту, смотрим, чей это профиль.",
    failed: "Сейчас до вашего аккаунта не достучаться. Вы по-прежнему вошли.",
    again: "Попробовать снова",
  },
  passkey: {
    signIn: "Войти с ключом доступа",
    cancelled: "Ключ доступа не использован. Войдите иначе или попробуйте ещё раз.",
  },
  said: {
    signedOut: "Вы вышли",
    windowClosed: "Окно входа закрыто",
    invalidMessage: "Получено неверное сообщение",
    refused: "Войти не удалось. Попробуйте ещё раз.",
    offline: "Никто не отвечает. Есть ли связь?",
  },
  password: {
    show: "Показать пароль",
    hide: "Скрыть пароль",
    strength: {
      none: "Сколь угодно длинный: несколько слов подряд хороши",
      weak: "Легко угадать",
      fair: "Мог бы быть длиннее",
      good: "Хороший",
      strong: "Очень хороший",
    },
  },
  working: "Минуту…",
} satisfies Translation<typeof en>;
