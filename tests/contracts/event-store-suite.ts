import { beforeEach, describe, expect, test } from "vitest";
import type { GameEvent, Recording } from "#core/game/events.ts";
import type { CommandId, EventId, GameId, PlayerKey } from "#core/kernel/ids.ts";
import type { AppendAnswer, AppendRequest, EventStore, Projection } from "#server/db/event-store.ts";

/** A store, and two games of one tenant that nothing has happened in. */
export type EventStoreUnderTest<Transaction> = {
  readonly store: EventStore<Transaction>;
  readonly game: GameId;
  readonly otherGame: GameId;
};

/** The store of the test that runs. */
type Subject<Transaction> = {
  readonly store: EventStore<Transaction>;
  readonly game: GameId;
  readonly otherGame: GameId;
  append(request: Partial<AppendRequest>, project?: Projection<Transaction>): Promise<AppendAnswer>;
};

/** What every implementation of the event store promises. */
export function describeEventStore<Transaction>(name: string, open: () => Promise<EventStoreUnderTest<Transaction>>): void {
  describe(`event store: ${name}`, () => {
    let current: EventStoreUnderTest<Transaction>;
    beforeEach(async () => {
      current = await open();
    });
    const subject: Subject<Transaction> = {
      get store() {
        return current.store;
      },
      get game() {
        return current.game;
      },
      get otherGame() {
        return current.otherGame;
      },
      append(request, project) {
        const whole = { gameId: current.game, expectedVersion: 0, command: command("c1"), events: [], recordedAt, ...request };
        return current.store.append(whole, project);
      },
    };
    describeAppend(subject);
    describeRefusals(subject);
    describeRepeats(subject);
    describeProjections(subject);
    describeReading(subject);
    describeRaces(subject);
  });
}

function describeAppend<Transaction>(subject: Subject<Transaction>): void {
  describe("append", () => {
    test("numbers events without gaps, from 1", async () => {
      const first = await subject.append({ events: [basket("e1"), basket("e2")] });
      const second = await subject.append({ command: command("c2"), expectedVersion: 2, events: [basket("e3")] });
      expect(first).toEqual({ kind: "appended", epoch: 1, firstSequence: 1, version: 2 });
      expect(second).toEqual({ kind: "appended", epoch: 1, firstSequence: 3, version: 3 });
      expect((await subject.store.read(subject.game)).map(({ sequence, event }) => [sequence, event.eventId])).toEqual([
        [1, "e1"],
        [2, "e2"],
        [3, "e3"],
      ]);
    });

    test("gives every event back as it was", async () => {
      const events = oneOfEach();
      await subject.append({ events });
      expect(await subject.store.read(subject.game)).toEqual(
        events.map((event, index) => ({ sequence: index + 1, epoch: 1, recordedAt, event })),
      );
    });

    test("takes a whole season of one game's events at once", async () => {
      const events = Array.from({ length: 4000 }, (_, index) => basket(`e${index}`));
      expect(await subject.append({ events })).toMatchObject({ kind: "appended", version: 4000 });
      expect(await subject.store.head(subject.game)).toEqual({ epoch: 1, version: 4000 });
    });

    test("records events under the command that brings them", async () => {
      await subject.append({ command: command("corrected file"), events: [basket("e1")] });
      expect((await subject.store.read(subject.game))[0]?.event.recording.commandId).toBe("corrected file");
    });

    test("keeps games apart: numbers, event ids and command ids", async () => {
      await subject.append({ events: [basket("e1"), basket("e2")] });
      expect(await subject.append({ gameId: subject.otherGame, events: [basket("e1")] })).toMatchObject({ kind: "appended", version: 1 });
      expect(await subject.store.read(subject.otherGame)).toHaveLength(1);
    });
  });
}

