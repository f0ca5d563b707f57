import type en from "../en/outlets.ts";
import type { Translation } from "../translation.ts";

export default {
  watch: "Где смотреть",
  tickets: "Билеты",
  ticketsFrom: "Билеты от {price}",
  shop: "Магазин",
  website: "Официальный сайт",
  leadsAway: "{text} (другой сайт)",
} satisfies Translation<typeof en>;
