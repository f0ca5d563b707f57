import type en from "../en/connection.ts";
import type { Translation } from "../translation.ts";

export default {
  faults: {
    "token-refused": "Смотреть это здесь нельзя: ссылка недействительна или её срок истёк. Попросите новую.",
    disconnected: "Связь потеряна. Данные на экране могли устареть; мы пробуем подключиться снова.",
  },
} satisfies Translation<typeof en>;
