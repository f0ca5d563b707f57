import { remainingAt } from "#core/game/clock-anchor.ts";
import type { GameMoment } from "#core/game/facts.ts";
import { periodAt } from "#core/game/period.ts";
import type { TableChange } from "#core/game/table-command.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import { type SecondLook, textOfLook } from "#core/table/second-look.ts";
import type { Kept, Seat } from "../seat/seat.ts";

/** Says something of a play; kept on this device first, like all that a seat writes. SPOT1, SPOT3 */
export function sayLook(seat: Seat, about: EventId, look: SecondLook): Promise<Kept> {
  const fact = { type: "flag.raise", kind: "by-hand", detail: textOfLook(look), about } as const;
  return told(seat, { op: "add", eventId: seat.nextId() as EventId, moment: momentOf(seat), link: null, fact, after: null });
}

export function takeBackLook(seat: Seat, flag: EventId): Promise<Kept> {
  return told(seat, { op: "void", eventId: seat.nextId() as EventId, target: flag });
}

function told(seat: Seat, change: TableChange): Promise<Kept> {
  const { epoch, version } = seat.game;
  const commandId = seat.nextId() as CommandId;
  return seat.send({ commandId, baseVersion: version, epoch, occurredAt: seat.now(), changes: [change], reason: null });
}

function momentOf(seat: Seat): GameMoment {
  const { game } = seat;
  const { period, clock } = seat.state().now;
  const gameClockMs = period === null || game.state.ended ? null : Math.round(remainingAt(clock, seat.now()));
  return { period: period ?? periodAt(0, game.rules.format), gameClockMs, shotClockMs: null, clockQuality: "hand" };
}
