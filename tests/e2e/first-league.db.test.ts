import { expect, it } from "vitest";
import { readEmailAddress } from "#contract/fields/email-address.ts";
import { databaseForThisFile } from "../support/database/database.ts";
import { passwordResetFor } from "#server/accounts/password-reset.ts";
import { signInWithPassword } from "#server/accounts/passwords.ts";
import { newRecoveryCode } from "#server/accounts/recovery-codes.ts";
import { memoryFileStore } from "#server/files/memory-file-store.ts";
import { changeThing } from "#server/office/change.ts";
import { ownLeague } from "#server/office/league.ts";
import type { OfficeOrder } from "#server/office/office-change.ts";
import { thingRow } from "#server/office/thing-rows.ts";
import { readyLines } from "#server/start/ready-lines.ts";
import { foundingDesk } from "#server/founding/founding-desk.ts";
import { setUpDesk } from "#server/founding/set-up-desk.ts";

const database = databaseForThisFile();
const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 28, 12);
const [first, second] = ["plava jabuka sa krova", "zelena kruska iz bare"];
const email = readEmailAddress("ana@example.com")!;
const league = {
  owner: { name: "Ana Anić", email, password: first },
  title: "Liga Sever",
  shortTitle: "Sever",
  defaultLocale: "sr",
  timeZone: "Europe/Belgrade",
  host: "sever.localhost",
} as const;

it("WIZ1 WIZ2 WIZ4 WIZ10 BRAND3 BRAND10 BRAND11 BRAND12 BRAND13 a league begins by a link that is good once", async () => {
  const { db } = database;
  let now = start;
  const desk = foundingDesk(db, () => now);
  const printed = async () => (await readyLines(db, { tenants: [], port: 3000, now })).split("/setup#")[1]?.split("\n")[0] ?? "";
  const old = await printed();
  const code = await printed();
  expect((await desk.setUp({ ...league, code: old })).kind).toBe("bad-code");
  expect((await desk.setUp({ ...league, code: "made up" })).kind).toBe("bad-code");
  now += day;
  expect((await desk.setUp({ ...league, code })).kind).toBe("bad-code");
  const good = await printed();
  expect(await desk.setUp({ ...league, code: good, owner: { ...league.owner, password: "ligasever" } })).toMatchObject({ kind: "unfit" });
  // Of two at once one has it, and nobody afterwards.
  const both = await Promise.all([desk.setUp({ ...league, code: good }), desk.setUp({ ...league, code: good })]);
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(["bad-code", "set-up"]);
  const made = both.find((each) => each.kind === "set-up");
  if (made?.kind !== "set-up") throw new Error("not set up");
  expect((await desk.setUp({ ...league, code: await printed(), title: "Druga", host: "druga.localhost" })).kind).toBe("bad-code");

  const { tenantId, accountId } = made;
  const signsIn = async (password: string) =>
    (await signInWithPassword(db, () => now, { tenantId, network: "test" }, { email: "ana@example.com", password })).kind;
  expect(await signsIn(first)).toBe("account");
  const reset = passwordResetFor(db, tenantId, () => now);
  expect((await reset.finish(made.recoveryCode.toLowerCase().replaceAll("-", " "), second)).kind).toBe("changed");
  expect([await signsIn(first), await signsIn(second)]).toEqual(["wrong", "account"]);
  expect((await reset.finish(made.recoveryCode, first)).kind).toBe("spent");
  const older = await newRecoveryCode(db, accountId, now);
  await newRecoveryCode(db, accountId, now);
  expect((await reset.finish(older, first)).kind).toBe("spent");

  const steps = setUpDesk(db, memoryFileStore(), () => now);
  expect(await steps.isOperator(accountId)).toBe(true);
  expect(await steps.found(accountId, { ...league, title: "Liga Jug", host: "sever.localhost" })).toEqual({ kind: "host-taken" });
  expect(await steps.found(accountId, { ...league, host: "jug.localhost" })).toEqual({ kind: "slug-taken" });
  expect((await steps.found(accountId, { ...league, title: "Liga Jug", host: "jug.localhost" })).kind).toBe("founded");
  const { leagues } = await steps.installation();
  expect(leagues.map(({ title, isPublished, sizes }) => [title, isPublished, sizes.club])).toEqual([
    ["Liga Jug", false, 0],
    ["Liga Sever", false, 0],
  ]);

  const hand = { tenantId, timeZone: "Europe/Belgrade", now: () => now, accountId, source: "screen" } as const;
  const change = async (order: { act: "make" | "set" | "remove" | "undo" } & Record<string, unknown>) =>
    changeThing(db, ownLeague, hand, {
      changeId: crypto.randomUUID(),
      reason: null,
      slug: "league",
      seen: null,
      ...order,
    } as unknown as OfficeOrder);
  const set = async (typed: Record<string, unknown>) => change({ act: "set", typed });
  expect(await set({ timeZone: "Mars/Olympus", hosts: "no host!", logo: "javascript:1" })).toMatchObject({
    faults: { timeZone: { rule: "BRAND10" }, hosts: { rule: "BRAND11" }, logo: { rule: "BRAND12" } },
  });
  expect(await set({ hosts: "sever.localhost jug.localhost" })).toMatchObject({ faults: { hosts: { rule: "BRAND13" } } });
  expect(await change({ act: "make", typed: {} })).toEqual({ kind: "not-found" });
  expect(await change({ act: "remove" })).toMatchObject({ why: "never-removed" });
  const stored = await set({
    title: "Prva liga Sever",
    header: "#FFE100",
    hosts: "https://liga.example.com/\nsever.localhost",
    published: true,
  });
  if (stored.kind !== "stored") throw new Error(JSON.stringify(stored));
  expect(stored.values).toMatchObject({ header: "#ffe100", hosts: "liga.example.com\nsever.localhost", published: true });
  expect((await steps.state(tenantId)).isPublished).toBe(true);
  expect((await change({ act: "undo", undoes: stored.revision })).kind).toBe("stored");
  expect((await thingRow(db, ownLeague, tenantId, "league"))?.values).toMatchObject({
    title: "Liga Sever",
    header: "#10233f",
    published: false,
  });
});
