import type en from "../en/outlets.ts";
import type { Translation } from "../translation.ts";

export default {
  watch: "Gde gledati",
  tickets: "Ulaznice",
  ticketsFrom: "Ulaznice od {price}",
  shop: "Prodavnica",
  website: "Zvanični sajt",
  leadsAway: "{text} (drugi sajt)",
} satisfies Translation<typeof en>;
