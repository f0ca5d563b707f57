import type en from "../en/players.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Jugadores",
} as const satisfies Translation<typeof en>;
