import type en from "../en/venues.ts";
import type { Translation } from "../translation.ts";

export default {
  noGame: "U ovoj dvorani nema zakazane utakmice",
  description: "Utakmica u ovoj dvorani, ili naredna, na velikom ekranu.",
  label: "Ekrani u dvorani",
  screens: {
    "player-stats": "Statistika igrača",
    "broadcast-game": "Prenos",
    "scoreboard-game": "Semafor",
    "shot-clock-game": "Sat za napad",
    broadcast: "Prenos",
    "tv-stats": "Statistika za televiziju",
  },
} satisfies Translation<typeof en>;
