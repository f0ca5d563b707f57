import { type Kysely, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../db/schema.ts";
import { digestOf, newSecret } from "./secret.ts";

const minute = 60 * 1000;
const hour = 60 * minute;

/** What may be shown once, and for how long. ACC5 */
export const ticketLifetimes = {
  "sign-up": 24 * hour,
  "reset-password": hour,
  "new-address": 24 * hour,
  "guardian-consent": 14 * 24 * hour,
  /** As long as nobody need ask for somebody; it ends with the day of coming of age: `sweepAccounts`. ACC33 */
  "guardian-withdrawal": 18 * 366 * 24 * hour,
  /** Challenges, which a device signs. */
  "passkey-registration": 5 * minute,
  "passkey-sign-in": 5 * minute,
  /** A visit to Google, from when it is begun here until its answer is brought back. */
  "google-sign-in": 10 * minute,
  /** From the official site's window to the league's page that opened it. */
  handover: minute,
} as const;

export type TicketKind = keyof typeof ticketLifetimes;

export type Ticket = { readonly accountId: string | null; readonly contents: unknown };

/** What one tenant has given out to be shown once. */
export function ticketsFor(db: Kysely<Database>, tenantId: TenantId, now: () => number) {
  return {
    async issue(kind: TicketKind, accountId: string | null, contents: object): Promise<string> {
      const at = now();
      const { ticket_id: ticketId } = await db
        .insertInto("account_tickets")
        .values({
          tenant_id: tenantId,
          kind,
          account_id: accountId,
          secret_digest: null,
          contents: JSON.stringify(contents),
          created_at: new Date(at),
          expires_at: new Date(at + ticketLifetimes[kind]),
          used_at: null,
        })
        .returning("ticket_id")
        .executeTakeFirstOrThrow();
      return ticketId;
    },

    /** A secret that shows this ticket; one that was made before shows nothing any more. `null`: it is used or too old. */
    async giveSecret(ticketId: string): Promise<string | null> {
      const { secret, digest } = newSecret();
      const { numUpdatedRows } = await db
        .updateTable("account_tickets")
        .set({ secret_digest: digest })
        .where("tenant_id", "=", tenantId)
        .where("ticket_id", "=", ticketId)
        .where("used_at", "is", null)
        .where("expires_at", ">", new Date(now()))
        .executeTakeFirst();
      return numUpdatedRows > 0n ? secret : null;
    },

    /** Whose ticket this secret shows, which stays good; `null`: nobody's, or it is used or too old. */
    async ownerOf(kind: TicketKind, secret: string): Promise<string | null> {
      const digest = digestOf(secret);
      if (digest === null) return null;
      const row = await db
        .selectFrom("account_tickets")
        .select("account_id")
        .where("tenant_id", "=", tenantId)
        .where("kind", "=", kind)
        .where("secret_digest", "=", digest)
        .where("used_at", "is", null)
        .where("expires_at", ">", new Date(now()))
        .executeTakeFirst();
      return row?.account_id ?? null;
    },

    /** Takes the ticket that this secret shows: of any number who try, one has it, and nothing of it is left. */
    async take(kind: TicketKind, secret: string): Promise<Ticket | null> {
      const digest = digestOf(secret);
      if (digest === null) return null;
      const row = await db
        .deleteFrom("account_tickets")
        .where("tenant_id", "=", tenantId)
        .where("kind", "=", kind)
        .where("secret_digest", "=", digest)
        .where("used_at", "is", null)
        .where("expires_at", ">", new Date(now()))
        .returning(["account_id as accountId", sql`contents`.as("contents")])
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
