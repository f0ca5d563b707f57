import type en from "../en/developers.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Para desarrolladores",
} as const satisfies Translation<typeof en>;
