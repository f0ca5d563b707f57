import type en from "../en/feeds.ts";
import type { Translation } from "../translation.ts";

export default {
  calendar: { title: "Partidos: {name}", subscribe: "Suscribirse al calendario" },
} satisfies Translation<typeof en>;
