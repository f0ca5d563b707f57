import type en from "../en/about.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Quiénes somos",
} as const satisfies Translation<typeof en>;
