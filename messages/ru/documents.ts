import type en from "../en/documents.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Документы",
} as const satisfies Translation<typeof en>;
