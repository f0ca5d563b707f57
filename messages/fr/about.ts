import type en from "../en/about.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Qui sommes-nous\u202f?",
  description: "Qui organise la ligue, comment on y joue, comment nous joindre\u00a0: {site}.",
  parts: {
    about: "La ligue",
    competition: "Comment on joue",
    contact: "Contact",
    accessibility: "Accessibilité",
    privacy: "Confidentialité",
    sponsors: "Partenaires",
    screens: "Écrans des salles",
  },
  general: {
    about: "{site} organise ses compétitions et en publie ici le calendrier, les résultats et les statistiques.",
    contact: "La ligue n’a pas encore publié ses coordonnées ici. Ses documents indiquent les responsables.",
    accessibility:
      "Les pages se lisent au clavier, avec un lecteur d’écran, en grands caractères, en clair comme en sombre, et sans scripts. Les chiffres des graphiques figurent à côté sous forme de texte. Nous visons WCAG 2.2, niveau AA. Si quelque chose vous bloque, écrivez-nous (voir Contact).",
    privacy:
      "Un cookie nommé «\u00a0locale\u00a0» retient votre langue pendant 365 jours. À la connexion s’ajoute un autre cookie, jusqu’à la déconnexion ou pendant un an\u202f; avec Google, un autre encore pendant dix minutes. L’apparence choisie et le dernier onglet ouvert restent dans votre navigateur. Les pages sont les mêmes pour tous et ignorent qui les lit. Les visites ne sont comptées avec Google Analytics que si la ligue l’a activé.",
  },
  privacyApplications:
    "Ce qu’une équipe écrit dans son inscription est vu par le bureau de la ligue et par ceux qui ont l’adresse de l’inscription.",
  teams: "{count, plural, one {# équipe} many {# d’équipes} other {# équipes}}",
  rounds: "saison régulière\u00a0: {count, plural, one {# journée} many {# de journées} other {# journées}}",
  playoffs: "puis playoffs",
  playingTime: "On joue {periods} × {minutes} minutes, prolongations de {overtime}",
  byPoints: "Le classement se fait aux points\u00a0: {win} par victoire, {loss} par défaite, {forfeit} par forfait.",
  byWins: "Le classement se fait aux victoires.",
  byPercentage: "Le classement se fait au pourcentage de victoires.",
  level: {
    amongThem: "Les équipes à égalité sont départagées d’abord par les matchs entre elles.",
    allGames: "Les équipes à égalité sont départagées d’abord par les points de tous les matchs.",
    lostAward: "Parmi les équipes à égalité, celle qui a perdu un match sur décision passe derrière les autres.",
    divisionWinner: "Parmi les équipes à égalité, le vainqueur d’une division passe en premier.",
    ownGroup: "Les équipes à égalité sont départagées d’abord par le pourcentage de victoires dans leur division ou leur conférence.",
  },
  moreThanTwo: "Quand plus de deux équipes sont à égalité, le règlement prévoit une procédure particulière.",
  leagueRegulations: "Règlement de la ligue",
  screensNote: "Ce que montrent les écrans de chaque salle\u00a0: pour la table de marque, les tribunes et les diffuseurs.",
  regulations: "Règlements et calendriers",
  table: "Classement",
} satisfies Translation<typeof en>;
