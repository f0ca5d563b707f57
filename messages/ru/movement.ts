import type en from "../en/movement.ts";
import type { Translation } from "../translation.ts";

export default {
  clock: "Игровое время",
  newPlays: "{count, plural, one {# новое событие} few {# новых события} many {# новых событий} other {# нового события}}",
  score: "{home} {homePoints}, {away} {awayPoints}",
  periodOver: "{period}, конец. {home} {homePoints}, {away} {awayPoints}",
  stale: "Нет связи: данные могли устареть.",
} satisfies Translation<typeof en>;
