import type en from "../en/home-screen.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Sur l’écran d’accueil",
  text: "La ligue s’ouvre depuis sa propre icône, dans sa propre fenêtre. Sur un iPhone ou un iPad, c’est aussi ce qui lui permet de vous envoyer des notifications.",
  byHand: "Ouvrez le menu Partager du navigateur et choisissez « Sur l’écran d’accueil ».",
  add: "Ajouter à l’écran d’accueil",
  dismiss: "Ne plus afficher",
} satisfies Translation<typeof en>;
