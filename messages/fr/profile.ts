import type en from "../en/profile.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Profil",
  description: "Les clubs et joueurs suivis, vos matchs et votre équipe fantasy\u00a0: {site}.",
  accounts: "Les comptes ouvriront bientôt. D’ici là, toutes les pages sont accessibles sans connexion.",
  tabs: {
    label: "Rubriques du profil",
    Following: "Suivis",
    MyGames: "Mes matchs",
    MyFantasy: "Ma fantasy",
  },
  Following: {
    title: "Clubs et joueurs suivis",
    text: "Suivez un club ou un joueur\u00a0: ses matchs, ses résultats et ses actualités seront réunis ici.",
    meanwhile: "Voir tous les clubs",
  },
  MyGames: {
    title: "Vos matchs",
    text: "Les matchs de tous ceux que vous suivez, le prochain en premier, avec un rappel avant l’entre-deux.",
    meanwhile: "Voir le calendrier",
  },
  MyFantasy: {
    title: "Votre équipe fantasy",
    text: "Composez une équipe avec les joueurs du championnat et marquez des points grâce à leurs vraies performances.",
    meanwhile: "Vers la page d’accueil",
  },
  register: {
    title: "Créer un compte",
    text: "Les comptes ouvriront bientôt. Vous pourrez suivre des clubs et des joueurs et jouer à la fantasy.",
    see: "Voir ce que contiendra le profil",
  },
} satisfies Translation<typeof en>;
