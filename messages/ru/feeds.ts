import type en from "../en/feeds.ts";
import type { Translation } from "../translation.ts";

export default {
  calendar: { title: "Матчи: {name}", subscribe: "Подписаться на календарь" },
} satisfies Translation<typeof en>;
