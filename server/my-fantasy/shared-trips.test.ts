import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { BusyDatabase } from "#contract/busy-database.ts";
import { SharedTrips } from "./shared-trips.ts";

/** Trips that are answered when somebody says so; each number comes back doubled. */
function held() {
  const left: { readonly asks: readonly number[]; readonly back: () => void; readonly lost: () => void }[] = [];
  const trips = new SharedTrips<number, number>(
    (asks) =>
      new Promise((answer, fail) => {
        left.push({ asks, back: () => answer(asks.map((one) => 2 * one)), lost: () => fail(new Error(`lost with ${asks[0]}`)) });
      }),
  );
  return { left, trips, asks: () => left.map(({ asks }) => asks) };
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

test("who asks in one turn goes together, and nobody joins those who have left", async () => {
  const { left, trips, asks } = held();
  const first = [1, 2, 3].map((one) => trips.ask("a", one));
  await turn();
  expect(asks()).toEqual([[1, 2, 3]]);
  const second = trips.ask("a", 4);
  await turn();
  const waiting = [5, 6].map((one) => trips.ask("a", one));
  await turn();
  // Two are under way: the others gather.
  expect(asks()).toEqual([[1, 2, 3], [4]]);
  left[1]?.back();
  expect(await second).toBe(8);
  await turn();
  expect(asks()).toEqual([[1, 2, 3], [4], [5, 6]]);
  for (const { back } of left) back();
  expect(await Promise.all([...first, ...waiting])).toEqual([2, 4, 6, 10, 12]);
});

test("many are shared out to two trips of at most 200", async () => {
  const { trips, asks } = held();
  for (const one of numbers(1000)) void trips.ask("a", one);
  await turn();
  expect(asks().map(({ length }) => length)).toEqual([200, 200]);
  const few = held();
  for (const one of numbers(80)) void few.trips.ask("a", one);
  await turn();
  expect(few.asks().map(({ length }) => length)).toEqual([40, 40]);
});

test("lanes do not wait for each other, and what is lost fails for those who went with it alone", async () => {
  const { left, trips, asks } = held();
  const all = ["a", "a", "b"].map((lane, index) => trips.ask(lane, index));
  await turn();
  expect(asks()).toEqual([[0, 1], [2]]);
  left[0]?.lost();
  left[1]?.back();
  expect(await Promise.allSettled(all)).toMatchObject([
    { reason: { message: "lost with 0" } },
    { reason: { message: "lost with 0" } },
    { value: 4 },
  ]);
  const next = trips.ask("a", 7);
  await turn();
  left[2]?.back();
  expect(await next).toBe(14);
});

test("behind 5000 who wait nobody else is let in", async () => {
  const { trips } = held();
  for (const one of numbers(5000)) void trips.ask("a", one);
  await expect(trips.ask("a", 0)).rejects.toThrow(BusyDatabase);
  void trips.ask("b", 0);
});
