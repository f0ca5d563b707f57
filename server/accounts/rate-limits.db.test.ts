import { describe, expect, it } from "vitest";
import type { TenantId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { type CountedTry, countTries, forgetFreeTries, type LimitedAction, type LimitName, rateLimits } from "./rate-limits.ts";

const database = databaseForThisFile();
const now = Date.UTC(2026, 10, 22, 12);
const { atOnce, everyMs } = rateLimits["sign-in"].networkAndSubject;
const actions = Object.keys(rateLimits) as LimitedAction[];

type Trying = { action?: LimitedAction; network?: string; subject?: string; at?: number; tenant?: string; isKnown?: boolean };

async function tries(times: number, given: Trying = {}) {
  const { action = "sign-in", network = "192.0.2.1", subject = "ana", at = now, tenant = "t", isKnown = false } = given;
  const counted: CountedTry = { action, tenantId: tenant as TenantId, network, subject, isKnown };
  const one = async () => (await countTries(database.db, at, [counted]))?.retryAfterSeconds;
  return Promise.all(Array.from({ length: times }, one));
}

function admitted(answers: readonly (number | undefined)[]): number {
  return answers.filter((wait) => wait === undefined).length;
}

function allowanceOf(action: LimitedAction, name: LimitName): { readonly atOnce: number; readonly everyMs: number } | undefined {
  return (rateLimits[action] as Partial<Record<LimitName, { atOnce: number; everyMs: number }>>)[name];
}

/** How many tries a limit has room for no more, at the moment of the tests. */
async function charged(limit: string): Promise<number> {
  const row = await database.db.selectFrom("rate_limits").select("free_at").where("subject", "=", limit).executeTakeFirst();
  return row === undefined ? 0 : row.free_at.getTime() - now;
}

it("ACC9 lets so many through at once, counted together by all who ask at the same time", async () => {
  const answers = await tries(3 * atOnce);
  expect(admitted(answers)).toBe(atOnce);
  expect(answers.filter((wait) => wait !== undefined)).toEqual(Array.from({ length: 2 * atOnce }, () => everyMs / 1000));
});

it("ACC9 lets one more through when it said so, and no sooner", async () => {
  const iva = { subject: "iva", network: "192.0.2.2", tenant: "later" };
  await tries(atOnce, iva);
  const [wait = 0] = await tries(1, iva);
  expect(await tries(1, { ...iva, at: now + wait * 1000 - 1 })).not.toEqual([undefined]);
  expect(await tries(2, { ...iva, at: now + wait * 1000 })).toContain(undefined);
});

describe.each(actions)("ACC9 while one network hammers %s", (action) => {
  const guilty = { action, network: "198.51.100.9", subject: "eva", tenant: `one-${action}` };
  const times = 700;
  const narrow = (["network", "networkAndSubject", "subject", "again"] as const)
    .map((name) => allowanceOf(action, name)?.atOnce ?? Number.POSITIVE_INFINITY)
    .reduce((least, each) => Math.min(least, each));

  it("is held, and its refused tries are charged to nobody", async () => {
    expect(admitted(await tries(times, guilty))).toBe(narrow);
    const limits = { tenant: guilty.tenant, network: guilty.network, subject: guilty.subject } as const;
    for (const [name, who] of Object.entries(limits)) {
      const allowance = allowanceOf(action, name as LimitName);
      if (allowance) expect(await charged(`${action}/${name}/${who}`)).toBe(narrow * allowance.everyMs);
    }
  });

  it("forty others on other networks are free, in its league and in another", async () => {
    const others = Array.from({ length: 40 }, (_, index) => ({ action, network: `203.0.113.${index}`, subject: `visitor-${index}` }));
    const answers = others.map(({ subject, ...other }) => [
      tries(1, { ...other, subject, tenant: guilty.tenant }),
      tries(1, { ...other, network: `${other.network}0`, subject: `${subject}-elsewhere`, tenant: `two-${action}` }),
    ]);
    expect(admitted((await Promise.all(answers.flat())).flat())).toBe(80);
  });

  it("whom it tries to lock out is free on another network", async () => {
    // Without a narrow limit nobody else tries in somebody's name: the subject is the account that is signed in.
    if (allowanceOf(action, "networkAndSubject") === undefined) return;
    const again = (allowanceOf(action, "again")?.everyMs ?? 0) + 1;
    expect(await tries(1, { ...guilty, network: "203.0.113.200", at: now + again })).toEqual([undefined]);
  });

  it("one account after the other, it is held as a network", async () => {
    const own = { action, network: "198.51.100.77", tenant: `spread-${action}` };
    const most = rateLimits[action].network.atOnce;
    const answers = await Promise.all(
      Array.from({ length: most + 50 }, (_, index) => tries(1, { ...own, subject: `${action}-person-${index}` })),
    );
    expect(admitted(answers.flat())).toBe(most);
    expect(await tries(1, { ...own, network: "203.0.113.201", subject: `${action}-person-x` })).toEqual([undefined]);
  });
});

it("ACC9 lets one network fill no more than a small part of a limit that others share", () => {
  for (const action of actions) {
    const { network, tenant } = rateLimits[action];
    expect([action, network.atOnce * 10 <= tenant.atOnce, network.everyMs >= 10 * tenant.everyMs]).toEqual([action, true, true]);
    const [narrow, subject] = [allowanceOf(action, "networkAndSubject"), allowanceOf(action, "subject")];
    if (narrow === undefined || subject === undefined) continue;
    expect([action, narrow.atOnce < subject.atOnce, narrow.everyMs >= 2 * subject.everyMs]).toEqual([action, true, true]);
  }
});

it("ACC9 keeps one league's flood from another", async () => {
  const { tenant } = rateLimits["sign-in"];
  await Promise.all(
    Array.from({ length: tenant.atOnce }, (_, index) => tries(1, { subject: `s${index}`, network: `n${index}`, tenant: "flooded" })),
  );
  expect(await tries(1, { subject: "x", network: "y", tenant: "flooded" })).not.toEqual([undefined]);
  expect(await tries(1, { subject: "x", network: "z", tenant: "quiet" })).toEqual([undefined]);
});

it("ACC30 who has signed in from a network is not held there by what many others try", async () => {
  const { subject, networkAndSubject } = rateLimits["sign-in"];
  const networks = Math.ceil(subject.atOnce / networkAndSubject.atOnce);
  const flood = Array.from({ length: networks }, (_, index) =>
    tries(networkAndSubject.atOnce, { subject: "mia", network: `bot-${index}` }),
  );
  expect(admitted((await Promise.all(flood)).flat())).toBe(subject.atOnce);
  expect(await tries(1, { subject: "mia", network: "home" })).not.toEqual([undefined]);
  expect(await tries(1, { subject: "mia", network: "home", isKnown: true })).toEqual([undefined]);
  expect(admitted(await tries(30, { subject: "mia", network: "home", isKnown: true }))).toBe(networkAndSubject.atOnce - 1);
});

it("ACC9 charges what one request tries to all of its limits, or to none", async () => {
  const common = { tenantId: "pair" as TenantId, network: "203.0.113.220", action: "mail" } as const;
  await tries(50, { action: "mail", network: common.network, subject: "guardian", tenant: "pair" });
  const before = await charged(`mail/network/${common.network}`);
  const pair = [
    { ...common, subject: "child" },
    { ...common, subject: "guardian" },
  ] as const;
  expect((await countTries(database.db, now, pair))?.full).toEqual(["networkAndSubject"]);
  expect(await charged("mail/subject/child")).toBe(0);
  expect(await charged(`mail/network/${common.network}`)).toBe(before);
  expect(await countTries(database.db, now, [pair[0], { ...common, subject: "other" }])).toBeNull();
  expect(await charged(`mail/network/${common.network}`)).toBe(before + 2 * rateLimits.mail.network.everyMs);
});

it("ACC9 never waits in a circle, however tries and the sweep meet", async () => {
  const subjects = ["a", "b", "c", "d", "e", "f"];
  const work = Array.from({ length: 600 }, (_, index) => {
    if (index % 20 === 0) return forgetFreeTries(database.db, now);
    // Many that are free again by now, so that the sweep takes what others are about to charge.
    const at = index % 3 === 0 ? now - 3_600_000 : now;
    const chosen = [subjects[index % 6], subjects[(index * 5 + 1) % 6], subjects[(index * 7 + 3) % 6]];
    const counted = chosen.map((subject = "a") => ({ action: "own" as const, tenantId: "t" as TenantId, network: subject, subject }));
    return countTries(database.db, at, counted);
  });
  await expect(Promise.all(work)).resolves.toHaveLength(work.length);
});
