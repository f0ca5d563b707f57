import type en from "../en/clubs.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Clubes",
} as const satisfies Translation<typeof en>;
