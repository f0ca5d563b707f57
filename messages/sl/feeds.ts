import type en from "../en/feeds.ts";
import type { Translation } from "../translation.ts";

export default {
  calendar: { title: "Tekme: {name}", subscribe: "Naroči se na koledar" },
} satisfies Translation<typeof en>;
