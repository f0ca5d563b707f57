import type en from "../en/search.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Recherche",
} as const satisfies Translation<typeof en>;
