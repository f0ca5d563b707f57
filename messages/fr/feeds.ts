import type en from "../en/feeds.ts";
import type { Translation } from "../translation.ts";

export default {
  calendar: { title: "Matchs\u00a0: {name}", subscribe: "S’abonner au calendrier" },
} satisfies Translation<typeof en>;
