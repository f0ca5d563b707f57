import type en from "../en/applications.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Заявка команды",
} as const satisfies Translation<typeof en>;
