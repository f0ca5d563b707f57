import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { longestAnswerBytes } from "./connection-times.ts";
import { StreamClient } from "./stream-client.ts";

const silent = { position: () => null, onMessage() {} };

it("a token of more than 131072 bytes is never sent: what is everybody's is heard without it", async () => {
  const ask = vi.fn<typeof fetch>(() => new Promise(() => {}));
  const client = new StreamClient({ token: "t".repeat(longestAnswerBytes + 1), fetch: ask });
  const leave = client.listen("games", silent);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(ask.mock.calls[0]?.[1]?.headers).not.toHaveProperty("Authorization");
  leave();
});

it("GUARD6: a token goes in a header, and never in the address", async () => {
  const ask = vi.fn<typeof fetch>(() => new Promise(() => {}));
  const client = new StreamClient({ token: "of-a-link", fetch: ask });
  const leave = client.listen("operators:game", silent);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  const [address, init] = ask.mock.calls[0] ?? [];
  expect(address).not.toContain("of-a-link");
  expect(init?.headers).toMatchObject({ Authorization: "Bearer of-a-link" });
  leave();
});

it("a token that no header can bear is refused unasked, and asked for no more", async () => {
  const ask = vi.fn<typeof fetch>(() => new Promise(() => {}));
  const client = new StreamClient({ token: "жетон", fetch: ask });
  const leave = client.listen("operators:game", silent);
  await vi.waitFor(() => expect([client.state, client.fault]).toEqual(["failed", "token-refused"]));
  expect(ask).not.toHaveBeenCalled();
  leave();
});

it("a page that never hears of anything grows as old as its listening, and nobody's page does not", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const client = new StreamClient();
  expect(client.staleForMs).toBe(0);
  const leave = client.listen("games", { position: () => null, onMessage: () => undefined });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(client.staleForMs).toBe(12_000);
  leave();
  expect(client.staleForMs).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a token of more than 131072 bytes is refused where nothing is everybody's", async () => {
  const ask = vi.fn<typeof fetch>(() => new Promise(() => {}));
  const client = new StreamClient({ token: "t".repeat(longestAnswerBytes + 1), fetch: ask });
  const leave = client.listen("operators:game", silent);
  await vi.waitFor(() => expect([client.state, client.fault]).toEqual(["failed", "token-refused"]));
  expect(ask).not.toHaveBeenCalled();
  leave();
});

describe("the times of the specification", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** When it asked for a stream, with an asker that answers so; what is fetched where streams do not come through is left out. */
  function listening(answer: (init: RequestInit | undefined) => Promise<Response>, random = 1) {
    const askedAt: number[] = [];
    const client = new StreamClient({
      random: () => random,
      fetch: async (address, init) => {
        if ((address as string).includes("once=1")) throw new TypeError("nobody there");
        askedAt.push(performance.now());
        return answer(init);
      },
    });
    const leave = client.listen("games", silent);
    const pauses = () => askedAt.slice(1).map((at, place) => Math.round(at - askedAt[place]!));
    return { client, leave, askedAt, pauses };
  }

  /** A stream that says hello and nothing more; it ends when it is given up. */
  function hello(heartbeatMs: number, signal: AbortSignal | null | undefined): Response {
    const word = JSON.stringify({ protocol: 1, serverTime: 0, heartbeatMs, build: null });
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`event: hello\ndata: ${word}\n\n`));
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  }

  const nobody = () => Promise.reject(new TypeError("nobody there"));

  it("pauses grow to fifteen seconds, and are of thirty once two minutes have gone", async () => {
    const { client, leave, pauses } = listening(nobody);
    await vi.advanceTimersByTimeAsync(119_000);
    expect(client.state).toBe("disconnected");
    expect(pauses().slice(0, 8)).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800, 15_000]);
    await vi.advanceTimersByTimeAsync(121_000);
    expect(client.state).toBe("suspended");
    expect(pauses().slice(-3)).toEqual([30_000, 30_000, 30_000]);
    leave();
  });

  it("pauses are spread over all of their length, so that those who were cut off together do not come back together", async () => {
    const [late, early] = [listening(nobody, 0.5), listening(nobody, 0.1)];
    await vi.advanceTimersByTimeAsync(30_000);
    expect(late.pauses().slice(0, 4)).toEqual([100, 200, 400, 800]);
    expect(early.pauses().slice(0, 4)).toEqual([20, 40, 80, 160]);
    late.leave();
    early.leave();
  });

  it("ten seconds without a first word, and there is no stream", async () => {
    const { leave, askedAt } = listening(
      async (init) =>
        new Promise((_, refuse) => {
          init?.signal?.addEventListener("abort", () => refuse(new DOMException("given up", "AbortError")));
        }),
    );
    await vi.advanceTimersByTimeAsync(9900);
    expect(askedAt).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(400);
    expect(askedAt).toHaveLength(2);
    leave();
  });

  it("ninety seconds of silence, and the line is dead, however seldom it promised to be heard", async () => {
    const { client, leave, askedAt } = listening(async (init) => hello(600_000, init?.signal));
    await vi.advanceTimersByTimeAsync(89_000);
    expect([client.state, askedAt.length]).toEqual(["connected", 1]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(askedAt).toHaveLength(2);
    leave();
  });
});
