import type en from "../en/fantasy.ts";
import type { Translation } from "../translation.ts";

export default {
  parts: {
    label: "Deli igre",
    home: "Fantazijska liga",
    players: "Igralci in cene",
    ranking: "Lestvice",
    cup: "Pokal",
    rules: "Pravila",
    corrections: "Popravki",
    mine: "Moja ekipa",
  },
} satisfies Translation<typeof en>;
