import type en from "../en/outlets.ts";
import type { Translation } from "../translation.ts";

export default {
  watch: "Où regarder",
  tickets: "Billetterie",
  ticketsFrom: "Billets à partir de {price}",
  shop: "Boutique",
  leadsAway: "{text} (autre site)",
  onScreen: "En direct sur {names}",
} satisfies Translation<typeof en>;
