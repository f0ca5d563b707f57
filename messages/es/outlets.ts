import type en from "../en/outlets.ts";
import type { Translation } from "../translation.ts";

export default {
  watch: "Dónde verlo",
  tickets: "Entradas",
  ticketsFrom: "Entradas desde {price}",
  shop: "Tienda",
  website: "Web oficial",
  leadsAway: "{text} (otro sitio web)",
} satisfies Translation<typeof en>;
