import type en from "../en/venues.ts";
import type { Translation } from "../translation.ts";

export default {
  noGame: "No hay ningún partido previsto en este pabellón",
  description: "El partido de este pabellón, o el próximo, en una pantalla grande.",
  label: "Pantallas del pabellón",
  screens: {
    "player-stats": "Estadísticas de jugadores",
    "broadcast-game": "Retransmisión",
    "scoreboard-game": "Marcador",
    "shot-clock-game": "Reloj de posesión",
    broadcast: "Retransmisión",
    "tv-stats": "Estadísticas para televisión",
  },
} satisfies Translation<typeof en>;
