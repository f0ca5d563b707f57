import type en from "../en/clubs.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Клубы",
} as const satisfies Translation<typeof en>;
