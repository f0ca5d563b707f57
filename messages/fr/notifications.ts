import type en from "../en/notifications.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Notifications",
  description: "Ce que {site} peut vous signaler sur cet appareil, et quand.",
  lead: "Le début du match, une fin de match serrée, le score final\u00a0: suivez ce qui arrive aux clubs, équipes, joueurs, championnats et matchs de votre choix, même lorsque la page est fermée.",
  on: "Cet appareil reçoit des notifications.",
  off: "Cet appareil ne reçoit aucune notification.",
  turnOn: "Activer",
  turnOff: "Désactiver",
  working: "Un instant…",
  needsScripts: "Les notifications ont besoin de JavaScript, désactivé dans ce navigateur.",
  failed: "Cela n’a pas fonctionné. Veuillez réessayer.",
  saved: "Enregistré sur cet appareil.",
  kinds: {
    label: "Prévenez-moi pour",
    start: "Le début du match",
    quarter: "La fin de chaque quart-temps",
    "close-finish": "Une fin de match serrée",
    final: "Le score final",
    news: "Les actualités",
    "schedule-change": "Les changements de calendrier",
    "fantasy-day-before": "La veille de la clôture des transferts, si votre équipe a besoin de vous",
    "fantasy-two-hours": "Deux heures avant, si elle a encore besoin de vous",
    "fantasy-result": "Vos points et votre place après la journée",
    "fantasy-price": "Vos joueurs dont le prix change d’au moins 0,5",
    "fantasy-correction": "Les corrections qui changent vos points",
    "fantasy-duel": "Les duels entre amis quand ils commencent",
  },
  fantasy: {
    label: "Mon équipe fantasy",
    note: "Elles arrivent sur vos appareils connectés. Votre équipe a besoin de vous quand un joueur risque d’être absent ou n’a pas de match, ou quand vous n’avez rien changé pendant cette journée.",
  },
  quiet: {
    label: "Heures calmes",
    on: "Ne pas me déranger la nuit",
    from: "De",
    to: "À",
    note: "Scores finaux, actualités, changements et nouvelles de votre équipe fantasy attendent la fin des heures calmes. Le reste est laissé de côté.",
  },
  spoiler: {
    on: "Ne jamais dévoiler le score",
    note: "Vous apprenez qu’un match est terminé, pas comment.",
  },
  test: {
    send: "Envoyer un test",
    sent: "Elle est en route.",
    refused: "Une notification vient d’être envoyée. Réessayez dans dix secondes.",
    failed: "L’envoi n’a pas abouti. Votre appareil n’y est pour rien.",
  },
  offer: {
    ask: "{kind, select, game {Vous prévenir du début de ce match et de son score final\u202f?} other {{name}\u00a0: vous prévenir quand il se passe quelque chose\u202f?}}",
    tell: "Me prévenir",
    title: "Notifications sur cet appareil",
    text: "Le début du match, une fin serrée, le score final\u00a0: vous restez au courant, même quand cette page est fermée. La nuit, c’est le silence. Vous choisissez quoi et quand, et vous arrêtez quand vous voulez.",
    once: "Votre navigateur va maintenant vous demander si ce site peut vous envoyer des notifications.",
    later: "Pas maintenant",
    choose: "Choisir lesquelles",
  },
  errors: {
    "missing-app-config-values": "La ligue n’a pas fini de préparer ses notifications. Elles ne peuvent pas encore être activées.",
    "failed-service-worker-registration": "Le navigateur n’a pas pu configurer les notifications. Rechargez la page et réessayez.",
    "invalid-sw-registration":
      "Une autre page a configuré les notifications de ce navigateur. Fermez les autres onglets du site, rechargez la page et réessayez.",
    "only-available-in-window": "Les notifications ne s’activent que depuis une page ouverte.",
    "permission-blocked":
      "Le navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du site, à côté de l’adresse, puis revenez.",
    "unsupported-browser":
      "Ce navigateur ne peut pas recevoir de notifications. Sur un iPhone ou un iPad, ajoutez d’abord le site à l’écran d’accueil et ouvrez-le de là.",
    "indexed-db-unsupported":
      "Le navigateur empêche ce site de conserver quoi que ce soit, comme en fenêtre privée. Les notifications demandent une fenêtre ordinaire.",
  },
} satisfies Translation<typeof en>;
