import type en from "../en/mails.ts";
import type { Translation } from "../translation.ts";

export default {
  greeting: { name: "Bonjour {name},", nobody: "Bonjour," },
  code: "Si le lien ne s’ouvre pas, saisissez ce code sur la page\u00a0: {code}",
  reason: "La ligue vous écrit\u00a0: {reason}",
  signature: "{league}. Ce message a été envoyé automatiquement\u202f; personne ne lit les réponses.",
  "confirm-address": {
    subject: "Confirmez votre adresse pour {league}",
    body: "Quelqu’un, sans doute vous, a demandé un compte chez {league} avec cette adresse. Confirmez-la pour ouvrir le compte.",
    action: "Confirmer l’adresse",
    after:
      "Le lien ne sert qu’une fois et expire au bout de 24 heures. Si ce n’était pas vous, ne faites rien\u00a0: sans lui, aucun compte n’est ouvert.",
  },
  "already-registered": {
    subject: "Vous avez déjà un compte chez {league}",
    body: "Quelqu’un, sans doute vous, a voulu s’inscrire chez {league} avec cette adresse. Vous avez déjà un compte et pouvez vous connecter avec lui.",
    action: "Se connecter",
    after:
      "Si vous avez oublié votre mot de passe, vous pouvez en choisir un nouveau sur cette page. Si ce n’était pas vous, rien n’a changé.",
  },
  "reset-password": {
    subject: "Choisissez un nouveau mot de passe",
    body: "Un nouveau mot de passe a été demandé pour votre compte chez {league}.",
    action: "Choisir un nouveau mot de passe",
    after:
      "Le lien ne sert qu’une fois et expire au bout d’une heure. Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste le même.",
  },
  "password-changed": {
    subject: "Votre mot de passe a été modifié",
    body: "Le mot de passe de votre compte chez {league} a été modifié. Tous les autres appareils ont été déconnectés.",
    action: "Ce n’était pas moi",
    after: "Si c’était vous, vous n’avez rien d’autre à faire. Sinon, choisissez tout de suite un nouveau mot de passe.",
  },
  "confirm-new-address": {
    subject: "Confirmez votre nouvelle adresse",
    body: "Cette adresse doit devenir celle de votre compte chez {league}.",
    action: "Confirmer la nouvelle adresse",
    after:
      "Le lien ne sert qu’une fois et expire au bout de 24 heures. Tant que vous n’avez pas confirmé, votre ancienne adresse reste valable.",
  },
  "address-changed": {
    subject: "L’adresse de votre compte a été modifiée",
    body: "Votre compte chez {league} a maintenant une autre adresse e-mail. Plus rien ne sera envoyé ici.",
    action: "Écrire à la ligue",
    after: "Si ce n’était pas vous, écrivez tout de suite à la ligue.",
  },
  "guardian-consent": {
    subject: "{name} a besoin de votre accord",
    body: "{name} souhaite un compte chez {league} et vous a désigné comme parent ou tuteur. Le compte s’ouvre dès que vous donnez votre accord.",
    action: "Lire et décider",
    after:
      "Le lien ne sert qu’une fois et expire au bout de 14 jours. Si vous ne connaissez pas cette personne, ne faites rien\u00a0: sans votre accord, le compte reste fermé.",
  },
  "guardian-agreed": {
    subject: "Votre compte est ouvert",
    body: "Un parent ou tuteur a donné son accord\u00a0: vous pouvez maintenant utiliser votre compte chez {league}.",
    action: "Vers votre compte",
    after: "Si vous n’avez rien demandé, supprimez le compte dans votre profil.",
  },
  "guardian-refused": {
    subject: "L’accord pour votre compte a été refusé",
    body: "Le parent ou tuteur que vous avez désigné n’accepte pas de compte chez {league}. Ce que vous aviez saisi est supprimé.",
    action: "Vers la ligue",
    after: "Vous pouvez tout lire ici sans compte.",
  },
  "guardian-record": {
    subject: "Vous avez donné votre accord pour le compte de {name}",
    body: "Comme parent ou tuteur, vous avez accepté que {name} ait un compte chez {league}. Vous pouvez retirer votre accord à tout moment.",
    action: "Retirer mon accord",
    after:
      "Conservez cet e-mail. Le lien sert une seule fois\u00a0: sur la page qu’il ouvre, choisissez «\u00a0Refuser\u00a0», et le compte est supprimé.",
  },
  "guardian-withdrew": {
    subject: "Votre compte est fermé",
    body: "Le parent ou tuteur qui avait accepté votre compte chez {league} a retiré son accord. Le compte est fermé.",
    action: "Vers la ligue",
    after: "Vous pouvez tout lire ici sans compte.",
  },
  "account-deleted": {
    subject: "Votre compte a été supprimé",
    body: "Votre compte chez {league} et tout ce qui y était conservé ont été supprimés, comme vous le souhaitiez.",
    action: "Aller au site de la ligue",
    after: "Merci d’avoir été des nôtres.",
  },
  "claim-approved": {
    subject: "{league} a confirmé que vous êtes {player}",
    body: "{league} a confirmé que vous êtes {player}. Vos matchs, vos statistiques, le prochain match et vos coéquipiers figurent maintenant dans votre profil.",
    action: "Voir mes matchs",
    after: "Si vous n’avez rien demandé, écrivez à la ligue.",
  },
  "claim-refused": {
    subject: "{league} n’a pas pu confirmer que vous êtes {player}",
    body: "Vous avez dit être {player}. {league} ne l’a pas confirmé.",
    action: "Aller à mon profil",
    after: "Vous pouvez réessayer, avec un message qui permette à la ligue de savoir que c’est vous.",
  },
  "claim-ended": {
    subject: "{league} ne confirme plus que vous êtes {player}",
    body: "{league} a retiré sa confirmation que vous êtes {player}. Vos matchs ne figurent plus dans votre profil.",
    action: "Aller à mon profil",
    after: "Si c’est une erreur, écrivez à la ligue.",
  },
} satisfies Translation<typeof en>;
