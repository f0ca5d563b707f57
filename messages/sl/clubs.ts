import type en from "../en/clubs.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Klubi",
} as const satisfies Translation<typeof en>;
