import type en from "../en/search.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Búsqueda",
} as const satisfies Translation<typeof en>;
