import { Duplex } from "node:stream";
import type { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { firstGraphics } from "#contract/live/graphics.ts";
import type { LiveEvent } from "#contract/live/live-event.ts";
import type { ChannelState } from "#contract/live/stream-message.ts";
import type { EventId, GameId, TenantId } from "#core/kernel/ids.ts";
import type { LogReading } from "../queries/live/live-log.ts";
import { LiveGames } from "./live-games.ts";
import { StreamConnection, type StreamCounts } from "./stream-connection.ts";
import { GameTopic, StateTopic } from "./topic.ts";

const tenantId = "t" as TenantId;
const gameId = "g" as GameId;

/** A socket whose other side takes nothing until it is told to. */
class StuckSocket extends Duplex {
  readonly taken: string[] = [];
  #waiting: (() => void)[] = [];
  isStuck = true;

  override _read(): void {}

  override _write(piece: Buffer, _: BufferEncoding, done: () => void): void {
    this.taken.push(piece.toString());
    if (this.isStuck) this.#waiting.push(done);
    else done();
  }

  release(): void {
    this.isStuck = false;
    for (const done of this.#waiting.splice(0)) done();
  }
}

function event(sequence: number, bytes = 10): LiveEvent {
  const target = "x".repeat(bytes) as EventId;
  return { op: "void", eventId: `e${sequence}` as EventId, target, sequence, at: sequence };
}

function setUp() {
  const log: LiveEvent[] = [event(1)];
  const reading = (after: number): LogReading => ({
    leagueId: "l" as LogReading["leagueId"],
    head: { epoch: 1, version: log.length },
    events: log.slice(after),
    ruleProfile: "fiba",
    graphics: firstGraphics,
  });
  const delays: Promise<void>[] = [];
  const games = new LiveGames(async (_, __, after) => {
    const read = reading(after);
    await delays.shift();
    return read;
  });
  const topic = new GameTopic(games, tenantId, gameId, null);
  const counts: StreamCounts = { deliveries: 0, resets: 0, slowCloses: 0 };
  function listener() {
    const socket = new StuckSocket({ writableHighWaterMark: 16_384 });
    const connection = new StreamConnection(socket as unknown as Socket, counts);
    return { socket, connection };
  }
  /** By another node, of which this one has heard nothing. */
  function others(events: number, bytes = 10): void {
    for (let added = 0; added < events; added++) log.push(event(log.length + 1, bytes));
  }
  async function grow(bytes: number, events = 1): Promise<void> {
    others(events, bytes);
    await topic.lookAgain();
  }
  return { topic, counts, listener, grow, others, delays };
}

function sequencesIn(pieces: readonly string[]): number[] {
  return pieces.flatMap((piece) => [...piece.matchAll(/"sequence":(\d+)/g)].map(([, sequence]) => Number(sequence)));
}

describe("a listener who takes too little (fault 18)", () => {
  it("is handed no more than a socket's worth, and has every play when he takes again", async () => {
    const { topic, listener, grow } = setUp();
    await topic.prepare();
    const { socket, connection } = listener();
    connection.listenToGame(topic, { epoch: 1, sequence: 1 });
    for (let round = 0; round < 12; round++) await grow(40_000);
    expect(socket.writableLength).toBeLessThan(256 * 1024 + 41_000);
    expect(connection.isFull).toBe(true);
    socket.release();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const sequences = sequencesIn(socket.taken);
    expect(sequences).toEqual(Array.from({ length: 12 }, (_, place) => place + 2));
  });

  it("more than a megabyte behind, is told and closed; nobody else notices", async () => {
    const { topic, counts, listener, grow } = setUp();
    await topic.prepare();
    const slow = listener();
    const quick = listener();
    quick.socket.isStuck = false;
    slow.connection.listenToGame(topic, { epoch: 1, sequence: 1 });
    quick.connection.listenToGame(topic, { epoch: 1, sequence: 1 });
    for (let round = 0; round < 12; round++) {
      await grow(200_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(slow.connection.isClosed).toBe(true);
    expect(counts.slowCloses).toBe(1);
    slow.socket.release();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(slow.socket.taken.at(-1)).toContain('{"code":"slow","retryAfterMs":0}');
    expect(sequencesIn(quick.socket.taken)).toEqual(Array.from({ length: 12 }, (_, place) => place + 2));
    slow.socket.destroy();
  });

  it("gets of a state only the newest", async () => {
    let holder = 0;
    const state = (): ChannelState => ({
      kind: "operators",
      leases: [
        { role: "clock", holder: `${holder}${"y".repeat(100_000)}`, deviceId: "d", until: 1, number: 1, promisedTo: null, wanted: null },
      ],
      flags: [],
    });
    const topic = new StateTopic(tenantId, "operators:g", async () => state(), null);
    const { socket, connection } = setUp().listener();
    connection.listenToState(topic);
    for (; holder < 5; holder++) await topic.lookAgain();
    await topic.lookAgain();
    socket.release();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const told = socket.taken.map((piece) => /"holder":"(\d)/.exec(piece)?.[1]);
    expect(told).toHaveLength(4);
    expect(told.at(-1)).toBe("5");
  });
});

describe("a listener of a game", () => {
  it.each([
    [{ epoch: 1, sequence: 400 }, 0, "unknown-position"],
    [{ epoch: 7, sequence: 1 }, 0, "epoch"],
    [{ epoch: 0, sequence: 0 }, 0, "unknown-position"],
    [{ epoch: 1, sequence: 0 }, 300, "too-far-behind"],
  ])("at %o, with %i more: is sent to read the log anew: %s", async (position, more, reason) => {
    const { topic, counts, listener, grow } = setUp();
    await grow(1, more);
    await topic.prepare();
    const { socket, connection } = listener();
    socket.isStuck = false;
    connection.listenToGame(topic, position);
    for (const one of topic.listeners) one.pump();
    // A position ahead of the log may be one that this node has not heard of: the log is looked at first.
    await expect.poll(() => socket.taken.join("")).toContain(`"reason":"${reason}"`);
    expect(counts.resets).toBe(1);
    // And goes on from there.
    await grow(1);
    expect(sequencesIn(socket.taken)).toEqual([more + 2]);
  });

  it("ahead of what this node knows is not sent back, but told what comes after", async () => {
    const { topic, counts, listener, grow, others } = setUp();
    await topic.prepare();
    const { socket, connection } = listener();
    socket.isStuck = false;
    others(3);
    connection.listenToGame(topic, { epoch: 1, sequence: 4 });
    for (const one of topic.listeners) one.pump();
    await grow(1);
    expect(sequencesIn(socket.taken)).toEqual([5]);
    expect(counts.resets).toBe(0);
  });

  it("ahead of what this node knows is not sent back by what it hears while it looks", async () => {
    const { topic, listener, others, counts, delays } = setUp();
    await topic.prepare();
    const late = Promise.withResolvers<void>();
    delays.push(late.promise);
    others(1);
    const heard = topic.lookAgain();
    await expect.poll(() => delays).toEqual([]);
    others(2);
    const { socket, connection } = listener();
    socket.isStuck = false;
    // He has all four. His coming has the log looked at; what was heard before brings this node to the second only.
    connection.listenToGame(topic, { epoch: 1, sequence: 4 }).pump();
    late.resolve();
    await heard;
    await expect.poll(() => topic.stands?.version).toBe(4);
    await expect.poll(() => socket.taken.length).toBeGreaterThan(0);
    expect(counts.resets).toBe(0);
  });

  it("who had all there was is sent to read the log anew when too much comes at once, and goes on from there", async () => {
    const { topic, counts, listener, grow } = setUp();
    await topic.prepare();
    const { socket, connection } = listener();
    socket.isStuck = false;
    connection.listenToGame(topic, { epoch: 1, sequence: 1 }).pump();
    await grow(1);
    expect(sequencesIn(socket.taken)).toEqual([2]);
    expect(topic.inStep.size).toBe(1);
    await grow(1, 301);
    expect(socket.taken.join("")).toContain('"reason":"too-far-behind"');
    await grow(1);
    expect(sequencesIn(socket.taken)).toEqual([2, 304]);
    expect(counts).toEqual({ deliveries: 4, resets: 1, slowCloses: 0 });
  });

  it("is told nothing once its stream was ended, and is forgotten when he has left", async () => {
    const { topic, listener, grow } = setUp();
    await topic.prepare();
    const { socket, connection } = listener();
    const newcomer = connection.listenToGame(topic, { epoch: 1, sequence: 1 });
    newcomer.pump();
    await grow(1);
    connection.end();
    await grow(1);
    expect(socket.writableLength).toBeGreaterThan(0);
    expect(sequencesIn(socket.taken)).not.toContain(3);
    connection.leave();
    newcomer.pump();
    expect(topic.isDeserted).toBe(true);
    socket.destroy();
  });

  it("300 behind has them all, no message longer than 65,536 bytes", async () => {
    const { topic, listener, grow } = setUp();
    await grow(300, 299);
    await topic.prepare();
    const { socket, connection } = listener();
    socket.isStuck = false;
    connection.listenToGame(topic, { epoch: 1, sequence: 0 });
    for (const one of topic.listeners) one.pump();
    const messages = socket.taken.join("").split("\n\n");
    expect(sequencesIn(messages)).toEqual(Array.from({ length: 300 }, (_, place) => place + 1));
    for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThan(65_536);
  });
});
