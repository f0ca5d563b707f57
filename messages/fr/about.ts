import type en from "../en/about.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Qui sommes-nous",
} as const satisfies Translation<typeof en>;
