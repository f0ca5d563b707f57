import { expect, it } from "vitest";
import type { TenantId } from "#core/kernel/ids.ts";
import { databaseForThisFile } from "#tests/support/database.ts";
import { countTry, rateLimits } from "./rate-limits.ts";

const database = databaseForThisFile();
const now = Date.UTC(2026, 10, 22, 12);
const { atOnce, everyMs } = rateLimits["sign-in"].networkAndSubject;

function tries(times: number, { network = "192.0.2.1", subject = "ana", at = now, tenant = "t" } = {}) {
  const one = async () =>
    (await countTry(database.db, at, "sign-in", { tenantId: tenant as TenantId, network, subject }))?.retryAfterSeconds;
  return Promise.all(Array.from({ length: times }, one));
}

it("ACC9 lets so many through at once, counted together by all who ask at the same time", async () => {
  const answers = await tries(3 * atOnce);
  expect(answers.filter((wait) => wait === undefined)).toHaveLength(atOnce);
  expect(answers.filter((wait) => wait !== undefined)).toEqual(Array.from({ length: 2 * atOnce }, () => everyMs / 1000));
});

it("ACC9 lets one more through when it said so, and no sooner", async () => {
  const iva = { subject: "iva", network: "192.0.2.2", tenant: "later" };
  await tries(atOnce, iva);
  const [wait = 0] = await tries(1, iva);
  expect(await tries(1, { ...iva, at: now + wait * 1000 - 1 })).not.toEqual([undefined]);
  expect(await tries(2, { ...iva, at: now + wait * 1000 })).toContain(undefined);
});

it("ACC9 does not lock somebody out because another network guesses", async () => {
  await tries(2 * atOnce, { subject: "eva", network: "198.51.100.9" });
  expect(await tries(1, { subject: "eva", network: "203.0.113.4" })).toEqual([undefined]);
});

it("ACC9 holds back a network that tries one account after the other", async () => {
  const answers = await Promise.all(
    Array.from({ length: rateLimits["sign-in"].network.atOnce + 5 }, (_, index) =>
      tries(1, { subject: `person-${index}`, network: "198.51.100.77" }),
    ),
  );
  expect(answers.flat().filter((wait) => wait !== undefined)).toHaveLength(5);
});

it("ACC9 keeps one league's flood from another", async () => {
  const { tenant } = rateLimits["sign-in"];
  await Promise.all(
    Array.from({ length: tenant.atOnce }, (_, index) => tries(1, { subject: `s${index}`, network: `n${index}`, tenant: "flooded" })),
  );
  expect(await tries(1, { subject: "x", network: "y", tenant: "flooded" })).not.toEqual([undefined]);
  expect(await tries(1, { subject: "x", network: "z", tenant: "quiet" })).toEqual([undefined]);
});
