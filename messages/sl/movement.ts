import type en from "../en/movement.ts";
import type { Translation } from "../translation.ts";

export default {
  clock: "Čas do konca igralnega dela",
  newPlays: "{count, plural, one {# nova akcija} two {# novi akciji} few {# nove akcije} other {# novih akcij}}",
  score: "{home} {homePoints}, {away} {awayPoints}",
  periodOver: "{period}, konec. {home} {homePoints}, {away} {awayPoints}",
  stale: "Povezave ni: podatki morda niso več ažurni.",
} satisfies Translation<typeof en>;
