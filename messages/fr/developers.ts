import type en from "../en/developers.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Pour les développeurs",
} as const satisfies Translation<typeof en>;
