import type en from "../en/seasons.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Sezone",
} as const satisfies Translation<typeof en>;
