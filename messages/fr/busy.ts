import type en from "../en/busy.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Un instant",
  text: "Il y a tant de monde en ce moment que cette page n’a pas pu être préparée. Rien n’est perdu\u00a0: réessayez dans quelques secondes.",
  again: "Réessayer",
} satisfies Translation<typeof en>;
