import fc from "fast-check";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import type { TimedEvent } from "#core/game/game-now.ts";
import type { EventId } from "#core/kernel/ids.ts";

const tipOff = 5_000_000;
const game = exhibitionGame("in step").events.map((event, index) => ({ ...event, at: tipOff + index * 4_000 }));

/** Logs of the beginning of a game: some of its lines, of which some are taken back, moved, changed or told late. */
export const growingLogs = fc
  .array(fc.tuple(fc.constantFrom("add", "add", "add", "void", "move", "amend", "late"), fc.nat()), { minLength: 20, maxLength: 160 })
  .map((steps) => {
    const [events, late]: [TimedEvent[], TimedEvent[]] = [[], []];
    const script = [...game];
    for (const [number, [step, choice]] of steps.entries()) {
      const target = events[choice % Math.max(1, events.length)];
      const envelope = { eventId: `correction-${number}` as EventId, at: tipOff + number * 4_000 };
      if (step === "void" && target) events.push({ ...envelope, op: "void", target: target.eventId });
      else if (step === "move" && target?.op === "add")
        events.push({ ...envelope, op: "move", target: target.eventId, orderKey: `${target.orderKey}5` });
      else if (step === "amend" && target?.op === "add") {
        const { moment, link, fact } = target;
        const gameClockMs = moment.gameClockMs === null ? null : Math.max(0, moment.gameClockMs - 5_000);
        events.push({ ...envelope, op: "amend", target: target.eventId, moment: { ...moment, gameClockMs }, link, fact });
      } else if (step === "late") late.push(...script.splice(0, 1));
      else events.push(...late.splice(choice % 3 === 0 ? 0 : late.length), ...script.splice(0, 1));
    }
    return [...events, ...late];
  });
