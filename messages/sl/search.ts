import type en from "../en/search.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Iskanje",
} as const satisfies Translation<typeof en>;