function describeRefusals<Transaction>(subject: Subject<Transaction>): void {
  describe("refusals, after which nothing has changed", () => {
    beforeEach(async () => {
      await subject.append({ events: [basket("e1"), basket("e2")] });
    });

    test.each([0, 1, 3])("somebody wrote since version %i", async (expectedVersion) => {
      expect(await subject.append({ command: command("c2"), expectedVersion, events: [basket("e3")] })).toEqual({
        kind: "conflict",
        version: 2,
      });
      expect(await subject.store.read(subject.game)).toHaveLength(2);
    });

    test("an event id the log has", async () => {
      const answer = await subject.append({ command: command("c2"), expectedVersion: 2, events: [basket("e3"), basket("e2")] });
      expect(answer).toEqual({ kind: "event-id-taken", eventId: "e2" });
      expect(await subject.store.head(subject.game)).toEqual({ epoch: 1, version: 2 });
    });

    test("an event id twice in one command", async () => {
      const answer = await subject.append({ command: command("c2"), expectedVersion: 2, events: [basket("e3"), basket("e3")] });
      expect(answer).toEqual({ kind: "event-id-taken", eventId: "e3" });
      expect(await subject.append({ command: command("c2"), expectedVersion: 2, events: [basket("e3")] })).toMatchObject({
        kind: "appended",
      });
    });
  });
}

function describeRepeats<Transaction>(subject: Subject<Transaction>): void {
  describe("a command that comes again", () => {
    test("gets its first answer, however far the game has gone on", async () => {
      const first = await subject.append({ events: [basket("e1"), basket("e2")] });
      await subject.append({ command: command("c2"), expectedVersion: 2, events: [basket("e3")] });
      const again = await subject.append({ expectedVersion: 0, events: [basket("e1"), basket("e2")] });
      expect(again).toEqual({ ...first, kind: "answered-before" });
      expect(await subject.store.read(subject.game)).toHaveLength(3);
    });

    test("is not projected again", async () => {
      let projected = 0;
      async function count(): Promise<void> {
        projected++;
      }
      await subject.append({ events: [basket("e1")] }, count);
      await subject.append({ events: [basket("e1")] }, count);
      expect(projected).toBe(1);
    });

    test("is remembered even when it made no events", async () => {
      expect(await subject.append({ events: [] })).toEqual({ kind: "appended", epoch: 1, firstSequence: 1, version: 0 });
      expect(await subject.append({ events: [] })).toEqual({ kind: "answered-before", epoch: 1, firstSequence: 1, version: 0 });
    });

    test("with another payload is another command, and refused", async () => {
      await subject.append({ events: [basket("e1")] });
      const answer = await subject.append({
        command: { ...command("c1"), payloadDigest: "other" },
        expectedVersion: 1,
        events: [basket("e2")],
      });
      expect(answer).toEqual({ kind: "command-id-taken", commandId: "c1" });
    });
  });
}

function describeProjections<Transaction>(subject: Subject<Transaction>): void {
  describe("projections", () => {
    test("are told where the events stand", async () => {
      const told: unknown[] = [];
      await subject.append({ events: [basket("e1"), basket("e2")] }, async (_, appended) => void told.push(appended));
      expect(told).toEqual([{ epoch: 1, firstSequence: 1, version: 2 }]);
    });

    test("that fail take the append with them", async () => {
      const failing = subject.append({ events: [basket("e1")] }, () => Promise.reject(new Error("no room on the board")));
      await expect(failing).rejects.toThrow("no room on the board");
      expect(await subject.store.read(subject.game)).toEqual([]);
      expect(await subject.append({ events: [basket("e1")] })).toMatchObject({ kind: "appended", version: 1 });
    });
  });
}

function describeReading<Transaction>(subject: Subject<Transaction>): void {
  describe("reading", () => {
    test("a game nothing happened in", async () => {
      expect(await subject.store.read(subject.game)).toEqual([]);
      expect(await subject.store.head(subject.game)).toBeNull();
    });

    test.each([
      [1, ["e1", "e2", "e3"]],
      [3, ["e3"]],
      [4, []],
    ])("from sequence %i", async (from, expected) => {
      await subject.append({ events: [basket("e1"), basket("e2"), basket("e3")] });
      expect((await subject.store.read(subject.game, from)).map(({ event }) => event.eventId)).toEqual(expected);
    });
  });
}

