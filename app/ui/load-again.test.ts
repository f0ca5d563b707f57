import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadAgain } from "./load-again.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function lost(): Promise<never> {
  return Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
}

it("BUILD4 code that does not come is asked for once more, after a moment", async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValueOnce("code");
  const loaded = loadAgain(load);
  await vi.advanceTimersByTimeAsync(4000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect([await loaded, load.mock.calls.length]).toEqual(["code", 2]);
});

it("BUILD4 without a line when there is one again", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  let isBack = (): void => undefined;
  vi.stubGlobal("addEventListener", (_name: "online", listener: () => void) => (isBack = listener));
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValueOnce("code");
  const loaded = loadAgain(load);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(1);
  isBack();
  expect(await loaded).toBe("code");
});

it("BUILD5 a second time is the last", async () => {
  const load = vi.fn<() => Promise<string>>(lost);
  const failed = loadAgain(load).catch(String);
  await vi.advanceTimersByTimeAsync(5000);
  expect([await failed, load.mock.calls.length]).toEqual(["TypeError: Failed to fetch dynamically imported module", 2]);
});
