import type en from "../en/applications.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Inscription d’équipe",
} as const satisfies Translation<typeof en>;
