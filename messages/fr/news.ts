import type en from "../en/news.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Actualités",
} as const satisfies Translation<typeof en>;
