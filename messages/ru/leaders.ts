import type en from "../en/leaders.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Лидеры",
} as const satisfies Translation<typeof en>;
