import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { inTransaction } from "../in-transaction.ts";
import type { PersonId } from "../row-ids.ts";
import type { Database } from "../schema.ts";
import { lockPeople } from "../write-locks.ts";

export type Merge = {
  readonly from: PersonId;
  readonly into: PersonId;
  /** Who decided it, and when (epoch milliseconds). */
  readonly by: string;
  readonly at: number;
  readonly reason: string | null;
};

export type MergeAnswer = { readonly kind: "merged"; readonly linkId: string } | { readonly kind: "same-person" };

export type PersonLink = {
  readonly linkId: string;
  readonly personId: PersonId;
  readonly canonicalPersonId: PersonId;
  readonly linkedBy: string;
  readonly linkedAt: number;
  readonly reason: string | null;
  /** `null` while in force. */
  readonly unlinked: { readonly by: string; readonly at: number } | null;
};

/**
 * Which people are one. A merge is a link with a history: no name, roster or game is touched, so it can be taken back
 * at any time, whatever was merged before or after. Lines of games bear the one who stands for both from that moment on;
 * what is counted of many games follows with `server/projections/merged-people.ts`, which is what callers use.
 */
export function personMergesFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** Both stand for one person from now on: the one that `into` stands for. */
    async merge(merge: Merge): Promise<MergeAnswer> {
      return inTransaction(db, async (transaction) => {
        await lockPeople(transaction, tenantId);
        // Of two merges that look alone, together they may close a ring: they take turns.
        // Only those who stand for themselves are linked, so there are never two links from one person nor a ring.
        const from = await canonicalOf(transaction, tenantId, merge.from);
        const into = await canonicalOf(transaction, tenantId, merge.into);
        if (from === into) return { kind: "same-person" };
        const link = await transaction
          .insertInto("person_links")
          .values({
            tenant_id: tenantId,
            person_id: from,
            canonical_person_id: into,
            linked_at: new Date(merge.at),
            linked_by: merge.by,
            reason: merge.reason,
          })
          .returning("person_link_id")
          .executeTakeFirstOrThrow();
        return { kind: "merged", linkId: link.person_link_id };
      });
    },

    /** Takes one merge back; others stay. `false`: there is no such merge in force. */
    async unmerge(linkId: string, by: string, at: number): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        await lockPeople(transaction, tenantId);
        const { numUpdatedRows } = await transaction
          .updateTable("person_links")
          .set({ unlinked_at: new Date(at), unlinked_by: by })
          .where("tenant_id", "=", tenantId)
          .where("person_link_id", "=", linkId)
          .where("unlinked_at", "is", null)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      });
    },

    /** Who stands for this person; most stand for themselves. Throws when the tenant has no such person. */
    canonicalOf: (personId: PersonId) => canonicalOf(db, tenantId, personId),

    /** Every merge the person ever had a part in, oldest first. */
    async history(personId: PersonId): Promise<PersonLink[]> {
      const rows = await db
        .selectFrom("person_links")
        .selectAll()
        .where("tenant_id", "=", tenantId)
        .where((row) => row.or([row("person_id", "=", personId), row("canonical_person_id", "=", personId)]))
        .orderBy("linked_at")
        .execute();
      return rows.map((row) => ({
        linkId: row.person_link_id,
        personId: row.person_id,
        canonicalPersonId: row.canonical_person_id,
        linkedBy: row.linked_by,
        linkedAt: row.linked_at.getTime(),
        reason: row.reason,
        unlinked: row.unlinked_at === null || row.unlinked_by === null ? null : { by: row.unlinked_by, at: row.unlinked_at.getTime() },
      }));
    },
  };
}

async function canonicalOf(db: Kysely<Database>, tenantId: TenantId, personId: PersonId): Promise<PersonId> {
  const row = await db
    .selectFrom("person_identities")
    .select("canonical_person_id")
    .where("tenant_id", "=", tenantId)
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow();
  return row.canonical_person_id;
}
