import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Hub } from "./hub.ts";
import { Streams } from "./streams.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => vi.useRealTimers());

/** A stream of nothing but its heartbeats, and what was written to it. */
async function opened(search: string): Promise<() => string> {
  // The probe is no topic.
  const known = async (_: unknown, channels: unknown) => channels;
  const hub = { topic: () => null, leave: () => undefined, burdens: () => [], known } as unknown as Hub;
  const streams = new Streams({
    hub,
    mayListen: async () => ({ kind: "link-missing" }),
    build: () => null,
    now: () => 0,
    onFailure: (error) => {
      throw error;
    },
    limits: { streamsPerNetwork: 10 },
    onRefused: () => undefined,
  });
  let written = "";
  const write = (piece: Buffer) => Boolean((written += piece.toString()));
  const socket = Object.assign(new PassThrough(), { setNoDelay() {}, setKeepAlive() {}, setTimeout() {}, write });
  const outgoing = Object.assign(new EventEmitter(), { socket, writeHead() {}, flushHeaders() {} });
  const incoming = { url: `/live/v1/stream?channel=probe${search}`, headers: {} };
  await streams.answer(
    { tenant: { id: "t" as TenantId, slug: "t" }, network: "network" },
    incoming as IncomingMessage,
    outgoing as unknown as ServerResponse,
  );
  return () => written;
}

it.each([
  ["a spectator", "", 25_000],
  ["a screen", "&pace=screen", 2000],
])("%s hears a heartbeat as often as he was told", async (_, search, everyMs) => {
  const written = await opened(search);
  const beats = () => written().match(/event: heartbeat/g)?.length ?? 0;
  expect(written()).toContain(`"heartbeatMs":${everyMs}`);
  vi.advanceTimersByTime(everyMs - 1);
  expect(beats()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(beats()).toBe(1);
  vi.advanceTimersByTime(3 * everyMs);
  expect(beats()).toBe(4);
});
