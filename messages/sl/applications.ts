import type en from "../en/applications.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Prijava ekipe",
} as const satisfies Translation<typeof en>;
