import type en from "../en/venues.ts";
import type { Translation } from "../translation.ts";

export default {
  noGame: "V tej dvorani ni razpisane tekme",
  note: "Med tekmami zaslon kaže, kaj sledi. Zažene se sam, ko začnejo delovati zasloni v živo.",
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
