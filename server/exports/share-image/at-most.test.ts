import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

test("no more than two at once, all in the end, also after a failure", async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const work = async (number: number) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running--;
    if (number === 1) throw new Error("fails");
    return number;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => inTurn(() => work(number))));
  expect(most).toBe(2);
  expect(results.map((result) => (result.status === "fulfilled" ? result.value : "failed"))).toEqual([0, "failed", 2, 3, 4]);
});
