import fc from "fast-check";
import type { GameEvent } from "#core/game/events.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";

const { events } = exhibitionGame("in parts");

/** Logs of a whole game, or of its beginning, of which some lines are taken back, told of another time, or moved to where they do not belong. */
export const correctedGames: fc.Arbitrary<readonly GameEvent[]> = fc
  .tuple(
    fc.integer({ min: 40, max: events.length }),
    fc.array(fc.tuple(fc.constantFrom("void", "amend", "move"), fc.nat(), fc.nat()), { maxLength: 25 }),
  )
  .map(([length, steps]) => {
    const log = events.slice(0, length);
    const corrections = steps.flatMap(([step, one, other], number): GameEvent[] => {
      const [target, place] = [log[one % log.length], log[other % log.length]];
      // A game's head says who plays in it.
      if (target?.op !== "add" || place?.op !== "add" || one % log.length < 6) return [];
      const envelope = { eventId: `correction-${number}` as EventId, recording: target.recording, reason: "", target: target.eventId };
      if (step === "void") return [{ ...envelope, op: "void" }];
      if (step === "move") return [{ ...envelope, op: "move", orderKey: `${place.orderKey}5` }];
      const { moment, link, fact } = target;
      const gameClockMs = moment.gameClockMs === null ? null : Math.max(0, moment.gameClockMs - (other % 90_000));
      return [{ ...envelope, op: "amend", moment: { ...moment, gameClockMs }, link, fact }];
    });
    return [...log, ...corrections];
  });
