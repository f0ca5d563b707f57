import { afterEach, describe, expect, test, vi } from "vitest";
import { fetchWithRetry } from "./fetch-with-retry.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers one after the other, the last for ever; `null`: nobody is there. */
function answering(...statuses: readonly (number | null)[]) {
  let calls = 0;
  const asked = vi.fn<typeof fetch>(async (_address, request) => {
    request?.signal?.throwIfAborted();
    const status = statuses[Math.min(calls++, statuses.length - 1)] ?? null;
    if (status === null) throw new TypeError("Failed to fetch");
    return new Response(null, { status });
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

describe("RETRY1 a question", () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504, null])("that is answered with %s is put again, once", async (fault) => {
    const asked = answering(fault, 200);
    expect((await fetchWithRetry("/page.data")).status).toBe(200);
    expect(asked).toHaveBeenCalledTimes(2);
    const again = answering(fault, 503, 200);
    expect((await fetchWithRetry("/page.data")).status).toBe(503);
    expect(again).toHaveBeenCalledTimes(2);
  });

  test("is put again as it was, and fails when nobody answers the second either", async () => {
    const asked = answering(null);
    const request = { cache: "no-store", headers: { Purpose: "prefetch" } } as const;
    await expect(fetchWithRetry("/page.data", request)).rejects.toThrow("Failed to fetch");
    expect(asked.mock.calls).toEqual([
      ["/page.data", request],
      ["/page.data", request],
    ]);
  });

  test.each([200, 204, 304, 400, 401, 403, 404, 410, 422, 501, 505])("that is answered with %d is not put again", async (status) => {
    const asked = vi.fn<typeof fetch>(async () => ({ status }) as Response);
    vi.stubGlobal("fetch", asked);
    expect((await fetchWithRetry("/page.data", { method: "GET" })).status).toBe(status);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  const now = Date.parse("2026-11-22T20:00:00Z");
  test.each([
    ["1", 1000],
    ["0", 0],
    ["2", 2000],
    ["120", 2000],
    ["Sun, 22 Nov 2026 20:00:01 GMT", 1000],
    ["Sun, 22 Nov 2026 21:00:00 GMT", 2000],
    ["Sun, 22 Nov 2026 19:00:00 GMT", 0],
    ["soon", 0],
    ["-5", 0],
    [null, 0],
  ])("that is told to come back after %j waits for it, two seconds at most", async (after, waitsMs) => {
    vi.useFakeTimers({ now });
    const answers = [new Response(null, { status: 503, headers: after === null ? {} : { "Retry-After": after } }), new Response(null)];
    const askedAt: number[] = [];
    vi.stubGlobal("fetch", async () => (askedAt.push(Date.now() - now), answers.shift()));
    const asking = fetchWithRetry("/page.data");
    await vi.runAllTimersAsync();
    expect([(await asking).status, askedAt]).toEqual([200, [0, waitsMs]]);
  });

  test("that was given up says so", async () => {
    answering(200);
    await expect(fetchWithRetry("/page.data", { signal: AbortSignal.abort() })).rejects.toThrow("aborted");
  });
});

describe.each(["POST", "PUT", "PATCH", "DELETE"])("RETRY1 %s", (method) => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])("that is answered with %d is never put again", async (fault) => {
    const asked = answering(fault, 200);
    expect((await fetchWithRetry("/thing", { method })).status).toBe(fault);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("that nobody answers is never put again", async () => {
    const asked = answering(null, 200);
    await expect(fetchWithRetry("/thing", { method })).rejects.toThrow("Failed to fetch");
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
