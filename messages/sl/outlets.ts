import type en from "../en/outlets.ts";
import type { Translation } from "../translation.ts";

export default {
  watch: "Kje gledati",
  tickets: "Vstopnice",
  ticketsFrom: "Vstopnice od {price}",
  shop: "Trgovina",
  website: "Uradna stran",
  leadsAway: "{text} (druga spletna stran)",
} satisfies Translation<typeof en>;
