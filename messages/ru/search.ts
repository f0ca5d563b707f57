import type en from "../en/search.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Поиск",
} as const satisfies Translation<typeof en>;
