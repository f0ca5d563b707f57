import type en from "../en/visitor.ts";
import type { Translation } from "../translation.ts";

export default {
  ownTime: "{time} chez vous",
  entry: {
    signIn: "Connexion",
    menu: "Votre compte",
    profile: "Profil",
    account: "Compte et sécurité",
    office: "Bureau de la ligue",
    edit: "Modifier cette page",
    signOut: "Se déconnecter",
  },
  gate: {
    title: "Connectez-vous pour voir votre profil",
    text: "Vos suivis et vos matchs, visibles de vous seul.",
    signIn: "Se connecter",
    register: "Créer un compte",
    needsScripts: "Vos pages sont composées dans le navigateur et demandent JavaScript, qui est désactivé ici.",
    waiting: "Chargement de votre profil…",
    failed: "Votre compte est injoignable pour le moment. Vous êtes toujours connecté.",
    again: "Réessayer",
  },
  passkey: {
    signIn: "Se connecter avec une clé d’accès",
    cancelled: "Aucune clé d’accès n’a été utilisée. Connectez-vous autrement ou réessayez.",
  },
  said: {
    signedOut: "Vous êtes déconnecté",
    windowClosed: "La fenêtre de connexion a été fermée",
    invalidMessage: "Un message non valide a été reçu",
    refused: "La connexion n’a pas abouti. Veuillez réessayer.",
    offline: "Pas de connexion. Vérifiez votre accès à Internet et réessayez.",
  },
  password: {
    show: "Afficher le mot de passe",
    hide: "Masquer le mot de passe",
    strength: {
      none: "Plus il est long, mieux c’est. Quelques mots suffisent.",
      weak: "Facile à deviner",
      fair: "Pourrait être plus long",
      good: "Bon",
      strong: "Très bon",
    },
  },
  working: "Un instant…",
} satisfies Translation<typeof en>;
