import type en from "../en/feeds.ts";
import type { Translation } from "../translation.ts";

export default {
  calendar: { title: "Partidos: {name}", quietTitle: "Partidos sin resultados: {name}", subscribe: "Suscribirse al calendario" },
  tables: { second: "{head} (de)" },
} satisfies Translation<typeof en>;
