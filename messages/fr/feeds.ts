import type en from "../en/feeds.ts";
import type { Translation } from "../translation.ts";

export default {
  calendar: { title: "Matchs\u00a0: {name}", quietTitle: "Matchs sans les scores\u00a0: {name}", subscribe: "S’abonner au calendrier" },
  tables: { second: "{head} (sur)" },
} satisfies Translation<typeof en>;
