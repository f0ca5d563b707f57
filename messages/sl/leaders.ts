import type en from "../en/leaders.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Najboljši",
} as const satisfies Translation<typeof en>;
