import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AddEvent, GameEvent, Recording } from "#core/game/events.ts";
import { orderKeyAt } from "#core/game/order-key.ts";
import { playsInForce } from "#core/game/plays-in-force.ts";
import type { CommandId, EventId } from "#core/kernel/ids.ts";
import { logDifference } from "./log-difference.ts";

type Note = { readonly id: number; readonly text: string };

function recording(command: string, role: Recording["role"] = "importer"): Recording {
  return {
    commandId: command as CommandId,
    actor: "test",
    role,
    deviceId: null,
    leaseToken: null,
    baseSequence: null,
    occurredAt: null,
    ruleProfile: "fiba",
  };
}

function source(told: readonly Note[]): AddEvent[] {
  return told.map(({ id, text }, index) => ({
    op: "add",
    eventId: `${id}` as EventId,
    recording: recording("file"),
    reason: null,
    orderKey: orderKeyAt(index),
    moment: { period: { kind: "regular", number: 1 }, gameClockMs: 600_000, shotClockMs: null, clockQuality: "auto" },
    link: null,
    fact: { type: "note", text, language: null, key: null },
  }));
}

function notes(log: readonly GameEvent[]): Note[] {
  return playsInForce(log).flatMap(({ eventId, fact }) => (fact.type === "note" ? [{ id: Number(eventId), text: fact.text }] : []));
}

/** Imports one state of the file after the other. */
function imported(...files: readonly (readonly Note[])[]): GameEvent[] {
  const log: GameEvent[] = [];
  for (const [index, file] of files.entries()) log.push(...logDifference(log, source(file), recording(`import-${index}`)).events);
  return log;
}

const abc: readonly Note[] = ["a", "b", "c", "d", "e"].map((text, index) => ({ id: index + 1, text }));

describe("importing a file again", () => {
  it("IMP9 an unchanged file appends nothing", () => {
    expect(imported(abc, abc)).toEqual(imported(abc));
  });

  it("IMP9 a corrected file appends its corrections and nothing else", () => {
    const corrected = [...abc.slice(0, 2), { id: 9, text: "new" }, { id: 3, text: "changed" }, ...abc.slice(4)];
    const log = imported(abc);
    const { events, ...counts } = logDifference(log, source(corrected), recording("again"));
    expect(counts).toEqual({ added: 1, amended: 1, voided: 1, moved: 0, restored: 0 });
    expect(events).toHaveLength(3);
    expect(notes([...log, ...events])).toEqual(corrected);
  });

  it("IMP9 an event typed elsewhere is moved, and only that one", () => {
    const reordered = [abc[1], abc[2], abc[3], abc[0], abc[4]].flatMap((event) => event ?? []);
    const { events, moved } = logDifference(imported(abc), source(reordered), recording("again"));
    expect([moved, events.length]).toEqual([1, 1]);
    expect(notes([...imported(abc), ...events])).toEqual(reordered);
  });

  it("IMP9 what the source takes back and tells again is restored, not written twice", () => {
    const without = abc.slice(1);
    const { events, ...counts } = logDifference(imported(abc, without), source(abc), recording("third"));
    expect(counts).toEqual({ added: 0, amended: 0, voided: 0, moved: 0, restored: 1 });
    expect(notes([...imported(abc, without), ...events])).toEqual(abc);
  });

  it("IMP9 a feed that grows keeps its keys short", () => {
    const long = Array.from({ length: 400 }, (_, index) => ({ id: index + 1, text: "" }));
    const log = imported(...long.map((_, index) => long.slice(0, index + 1)));
    expect(log.every((event) => event.op === "add" && event.orderKey.length <= 4)).toBe(true);
  });

  it("IMP9 any state of a file can follow any other", () => {
    const file = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 12 }), text: fc.constantFrom("x", "y") }), {
      selector: ({ id }) => id,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 5 }), (files) => {
        const log = imported(...files);
        expect(notes(log)).toEqual(files.at(-1));
        expect(new Set(log.map(({ eventId }) => eventId)).size).toBe(log.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe("what people have done since", () => {
  const byHand: GameEvent[] = [
    { op: "void", eventId: "h1" as EventId, recording: recording("desk", "league"), reason: "seen on video", target: "2" as EventId },
    { ...(source([{ id: 77, text: "by hand" }])[0] as AddEvent), recording: recording("desk", "league"), orderKey: `${orderKeyAt(3)}1` },
  ];
  const seen = [abc[0], abc[2], abc[3], { id: 77, text: "by hand" }, abc[4]];

  it("IMP10 stays when the file comes again as it was", () => {
    const log = [...imported(abc), ...byHand];
    expect(notes(log)).toEqual(seen);
    expect(logDifference(log, source(abc), recording("again")).events).toEqual([]);
  });

  it("IMP10 stays when something else in the file was corrected", () => {
    const log = [...imported(abc), ...byHand];
    const corrected = abc.with(4, { id: 5, text: "corrected" });
    const { events } = logDifference(log, source(corrected), recording("again"));
    expect(events).toHaveLength(1);
    expect(notes([...log, ...events])).toEqual(seen.with(4, { id: 5, text: "corrected" }));
  });
});
