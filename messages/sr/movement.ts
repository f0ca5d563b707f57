import type en from "../en/movement.ts";
import type { Translation } from "../translation.ts";

export default {
  clock: "Vreme do kraja perioda",
  newPlays: "{count, plural, one {# nova akcija} few {# nove akcije} other {# novih akcija}}",
  score: "{home} {homePoints}, {away} {awayPoints}",
  periodOver: "{period}, kraj. {home} {homePoints}, {away} {awayPoints}",
  stale: "Nema veze sa serverom: podaci možda nisu ažurni.",
} satisfies Translation<typeof en>;
