import type en from "../en/documents.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Documents",
} as const satisfies Translation<typeof en>;
