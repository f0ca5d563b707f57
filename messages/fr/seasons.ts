import type en from "../en/seasons.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Saisons",
} as const satisfies Translation<typeof en>;
