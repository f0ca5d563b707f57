import type en from "../en/profile.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Perfil",
} as const satisfies Translation<typeof en>;
