import type en from "../en/venues.ts";
import type { Translation } from "../translation.ts";

export default {
  noGame: "V tej dvorani ni razpisane tekme",
  description: "Tekma v tej dvorani ali naslednja, na velikem zaslonu.",
  label: "Zasloni v dvorani",
  screens: {
    "player-stats": "Statistika igralcev",
    "broadcast-game": "Prenos",
    "scoreboard-game": "Semafor",
    "shot-clock-game": "Ura za napad",
    broadcast: "Prenos",
    "tv-stats": "Statistika za televizijo",
  },
} satisfies Translation<typeof en>;
