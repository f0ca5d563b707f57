import type en from "../en/fantasy-form.ts";
import type { Translation } from "../translation.ts";

export default {
  toRules: "Règlement",
  toScreen: "L’équipe sur le terrain",
  signIn: "Votre équipe s’affiche après connexion.",
  toSignIn: "Se connecter",
  player: "joueur",
  place: "rôle",
  nobody: "– choisir –",
  rows: { guard: "Arrière {number}", forward: "Ailier {number}", centre: "Pivot {number}" },
  places: { five: "Cinq majeur", sixth: "Sixième homme", bench: "Banc, {place}" },
  said: {
    made: "Votre équipe est créée.",
    kept: "Enregistré. Voici votre équipe.",
    places: "Chaque place ne se donne qu’une fois\u00a0: cinq titulaires, un sixième homme, puis le banc dans l’ordre.",
    empty: "Il manque encore un joueur, ou bien le capitaine et le vice-capitaine.",
  },
} satisfies Translation<typeof en>;
