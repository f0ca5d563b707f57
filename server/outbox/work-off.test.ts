import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type OutboxKind, workOff } from "./work-off.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Looks = { readonly at: number; readonly busy: readonly string[]; readonly room: number }[];

/** Loads in memory, each worked at for so long. */
function kindOf(waiting: string[], workMs: number, isPaced: boolean): { readonly kind: OutboxKind<string>; readonly looks: Looks } {
  const looks: Looks = [];
  const began = Date.now();
  const kind: OutboxKind<string> = {
    mostAtOnce: 2,
    lookEveryMs: 1000,
    isPaced,
    laneOf: (load) => load,
    take: ({ busy, room }) => {
      looks.push({ at: Date.now() - began, busy, room });
      return Promise.resolve(waiting.splice(0, room));
    },
    work: () => new Promise((resolve) => setTimeout(resolve, workMs)),
  };
  return { kind, looks };
}

function never(): void {
  expect.unreachable();
}

it("takes no more than there is room for, and looks again as soon as there is some", async () => {
  const { kind, looks } = kindOf(["a", "b", "c"], 300, false);
  const worker = workOff(kind, never);
  await vi.advanceTimersByTimeAsync(299);
  expect(looks).toEqual([{ at: 0, busy: [], room: 2 }]);
  await vi.advanceTimersByTimeAsync(301);
  expect(looks[1]).toMatchObject({ at: 300, room: 1 });
  await worker.close();
});

it("a paced kind looks at its time, however much waits", async () => {
  const { kind, looks } = kindOf(["a", "b", "c", "d", "e"], 300, true);
  const worker = workOff(kind, never);
  await vi.advanceTimersByTimeAsync(2700);
  expect(looks.map(({ at }) => at)).toEqual([0, 1300, 2600]);
  await vi.advanceTimersByTimeAsync(300);
  await worker.close();
});

it("what fails is said and holds nothing up, and a closed worker takes nothing", async () => {
  const failures: unknown[] = [];
  const { kind, looks } = kindOf(["a"], 0, false);
  const fault = new Error("the database is away");
  const worker = workOff(
    {
      ...kind,
      work: () => {
        throw fault;
      },
    },
    (error) => void failures.push(error),
  );
  await vi.advanceTimersByTimeAsync(1500);
  expect(failures).toEqual([fault]);
  const looked = looks.length;
  expect(looks.at(-1)).toMatchObject({ busy: [], room: 2 });
  await worker.close();
  worker.wake();
  await vi.advanceTimersByTimeAsync(5000);
  expect(looks).toHaveLength(looked);
});
