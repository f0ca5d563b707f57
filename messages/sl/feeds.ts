import type en from "../en/feeds.ts";
import type { Translation } from "../translation.ts";

export default {
  calendar: { title: "Tekme: {name}", quietTitle: "Tekme brez izidov: {name}", subscribe: "Naroči se na koledar" },
  tables: { second: "{head} (od)" },
} satisfies Translation<typeof en>;
