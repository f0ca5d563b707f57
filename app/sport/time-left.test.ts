import { expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

it.each([
  [9 * day + hour, "9 day"],
  [2 * day, "2 day"],
  [2 * day - 1, "48 hour"],
  [90 * minute, "2 hour"],
  [90 * minute - 1, "90 minute"],
  [1, "1 minute"],
  [0, undefined],
  [-day, undefined],
])("LOOK21 %d ms are %s", (ms, said) => {
  const left = timeLeft(ms);
  expect(left ? `${left.count} ${left.unit}` : undefined).toBe(said);
});
