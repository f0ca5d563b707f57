import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLog } from "../log.ts";
import { RefusedStreams } from "./refused-streams.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function heard() {
  const lines: { network: string | null; times: number; why: string }[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  return { refused: new RefusedStreams(createLog("info", { destination: { write } })), lines };
}

const one = { event: "held-back", why: "too-many-streams", tenant: "a" } as const;

it("GUARD18 what one network is refused again and again is told at once, and once more with how often", () => {
  const { refused, lines } = heard();
  for (let time = 0; time < 1000; time++) refused.note({ ...one, network: "192.0.2.1" });
  expect(lines.map(({ times }) => times)).toEqual([1]);
  vi.advanceTimersByTime(60_000);
  expect(lines.map(({ times }) => times)).toEqual([1, 999]);
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(2);
  refused.note({ ...one, network: "192.0.2.1" });
  expect(lines.map(({ times }) => times)).toEqual([1, 999, 1]);
});

it("GUARD18 whoever has many networks fills no log either, and each of the first is named", () => {
  const { refused, lines } = heard();
  for (let network = 0; network < 5000; network++) refused.note({ ...one, network: `network ${network}` });
  vi.advanceTimersByTime(60_000);
  expect(lines.length).toBeLessThan(110);
  expect(lines.at(0)).toMatchObject({ network: "network 0", times: 1 });
  expect(lines.reduce((sum, { times }) => sum + times, 0)).toBe(5000);
});
