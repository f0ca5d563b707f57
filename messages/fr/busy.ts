import type en from "../en/busy.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Un instant",
  text: "Il y a tant de monde en ce moment que cette page n’a pas pu être préparée. Rien n’est perdu\u00a0: réessayez dans quelques secondes.",
  again: "Réessayer",
  form: {
    title: "Le formulaire n’a pas été accepté",
    text: "Rien n’a été envoyé ni modifié. Ouvrez de nouveau la page et remplissez-la encore une fois.",
    again: "Ouvrir la page",
  },
  address: {
    title: "Cette adresse est illisible",
    text: "Elle a peut-être été tronquée ou mal recopiée. La page d’accueil mène à tout le reste.",
    again: "Aller à l’accueil",
  },
  defect: {
    title: "Une erreur s’est produite",
    text: "Elle vient de chez nous et a été consignée. Réessayez dans un instant.",
    again: "Réessayer",
  },
} satisfies Translation<typeof en>;
