import { expect, it, vi } from "vitest";
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
