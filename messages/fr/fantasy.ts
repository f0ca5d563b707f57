import type en from "../en/fantasy.ts";
import type { Translation } from "../translation.ts";

export default {
  parts: {
    label: "Parties du jeu",
    home: "Fantasy",
    players: "Joueurs et prix",
    ranking: "Classements",
    cup: "Coupe",
    rules: "Règlement",
    corrections: "Corrections",
    mine: "Mon équipe",
  },
} satisfies Translation<typeof en>;
