import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keyPairStock } from "./key-pair-stock.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("nothing is made beside messages, and afterwards a stock that has an end", () => {
  const stock = keyPairStock();
  for (let message = 0; message < 5; message++) {
    vi.advanceTimersByTime(900);
    stock.take();
    expect(stock.size()).toBe(0);
  }
  vi.advanceTimersByTime(1_000);
  expect(stock.size()).toBe(64);
  vi.advanceTimersByTime(60_000);
  expect(stock.size()).toBe(2_500);
  expect(vi.getTimerCount()).toBe(0);
});

it("no pair is given twice", () => {
  const stock = keyPairStock();
  vi.advanceTimersByTime(1_000);
  const given = Array.from({ length: 100 }, () => stock.take().getPublicKey("base64url"));
  expect(new Set(given).size).toBe(100);
});
