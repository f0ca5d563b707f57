import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { sessionTimes } from "./session-times.ts";

/** The newest are kept: at home, at work, on the way. */
const mostKnown = 10;

/**
 * Whether somebody has signed in to this account from this network of late. By one question that looks the same for an
 * address without an account. ACC30
 */
export async function isKnownNetwork(db: Kysely<Database>, emailKey: string, network: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom("known_networks")
    .select("seen_at")
    .where("digest", "=", digestOf(emailKey, network))
    .where("seen_at", ">", new Date(now - sessionTimes.idleMs))
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody has signed in from here. ACC30 */
export async function rememberNetwork(
  db: Kysely<Database>,
  tenantId: TenantId,
  accountId: string,
  network: string,
  now: number,
): Promise<void> {
  const account = await db.selectFrom("accounts").select("email_key").where("account_id", "=", accountId).executeTakeFirst();
  if (!account) return;
  const seen_at = new Date(now);
  await db
    .insertInto("known_networks")
    .values({ tenant_id: tenantId, account_id: accountId, digest: digestOf(account.email_key, network), seen_at })
    .onConflict((conflict) => conflict.columns(["tenant_id", "account_id", "digest"]).doUpdateSet({ seen_at }))
    .execute();
  await sql`
    delete from known_networks where tenant_id = ${tenantId} and account_id = ${accountId} and digest in (
      select digest from known_networks where tenant_id = ${tenantId} and account_id = ${accountId} order by seen_at desc, digest offset ${mostKnown})`.execute(
    db,
  );
}

export async function forgetOldNetworks(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom("known_networks")
    .where("seen_at", "<", new Date(now - sessionTimes.idleMs))
    .execute();
}

/** Of both together, so that a row says neither where somebody was nor who else was there. */
function digestOf(emailKey: string, network: string): Buffer {
  return createHash("sha256").update(`${network} ${emailKey}`).digest();
}
