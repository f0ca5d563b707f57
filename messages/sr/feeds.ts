import type en from "../en/feeds.ts";
import type { Translation } from "../translation.ts";

export default {
  calendar: { title: "Utakmice: {name}", quietTitle: "Utakmice bez rezultata: {name}", subscribe: "Pretplati se na kalendar" },
  tables: { second: "{head} (od)" },
} satisfies Translation<typeof en>;
