import { sql } from "kysely";
import { expect, it } from "vitest";
import { signedInAccount } from "#tests/support/database/account-in-database.ts";
import { databaseForThisFile } from "#tests/support/database/database.ts";
import { saveTenant } from "../db/repositories/tenants.ts";
import { putIntoOutbox } from "./account-mails.ts";
import { mostSessions, sessionsFor } from "./sessions.ts";
import { sessionTimes } from "./session-times.ts";
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
  const withdrawal = await ticketsFor(db, tenantId, () => now).issue("guardian-withdrawal", null, {});
  const lasting = { kind: "guardian-record", recipient: "nobody@example.org", locale: "en", ticketId: withdrawal } as const;
  await putIntoOutbox(db, tenantId, { ...lasting, contents: { name: "Ana" } }, now);
  const waiting = () => db.selectFrom("mail_outbox").select("recipient").where("tenant_id", "=", tenantId).execute();
  await sweepAccounts(db, now + 6 * 86_400_000);
  expect(await waiting()).toHaveLength(2);
  await sweepAccounts(db, now + 8 * 86_400_000);
  expect(await waiting()).toEqual([]);
});

it("GUARD15 an account has so many sessions at most, those used last, and a demo's mailbox so many mails", async () => {
  const { db } = database;
  const now = Date.now();
  const tenantId = await saveTenant(db, { slug: "three", defaultLocale: "en", timeZone: "Europe/Belgrade", hosts: ["three.localhost"] });
  const { account_id: accountId } = await db
    .insertInto("accounts")
    .values({ name: "Ana", email: "ana@three.example", email_key: "ana@three.example", locale: "en", blocked_at: null })
    .returning("account_id")
    .executeTakeFirstOrThrow();
  let clock = now;
  const sessions = sessionsFor(db, tenantId, () => clock);
  const first = await sessions.start({ accountId, method: "password", userAgent: "", network: "192.0.2.1" });
  for (let more = 0; more < mostSessions; more++) {
    clock += 1000;
    await sessions.start({ accountId, method: "password", userAgent: "", network: "192.0.2.1" });
  }
  const kept = await db.selectFrom("account_sessions").select("session_id").where("tenant_id", "=", tenantId).execute();
  expect(kept).toHaveLength(mostSessions);
  expect(kept.map(({ session_id: id }) => id)).not.toContain(first.sessionId);
  await sql`insert into kept_mails (tenant_id, mail_id, recipient, subject, body_text, body_html, sent_at)
    select ${tenantId}, gen_random_uuid(), 'a@example.org', 's', 't', 'h', now() - place * interval '1 second'
    from generate_series(1, 5010) place`.execute(db);
  await sweepAccounts(db, now);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from kept_mails where tenant_id = ${tenantId}`.execute(
    db,
  );
  expect(rows[0]?.count).toBe(5000);
});
