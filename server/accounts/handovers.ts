import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { ticketsFor } from "./tickets.ts";

type Contents = { readonly challenge: string };

/**
 * How somebody who has signed in on the official site's host comes to be signed in with a league: a token for that league
 * alone, good once, for a minute, which its own page then turns into a session there; nobody but the page that asked, since
 * only it knows the secret whose digest (S256, as RFC 7636 makes it) was given when asking. ACC5, AUTH11
 */
export function handoversFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  const tickets = ticketsFor(db, tenantId, now);
  return {
    async issue(accountId: string, challenge: string): Promise<string> {
      const secret = await tickets.giveSecret(await tickets.issue("handover", accountId, { challenge } satisfies Contents));
      if (secret === null) throw new Error("A ticket was too old when it was made");
      return secret;
    },

    /** `null`: not for this league, not for who brings it, used, too old, or the account is blocked. */
    async take(secret: string, verifier: string): Promise<string | null> {
      const ticket = await tickets.take("handover", secret);
      if (ticket === null || ticket.accountId === null || !answers(ticket.contents as Contents, verifier)) return null;
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

function answers({ challenge }: Contents, verifier: string): boolean {
  return createHash("sha256").update(verifier).digest("base64url") === challenge;
}
