import type { Kysely } from "kysely";
import { pageTags } from "#contract/page-tags.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import type { FileId, PersonId } from "../row-ids.ts";
import type { Database } from "../schema.ts";

/** The portraits of one tenant's people. */
export function portraitsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** These pictures instead of those he had. */
    async save(personId: PersonId, fileIds: readonly FileId[]): Promise<void> {
      await inTransaction(db, async (transaction) => {
        await transaction
          .deleteFrom("files")
          .where("tenant_id", "=", tenantId)
          .where("file_id", "in", filesOf(transaction, tenantId, personId))
          .where("file_id", "not in", fileIds)
          .execute();
        const rows = fileIds.map((fileId) => ({ tenant_id: tenantId, person_id: personId, file_id: fileId }));
        await transaction
          .insertInto("portrait_pictures")
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await dropPages(transaction, tenantId, [pageTags.portraits]);
      });
    },

    /** Takes his portrait away, its addresses with it. `false`: he had none. PORT4 */
    async remove(personId: PersonId): Promise<boolean> {
      return inTransaction(db, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("files")
          .where("tenant_id", "=", tenantId)
          .where("file_id", "in", filesOf(transaction, tenantId, personId))
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n) await dropPages(transaction, tenantId, [pageTags.portraits]);
        return numDeletedRows > 0n;
      });
    },

    /** Slugs of those who have one. */
    async people(): Promise<readonly string[]> {
      const rows = await db
        .selectFrom("portrait_pictures")
        .innerJoin("persons", (join) =>
          join
            .onRef("persons.tenant_id", "=", "portrait_pictures.tenant_id")
            .onRef("persons.person_id", "=", "portrait_pictures.person_id"),
        )
        .select("persons.slug")
        .distinct()
        .where("portrait_pictures.tenant_id", "=", tenantId)
        .orderBy("persons.slug")
        .execute();
      return rows.map(({ slug }) => slug);
    },
  };
}

function filesOf(db: Kysely<Database>, tenantId: TenantId, personId: PersonId) {
  return db.selectFrom("portrait_pictures").select("file_id").where("tenant_id", "=", tenantId).where("person_id", "=", personId);
}
