import type en from "../en/feeds.ts";
import type { Translation } from "../translation.ts";

export default {
  calendar: { title: "Matchs : {name}", subscribe: "S’abonner au calendrier" },
} satisfies Translation<typeof en>;
