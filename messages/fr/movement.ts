import type en from "../en/movement.ts";
import type { Translation } from "../translation.ts";

export default {
  clock: "Temps de jeu restant",
  newPlays: "{count, plural, one {# nouvelle action} many {# de nouvelles actions} other {# nouvelles actions}}",
  score: "{home} {homePoints}, {away} {awayPoints}",
  periodOver: "{period}, fin. {home} {homePoints}, {away} {awayPoints}",
  stale: "Pas de connexion\u00a0: ces données ne sont peut-être plus à jour.",
} satisfies Translation<typeof en>;
