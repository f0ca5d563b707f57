import type en from "../en/movement.ts";
import type { Translation } from "../translation.ts";

export default {
  clock: "Tiempo de juego restante",
  newPlays: "{count, plural, one {# jugada nueva} many {# de jugadas nuevas} other {# jugadas nuevas}}",
  score: "{home} {homePoints}, {away} {awayPoints}",
  periodOver: "{period}, final. {home} {homePoints}, {away} {awayPoints}",
  stale: "Sin conexión: puede que esto ya no esté al día.",
} satisfies Translation<typeof en>;
