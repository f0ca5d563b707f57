import type en from "../en/feeds.ts";
import type { Translation } from "../translation.ts";

export default {
  calendar: { title: "Матчи: {name}", quietTitle: "Матчи без результатов: {name}", subscribe: "Подписаться на календарь" },
  tables: { second: "{head} (из)" },
} satisfies Translation<typeof en>;
