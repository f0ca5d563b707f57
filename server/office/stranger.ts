import { type Kysely, sql } from "kysely";
import type { SignedInVisitor } from "#contract/account.ts";
import type { OfficeStranger } from "#contract/office-roles.ts";
import { dayIn } from "#core/kernel/local-time.ts";
import type { Database } from "../db/schema.ts";
import { officeHand } from "./office-hand.ts";

/** As whom somebody stands before the office who may not come in: their account, and whether a role of theirs has ended or is to come. OFF79 */
export async function strangerAt(db: Kysely<Database>, visitor: SignedInVisitor, now: () => number): Promise<OfficeStranger> {
  const { tenantId, timeZone, accountId } = await officeHand(db, visitor, now, "screen");
  const today = dayIn(timeZone, now());
  const { rows } = await sql<{ name: string; email: string; ended: string | null; begins: string | null }>`
    select account.name, account.email,
      to_char(max(held.ends_on) filter (where held.ends_on < ${today}::date), 'YYYY-MM-DD') as ended,
      to_char(min(held.begins_on) filter (where held.begins_on > ${today}::date), 'YYYY-MM-DD') as begins
    from accounts account
    left join account_roles held on held.account_id = account.account_id and held.tenant_id = ${tenantId}
    where account.account_id = ${accountId}
    group by account.account_id`.execute(db);
  const { name = "", email = "", ended = null, begins = null } = rows[0] ?? {};
  if (begins !== null) return { name, email, why: "to-come", day: begins };
  return ended === null ? { name, email, why: "none", day: null } : { name, email, why: "ended", day: ended };
}
