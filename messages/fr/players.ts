import type en from "../en/players.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Joueurs",
} as const satisfies Translation<typeof en>;
