import type en from "../en/feeds.ts";
import type { Translation } from "../translation.ts";

export default {
  calendar: { title: "Utakmice: {name}", subscribe: "Pretplati se na kalendar" },
} satisfies Translation<typeof en>;
