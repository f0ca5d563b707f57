import { expect, it } from "vitest";
import { signedInAccount } from "#tests/support/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database.ts";
import { saveTenant } from "../db/repositories/tenants.ts";
import { putIntoOutbox } from "./account-mails.ts";
import { sessionTimes } from "./sessions.ts";
import { sweepAccounts } from "./sweep.ts";
import { ticketsFor } from "./tickets.ts";

const database = databaseForThisFile();

it("ACC18 forgets links and sessions once they have ended, and no sooner", async () => {
  const { db } = database;
  const now = Date.now();
  const tenantId = await saveTenant(db, { slug: "one", defaultLocale: "en", timeZone: "Europe/Belgrade", hosts: ["one.localhost"] });
  await signedInAccount(db, tenantId);
  await ticketsFor(db, tenantId, () => now).issue("sign-up", null, {});
  const left = async () => [
    (await db.selectFrom("account_tickets").selectAll().execute()).length,
    (await db.selectFrom("account_sessions").selectAll().execute()).length,
  ];
  await sweepAccounts(db, now);
  expect(await left()).toEqual([1, 1]);
  await sweepAccounts(db, now + 25 * 3_600_000);
  expect(await left()).toEqual([0, 1]);
  await sweepAccounts(db, now + sessionTimes.idleMs + 3_600_000);
  expect(await left()).toEqual([0, 0]);
});

it("ACC13 gives up a mail that could not be sent for a week", async () => {
  const { db } = database;
  const now = Date.now();
  const tenantId = await saveTenant(db, { slug: "two", defaultLocale: "en", timeZone: "Europe/Belgrade", hosts: ["two.localhost"] });
  const mail = { kind: "claim-approved", recipient: "nobody@example.org", locale: "en", ticketId: null } as const;
  await putIntoOutbox(db, tenantId, { ...mail, contents: { name: "Ana", player: "Ana Anić", reason: null } }, now);
  const waiting = () => db.selectFrom("mail_outbox").select("recipient").where("tenant_id", "=", tenantId).execute();
  await sweepAccounts(db, now + 6 * 86_400_000);
  expect(await waiting()).toHaveLength(1);
  await sweepAccounts(db, now + 8 * 86_400_000);
  expect(await waiting()).toEqual([]);
});
