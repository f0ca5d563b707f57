import type en from "../en/home-screen.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Na začetnem zaslonu",
  text: "Liga se odpre s svoje ikone, v svojem oknu. Na napravah iPhone in iPad vam šele tako lahko tudi pošilja obvestila.",
  byHand: "Odprite meni za skupno rabo v brskalniku in izberite »Dodaj na začetni zaslon«.",
  add: "Dodaj na začetni zaslon",
  dismiss: "Ne prikazuj več",
} satisfies Translation<typeof en>;
