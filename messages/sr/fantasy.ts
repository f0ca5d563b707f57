import type en from "../en/fantasy.ts";
import type { Translation } from "../translation.ts";

export default {
  parts: {
    label: "Delovi igre",
    home: "Fantazi",
    players: "Igrači i cene",
    ranking: "Tabele",
    cup: "Kup",
    rules: "Pravila",
    corrections: "Ispravke",
    mine: "Moj tim",
  },
} satisfies Translation<typeof en>;
