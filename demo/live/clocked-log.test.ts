import { beforeAll, describe, expect, it } from "vitest";
import { remainingAt } from "#core/game/clock-anchor.ts";
import type { AddEvent } from "#core/game/events.ts";
import { foldGame } from "#core/game/evolve.ts";
import { gameNow, newGameAtTable, takeToTable } from "#core/game/game-now.ts";
import { fiba } from "#core/rules/fiba.ts";
import { boxScoreOf } from "#core/stats/fold-box-score.ts";
import { exhibitionGame } from "../exhibition-game.ts";
import { clockedLog } from "./clocked-log.ts";
import { hallTimes, type HallLine } from "./hall-times.ts";

type EventSample = { readonly lines: readonly HallLine[]; readonly log: readonly AddEvent[]; readonly events: readonly AddEvent[] };

const stamped: EventSample[] = [];
/** As an import has it: no times, no shot clock. */
const bare: EventSample[] = [];
const tipOff = Date.UTC(2026, 10, 22, 18);

beforeAll(() => {
  for (let number = 0; number < 30; number++) {
    const { events } = exhibitionGame(`clocked ${number}`);
    stamped.push(tell(events));
    const imported = events.map((event) => ({
      ...event,
      moment: { ...event.moment, shotClockMs: null },
      recording: { ...event.recording, occurredAt: null },
    }));
    bare.push(tell(imported));
  }
});

function tell(events: readonly AddEvent[]): EventSample {
  const lines = hallTimes(events, fiba, tipOff);
  return { lines, log: clockedLog(lines, fiba), events };
}

function timeOf(event: AddEvent | undefined): number {
  return event?.recording.occurredAt ?? NaN;
}

describe("a log with hands on its clocks", () => {
  it("is the same game: every line at its place, and the same box score", () => {
    for (const { log, events } of [...stamped, ...bare]) {
      const lines = log.filter(({ eventId }) => !eventId.startsWith("clock-"));
      expect(lines.map(({ eventId }) => eventId)).toEqual(events.map(({ eventId }) => eventId));
      expect(boxScoreOf(foldGame(log, fiba))).toEqual(boxScoreOf(foldGame(events, fiba)));
    }
  });

  it("is written in the order of time, and its keys are in that order", () => {
    for (const { log } of [...stamped, ...bare]) {
      for (const [index, event] of log.entries()) {
        if (index === 0) continue;
        expect(timeOf(event)).toBeGreaterThanOrEqual(timeOf(log[index - 1]));
        expect(event.orderKey > (log[index - 1]?.orderKey ?? "")).toBe(true);
      }
    }
  });

  it("shows at every play what it is stamped with, and stands where the game stood", () => {
    for (const { log } of [...stamped, ...bare]) {
      const table = newGameAtTable(fiba);
      let isPlayed = false;
      for (const event of log) {
        takeToTable(table, event, timeOf(event));
        const { clock } = gameNow(table);
        isPlayed ||= event.fact.type === "period.start";
        if (!isPlayed) continue;
        const { gameClockMs } = event.moment;
        expect([event.eventId, Math.round(remainingAt(clock, timeOf(event)))]).toEqual([event.eventId, gameClockMs]);
        if (event.fact.type === "timeout" || event.fact.type === "free-throw" || event.fact.type === "period.end") {
          expect(clock.running).toBe(false);
        }
      }
      expect(gameNow(table)).toMatchObject({ status: "final", clock: { running: false, remainingMs: 0 }, shotClock: null });
    }
  });

  it("shows the shot clock that the first line of each standstill is stamped with", () => {
    let compared = 0;
    for (const { log, lines } of stamped) {
      const firsts = new Set(
        lines.filter((line, index) => lines[index - 1]?.remainingMs !== line.remainingMs).map(({ event }) => event.eventId),
      );
      const table = newGameAtTable(fiba);
      for (const event of log) {
        takeToTable(table, event, timeOf(event));
        const { shotClock } = gameNow(table);
        const { shotClockMs, gameClockMs } = event.moment;
        // The horn has blanked it.
        if (gameClockMs === 0) continue;
        if (!firsts.has(event.eventId) || shotClockMs === null || event.fact.type === "period.start") continue;
        compared++;
        expect([event.eventId, shotClock && Math.round(remainingAt(shotClock, timeOf(event)))]).toEqual([event.eventId, shotClockMs]);
      }
    }
    expect(compared).toBeGreaterThan(2000);
  });

  it("gives attacks of an import no more time than the rules do, and never a clock that ran out unseen", () => {
    for (const { log } of bare) {
      const table = newGameAtTable(fiba);
      let shown = 0;
      for (const event of log) {
        const before = gameNow(table).shotClock;
        if (before?.running) expect(before.remainingMs - (timeOf(event) - before.atMs)).toBeGreaterThanOrEqual(-1);
        takeToTable(table, event, timeOf(event));
        if (gameNow(table).shotClock !== null) shown++;
      }
      expect(shown).toBeGreaterThan(log.length / 3);
    }
  });

  it("lets time-outs and intervals take their time", () => {
    for (const { log } of bare) {
      const starts = log.filter(({ fact }) => fact.type === "period.start");
      const ends = log.filter(({ fact }) => fact.type === "period.end");
      expect(timeOf(starts[2]) - timeOf(ends[1])).toBe(900_000);
      expect(timeOf(starts[1]) - timeOf(ends[0])).toBe(120_000);
      for (const timeout of log.filter(({ fact }) => fact.type === "timeout")) {
        const start = log.find(({ fact, recording }) => fact.type === "clock.start" && (recording.occurredAt ?? 0) > timeOf(timeout));
        expect(timeOf(start) - timeOf(timeout)).toBeGreaterThanOrEqual(60_000);
      }
    }
  });
});
