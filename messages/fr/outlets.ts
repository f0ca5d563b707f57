import type en from "../en/outlets.ts";
import type { Translation } from "../translation.ts";

export default {
  watch: "Où regarder",
  tickets: "Billetterie",
  ticketsFrom: "Billets à partir de {price}",
  shop: "Boutique",
  website: "Site officiel",
  leadsAway: "{text} (autre site)",
} satisfies Translation<typeof en>;
