import type en from "../en/visitor.ts";
import type { Translation } from "../translation.ts";

export default {
  ownTime: "у вас {time}",
  entry: {
    signIn: "Войти",
    menu: "Ваш аккаунт",
    profile: "Профиль",
    account: "Аккаунт и безопасность",
    office: "Офис лиги",
    edit: "Изменить эту страницу",
    signOut: "Выйти",
  },
  gate: {
    title: "Войдите, чтобы увидеть свой профиль",
    text: "Ваши подписки и матчи: видны только вам.",
    signIn: "Войти",
    register: "Создать аккаунт",
    needsScripts: "Ваши страницы собираются в браузере, и для них нужен JavaScript, который здесь отключён.",
    waiting: "Загружаем профиль…",
    failed: "Аккаунт сейчас недоступен. Вы остаётесь в системе.",
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
    offline: "Нет связи. Проверьте интернет и попробуйте ещё раз.",
  },
  password: {
    show: "Показать пароль",
    hide: "Скрыть пароль",
    strength: {
      none: "Чем длиннее, тем лучше. Подойдут несколько слов.",
      weak: "Легко угадать",
      fair: "Мог бы быть длиннее",
      good: "Хороший",
      strong: "Очень хороший",
    },
  },
  working: "Минуту…",
} satisfies Translation<typeof en>;
