import type { EventId } from "../kernel/ids.ts";
import type { GameMoment } from "./facts.ts";
import { orderKeyAfter, orderKeyBetween } from "./order-key.ts";
import { elapsedMs } from "./period.ts";
import type { StandingGame } from "./standing-game.ts";

/** A place in the order of a game, and how many facts in force stand before it. */
export type Place = { readonly orderKey: string; readonly index: number };

export function placeAtEnd({ plays }: StandingGame): Place {
  return { orderKey: orderKeyAfter(plays.at(-1)?.orderKey ?? null), index: plays.length };
}

/** Right after a fact in force; `null`: it is not. */
export function placeAfter(game: StandingGame, eventId: EventId): Place | null {
  const place = game.placeOf(eventId);
  return place < 0 ? null : placeAt(game, place + 1);
}

/**
 * Where a fact belongs that was told without knowing what others had written meanwhile: after all that happened before it
 * by the game's clock, and by the hour where the clock stood. LIVE10
 */
export function placeByTime(game: StandingGame, moment: GameMoment, at: number): Place {
  const { plays, rules } = game;
  if (moment.gameClockMs === null) return placeAtEnd(game);
  const elapsed = elapsedMs(moment.period, moment.gameClockMs, rules.format);
  let index = plays.length;
  for (; index > 0; index--) {
    const before = plays[index - 1]!;
    if (before.moment.gameClockMs === null) continue;
    const other = elapsedMs(before.moment.period, before.moment.gameClockMs, rules.format);
    if (other < elapsed) break;
    if (other === elapsed && (game.event(before.eventId)?.at ?? 0) <= at) break;
  }
  return index === 0 ? placeAtEnd(game) : placeAt(game, index);
}

/** Two operators may have made one key at once; there is no room between them, so the next gap is taken. LOG4 */
function placeAt(game: StandingGame, index: number): Place {
  const { plays } = game;
  const before = plays[index - 1]?.orderKey ?? null;
  let next = index;
  while (next < plays.length && plays[next]!.orderKey === before) next++;
  const after = plays[next]?.orderKey;
  return { orderKey: after === undefined ? orderKeyAfter(before) : orderKeyBetween(before, after), index: next };
}
