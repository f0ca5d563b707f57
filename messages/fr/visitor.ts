import type en from "../en/visitor.ts";
import type { Translation } from "../translation.ts";

export default {
  ownTime: "{time} chez vous",
  entry: {
    signIn: "Connexion",
    menu: "Votre compte",
    profile: "Profil",
    account: "Compte et sécurité",
    signOut: "Se déconnecter",
  },
  gate: {
    title: "Connectez-vous pour voir votre profil",
    text: "Il garde ce que vous suivez et vos matchs, pour vos yeux seulement.",
    signIn: "Se connecter",
    register: "Créer un compte",
    needsScripts: "Vos pages sont composées dans le navigateur et demandent JavaScript, qui est désactivé ici.",
    waiting: "Un instant, nous regardons à qui est ce profil.",
    failed: "Nous n’arrivons pas à joindre votre compte. Vous êtes toujours connecté.",
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
    offline: "Personne ne répond. Êtes-vous en ligne\u202f?",
  },
  password: {
    show: "Afficher le mot de passe",
    hide: "Masquer le mot de passe",
    strength: {
      none: "Aussi long que vous voulez\u00a0: des mots à la suite conviennent",
      weak: "Facile à deviner",
      fair: "Pourrait être plus long",
      good: "Bon",
      strong: "Très bon",
    },
  },
  working: "Un instant…",
} satisfies Translation<typeof en>;
