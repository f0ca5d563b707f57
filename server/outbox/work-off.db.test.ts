import { type Kysely, sql } from "kysely";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { doublingPauses, pauseAfter } from "./pauses.ts";
import { type OutboxKind, type OutboxWorker, workOff } from "./work-off.ts";

/** A made-up third kind, with all that a kind is: a table, and this description. */
type Errand = { readonly id: number; readonly receiver: string; readonly tries: number };

type ErrandOptions = {
  readonly db: Kysely<never>;
  readonly now: () => number;
  readonly run: (errand: Errand) => Promise<void>;
  readonly mostAtOnce: number;
};

const leaseMs = 60_000;
const pauses = doublingPauses(1000, 4000);

function errandKind({ db, now, run, mostAtOnce }: ErrandOptions): OutboxKind<Errand> {
  async function settle({ id, tries }: Errand, state: "waiting" | "done" | "given up", due: number, fault: string | null): Promise<void> {
    // Whose lease is over has nothing to say any more.
    await sql`update errands set state = ${state}, due_at = ${new Date(due)}, fault = ${fault}
      where errand_id = ${id} and tries = ${tries} and state = 'waiting'`.execute(db);
  }

  return {
    mostAtOnce,
    lookEveryMs: 50,
    isPaced: false,
    laneOf: ({ receiver }) => receiver,
    async take({ busy, room }) {
      const at = new Date(now());
      const { rows } = await sql<Errand>`
        update errands set due_at = ${new Date(at.getTime() + leaseMs)}, tries = tries + 1
        where ctid = any(array(
          select due.ctid from errands due
          where due.state = 'waiting' and due.due_at <= ${at} and due.receiver <> all(${busy}::text[])
            and not exists (select from errands earlier
              where earlier.receiver = due.receiver and earlier.state = 'waiting' and earlier.errand_id < due.errand_id)
          order by due.due_at, due.errand_id limit ${room} for update skip locked))
        returning errand_id as id, receiver, tries`.execute(db);
      return rows;
    },
    async work(errand) {
      try {
        await run(errand);
      } catch (error) {
        const pause = pauseAfter(pauses, errand.tries);
        return settle(errand, pause === null ? "given up" : "waiting", now() + (pause ?? 0), String(error));
      }
      return settle(errand, "done", now(), null);
    },
  };
}

const database = databaseForThisFile();
const within = { timeout: 10_000, interval: 20 };
let workers: OutboxWorker[];
let clock: number;

beforeAll(async () => {
  await sql`create table errands (
    errand_id integer generated always as identity primary key, receiver text not null, state text not null default 'waiting',
    due_at timestamptz not null, tries integer not null default 0, fault text)`.execute(database.db);
});
beforeEach(async () => {
  [workers, clock] = [[], Date.now()];
  await sql`truncate errands restart identity`.execute(database.db);
});
afterEach(async () => {
  for (const worker of workers) await worker.close();
});

function node(run: ErrandOptions["run"], mostAtOnce = 4): OutboxWorker {
  const db = database.db as unknown as Kysely<never>;
  const worker = workOff(errandKind({ db, now: () => clock, run, mostAtOnce }), (error) => {
    throw error;
  });
  workers.push(worker);
  return worker;
}

async function errandsTo(...receivers: readonly string[]): Promise<void> {
  await sql`insert into errands (receiver, due_at) select receiver, ${new Date(clock)}
    from unnest(${receivers}::text[]) with ordinality as given (receiver, place) order by place`.execute(database.db);
}

/** How the errands stand, in their order. */
async function states(): Promise<readonly string[]> {
  const { rows } = await sql<{ state: string; tries: number }>`select state, tries from errands order by errand_id`.execute(database.db);
  return rows.map(({ state, tries }) => `${state} ${tries}`);
}

it("two nodes work off each row once, one of a receiver at a time and in order", async () => {
  const receivers = ["hawks", "owls", "bears", "foxes"];
  await errandsTo(...Array.from({ length: 60 }, (_, place) => receivers[place % 4]!));
  const atWork = new Set<string>();
  const clashes: string[] = [];
  const ran: Errand[] = [];
  const run = async (errand: Errand): Promise<void> => {
    if (atWork.has(errand.receiver)) clashes.push(errand.receiver);
    atWork.add(errand.receiver);
    ran.push(errand);
    await new Promise((resolve) => setTimeout(resolve, 2));
    atWork.delete(errand.receiver);
  };
  node(run, 3);
  node(run, 3);
  await expect.poll(async () => new Set(await states()), within).toEqual(new Set(["done 1"]));
  expect(clashes).toEqual([]);
  expect(ran).toHaveLength(60);
  for (const receiver of receivers) {
    const ids = ran.filter((errand) => errand.receiver === receiver).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  }
});

it("what a node fell in the middle of another takes when its lease is over, and not before", async () => {
  await errandsTo("hawks", "hawks");
  const fallen = Promise.withResolvers<void>();
  let begun = 0;
  node(() => ((begun += 1), fallen.promise));
  await expect.poll(() => begun, within).toBe(1);
  const ran: Errand[] = [];
  const other = node((errand) => Promise.resolve(void ran.push(errand)));
  clock += leaseMs - 1;
  other.wake();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(ran).toEqual([]);
  clock += 1;
  other.wake();
  await expect.poll(states, within).toEqual(["done 2", "done 1"]);
  expect(ran.map(({ id, tries }) => [id, tries])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  // It was not dead but slow: what it says comes too late.
  fallen.reject(new Error("too late"));
  for (const worker of workers.splice(0)) await worker.close();
  expect(await states()).toEqual(["done 2", "done 1"]);
});

it("what fails is tried again after longer and longer pauses and then given up, which lets the next one pass", async () => {
  await errandsTo("hawks", "hawks", "owls");
  const worker = node(({ id }) => (id === 1 ? Promise.reject(new Error("closed")) : Promise.resolve()));
  for (const [index, pause] of pauses.entries()) {
    await expect.poll(states, within).toEqual([`waiting ${index + 1}`, "waiting 0", "done 1"]);
    await expect.poll(firstDue, within).toBe(clock + pause);
    clock += pause;
    worker.wake();
  }
  await expect.poll(states, within).toEqual([`given up ${pauses.length + 1}`, "done 1", "done 1"]);
});

async function firstDue(): Promise<number | undefined> {
  const { rows } = await sql<{ due: Date }>`select due_at as due from errands where errand_id = 1`.execute(database.db);
  return rows[0]?.due.getTime();
}

it("stops when what it has taken is worked off, and leaves the rest as it is", async () => {
  await errandsTo("hawks", "owls", "hawks", "bears");
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const worker = node(() => ((begun += 1), gate.promise), 2);
  await expect.poll(() => begun, within).toBe(2);
  let isClosed = false;
  const closing = worker.close().then(() => (isClosed = true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isClosed).toBe(false);
  gate.resolve();
  await closing;
  expect(await states()).toEqual(["done 1", "done 1", "waiting 0", "waiting 0"]);
});
