import type en from "../en/calendar.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Spored",
} as const satisfies Translation<typeof en>;