function describeRaces<Transaction>(subject: Subject<Transaction>): void {
  describe("many at once", () => {
    test("of many who write at once on the same version, one wins and the rest are told", async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => subject.append({ command: command(`c${n}`), events: [basket(`e${n}`)] })),
      );
      expect(answers.filter(({ kind }) => kind === "appended")).toHaveLength(1);
      expect(answers.filter(({ kind }) => kind === "conflict")).toHaveLength(7);
      expect(await subject.store.read(subject.game)).toHaveLength(1);
    });

    test("the same command many times at once is done once and answered alike", async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => subject.append({ events: [basket("e1")] })));
      expect(answers.map(({ kind }) => kind).toSorted()).toEqual([
        "answered-before",
        "answered-before",
        "answered-before",
        "answered-before",
        "answered-before",
        "answered-before",
        "answered-before",
        "appended",
      ]);
      expect(new Set(answers.map((answer) => JSON.stringify({ ...answer, kind: null }))).size).toBe(1);
    });
  });
}

const recordedAt = Date.UTC(2026, 10, 21, 19, 30, 0, 123);

function command(id: string): AppendRequest["command"] {
  return { commandId: id as CommandId, payloadDigest: `digest of ${id}` };
}

function recording(id = "c1"): Recording {
  return {
    commandId: id as CommandId,
    actor: "table",
    role: "scorer",
    deviceId: "tablet-1",
    leaseToken: null,
    baseSequence: 0,
    occurredAt: 1_795_000_000_123,
    ruleProfile: "fiba",
  };
}

const moment = { period: { kind: "regular", number: 4 }, gameClockMs: 612, shotClockMs: null, clockQuality: "auto" } as const;
const context = { fastBreak: null, secondChance: false, offTurnover: true, inThePaint: null };

function basket(id: string): GameEvent {
  return {
    op: "add",
    eventId: id as EventId,
    recording: recording(),
    reason: null,
    orderKey: `a${id}`,
    moment,
    link: null,
    fact: { type: "free-throw", side: "home", player: "h7" as PlayerKey, made: true, number: 1, of: 2, kind: "personal", context },
  };
}

/** Every operation, with what is hard to keep: absent clocks, links, odd letters, fractions, empty facts. */
function oneOfEach(): GameEvent[] {
  const envelope = { recording: recording(), reason: null };
  const shot = {
    type: "field-goal",
    side: "away",
    player: null,
    value: 3,
    made: false,
    kind: "step-back",
    position: { x: -6.1250000001, y: 1.575 },
    context,
    blocked: false,
    ownBasket: false,
    goaltending: false,
    buzzer: true,
  } as const;
  const overtime = { period: { kind: "overtime", number: 1 }, gameClockMs: null, shotClockMs: 0, clockQuality: "estimated" } as const;
  return [
    { op: "add", eventId: "start" as EventId, ...envelope, orderKey: "Zz", moment, link: null, fact: { type: "period.start" } },
    { op: "add", eventId: "shot" as EventId, ...envelope, orderKey: "a0", moment, link: null, fact: shot },
    {
      op: "add",
      eventId: "note" as EventId,
      ...envelope,
      orderKey: "a1",
      moment: overtime,
      link: { to: "shot" as EventId, kind: "rebound-of" },
      fact: { type: "note", text: 'Đoković "0" и ’00’ \\ 🏀', language: null, key: null },
    },
    {
      op: "amend",
      eventId: "amend" as EventId,
      ...envelope,
      reason: "video",
      target: "shot" as EventId,
      moment: overtime,
      link: null,
      fact: { ...shot, made: true },
    },
    { op: "move", eventId: "move" as EventId, ...envelope, target: "shot" as EventId, orderKey: "a05" },
    { op: "void", eventId: "void" as EventId, ...envelope, reason: "entered twice", target: "note" as EventId },
  ];
}
