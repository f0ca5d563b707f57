import { type Kysely, sql } from "kysely";
import type { AvailabilityReason, AvailabilityStatus } from "#contract/availability.ts";
import { pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import type { PersonId } from "../row-ids.ts";
import type { Database } from "../schema.ts";

export type AvailabilityNote = {
  readonly status: AvailabilityStatus;
  readonly reason: AvailabilityReason | null;
  /** `yyyy-mm-dd`; `null`: today, by the league's clock. */
  readonly since: string | null;
  /** After `since`; `null` where nobody can say, and of who is available. */
  readonly expectedBack: string | null;
};

export type WrittenNote = AvailabilityNote & { readonly since: string; readonly notedAt: number };

/** Who of one tenant can play. Nothing is ever changed: what is new is written after it. AVAIL3 */
export function availabilityFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** Holds from its day on. Throws on an end that is not after its beginning. */
    async note(personId: PersonId, { status, reason, since, expectedBack }: AvailabilityNote): Promise<void> {
      await inTransaction(db, async (transaction) => {
        await transaction
          .insertInto("availability_notes")
          .values({
            tenant_id: tenantId,
            person_id: personId,
            status,
            reason,
            since: sql<string>`coalesce(${since}::date, (select (now() at time zone time_zone)::date from tenants where tenant_id = ${tenantId}))`,
            expected_back: expectedBack,
          })
          .execute();
        await dropPages(transaction, tenantId, [pageTags.availability]);
      });
    },

    /** All that was ever noted of him, the latest first. */
    async history(personId: PersonId): Promise<readonly WrittenNote[]> {
      const rows = await db
        .selectFrom("availability_notes")
        .select(["status", "reason", "since", "expected_back as expectedBack", "noted_at as notedAt"])
        .where("tenant_id", "=", tenantId)
        .where("person_id", "=", personId)
        .orderBy("note_number", "desc")
        .execute();
      return rows.map((row) => ({ ...row, notedAt: row.notedAt.getTime() }));
    },
  };
}
