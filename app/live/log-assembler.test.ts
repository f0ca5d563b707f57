import { describe, expect, it } from "vitest";
import type { LiveEvent } from "#contract/live/live-event.ts";
import { logPosition } from "#contract/live/live-event.ts";
import type { LiveLog } from "#contract/live/live-game.ts";
import type { GameId } from "#core/kernel/ids.ts";
import { exhibitionGame } from "#demo/exhibition-game.ts";
import { seededRandom } from "#demo/random.ts";
import { nowOf } from "./follow-game.ts";
import { type EventsAfter, LogAssembler } from "./log-assembler.ts";

const events: readonly LiveEvent[] = exhibitionGame("fuzz").events.map(({ recording: _, reason: __, ...event }, place) => ({
  ...event,
  sequence: place + 1,
  at: 1000 * place,
}));

function logOf(count: number): LiveLog {
  return { gameId: "g" as GameId, position: logPosition(1, count), ruleProfile: "fiba", events: events.slice(0, count) };
}

function message(from: number, to: number, epoch = 1): EventsAfter {
  return { from: logPosition(epoch, from), to: logPosition(epoch, to), events: events.slice(from, to) };
}

describe("a log put together from messages", () => {
  it("has the events of one that continues it, and those it lacks of one that overlaps", () => {
    const assembler = new LogAssembler(logOf(10));
    expect(assembler.take(message(10, 12))).toBe("grown");
    expect(assembler.take(message(11, 14))).toBe("grown");
    expect(assembler.take(message(11, 14))).toBe("nothing-new");
    expect(assembler.log).toEqual(logOf(14));
  });

  it("waits for what is missing, and shows nothing that comes after it", () => {
    const assembler = new LogAssembler(logOf(10));
    expect(assembler.take(message(11, 13))).toBe("waiting");
    expect(assembler.log).toEqual(logOf(10));
    expect(assembler.take(message(10, 11))).toBe("grown");
    expect(assembler.log).toEqual(logOf(13));
  });

  it("takes nothing of another life of the log", () => {
    const assembler = new LogAssembler(logOf(10));
    expect(assembler.take(message(10, 12, 2))).toBe("other-log");
    expect(assembler.log).toEqual(logOf(10));
  });

  it("is not replaced by an older one, but by one begun anew", () => {
    const assembler = new LogAssembler(logOf(10));
    expect(assembler.replace(logOf(9))).toBe(false);
    expect(assembler.replace({ ...logOf(2), position: logPosition(2, 2) })).toBe(true);
    expect(assembler.log.events).toHaveLength(2);
  });

  it(
    "is the same in whatever order, as often and in whatever pieces messages come: 100,000 permutations (fault 6)",
    { timeout: 60_000 },
    () => {
      const random = seededRandom("permutations");
      const last = nowOf(logOf(40));
      for (let round = 0; round < 100_000; round++) {
        const begin = random.whole(0, 5);
        const assembler = new LogAssembler(logOf(begin));
        const messages: EventsAfter[] = [];
        for (let from = 0; from < 40;) {
          const to = Math.min(40, from + random.whole(1, 12));
          messages.push(message(from, to));
          if (random.whole(0, 3) === 0) messages.push(message(Math.max(0, from - 3), to));
          from = to;
        }
        for (const one of random.shuffled(messages)) {
          assembler.take(one);
          // At every moment a prefix without a gap.
          const { log } = assembler;
          if (log.events.length > 0 && log.events.at(-1)?.sequence !== log.events.length) throw new Error(`a gap in round ${round}`);
        }
        if (assembler.log.position !== "1.40" || assembler.isWaiting) throw new Error(`round ${round} ended at ${assembler.log.position}`);
        if (round % 1000 === 0) {
          expect(assembler.log).toEqual(logOf(40));
          expect(nowOf(assembler.log)).toEqual(last);
        }
      }
    },
  );
});
