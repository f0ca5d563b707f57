import type en from "../en/venues.ts";
import type { Translation } from "../translation.ts";

export default {
  noGame: "Aucun match n’est prévu dans cette salle",
  description: "Le match de cette salle, ou le prochain, sur grand écran.",
  label: "Écrans de la salle",
  screens: {
    "player-stats": "Statistiques des joueurs",
    "broadcast-game": "Diffusion",
    "scoreboard-game": "Tableau d’affichage",
    "shot-clock-game": "Chronomètre des tirs",
    broadcast: "Diffusion",
    "tv-stats": "Statistiques pour la télévision",
  },
} satisfies Translation<typeof en>;
