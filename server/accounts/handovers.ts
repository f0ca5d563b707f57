import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { ticketsFor } from "./tickets.ts";

/**
 * How somebody who has signed in on the official site's host comes to be signed in with a league: a token for that league
 * alone, good once, for a minute, which its own page then turns into a session there. ACC5
 */
export function handoversFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  const tickets = ticketsFor(db, tenantId, now);
  return {
    async issue(accountId: string): Promise<string> {
      const secret = await tickets.giveSecret(await tickets.issue("handover", accountId, {}));
      if (secret === null) throw new Error("A ticket was too old when it was made");
      return secret;
    },

    /** `null`: not for this league, used, too old, or the account is blocked. */
    async take(secret: string): Promise<string | null> {
      const ticket = await tickets.take("handover", secret);
      if (ticket === null || ticket.accountId === null) return null;
      const account = await db
        .selectFrom("accounts")
        .select("account_id")
        .where("account_id", "=", ticket.accountId)
        .where("blocked_at", "is", null)
        .executeTakeFirst();
      return account?.account_id ?? null;
    },
  };
}
