import type en from "../en/profile.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Profil",
} as const satisfies Translation<typeof en>;
