import { type Kysely, sql } from "kysely";
import type { PersonDetails } from "#contract/person-details.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { isSouthSlavicCountry } from "#core/wording/south-slavic-names.ts";
import { dropPages } from "../drop-pages.ts";
import { inTransaction } from "../in-transaction.ts";
import { isOfAge } from "../is-of-age.ts";
import type { PersonId } from "../row-ids.ts";
import type { Database } from "../schema.ts";

/** What is told of the people of one tenant besides their names. BIO1 */
export function personDetailsFor(db: Kysely<Database>, tenantId: TenantId) {
  return {
    /** From now on; what is left out stays as it was. A nationality says of which spelling the name is. Throws on a height or weight that nobody has. NAME11 */
    async tell(personId: PersonId, { heightCm, weightKg, nationality }: Partial<PersonDetails>): Promise<void> {
      await inTransaction(db, async (transaction) => {
        await transaction
          .updateTable("persons")
          .set({
            ...(heightCm !== undefined && { height_cm: heightCm }),
            ...(weightKg !== undefined && { weight_kg: weightKg }),
            ...(nationality !== undefined && { nationality }),
            ...(nationality &&
              isSouthSlavicCountry(nationality) && {
                transliterable: sql<boolean>`transliterable or nationality is distinct from ${nationality}`,
              }),
          })
          .where("tenant_id", "=", tenantId)
          .where("person_id", "=", personId)
          .execute();
        // His own page, and the lists of whatever teams he was on.
        await dropPages(transaction, tenantId, null);
      });
    },

    /** Eighteen, by the day in UTC; without a date of birth not. BIO2 */
    async isOfAge(personId: PersonId): Promise<boolean> {
      const found = await db
        .selectFrom("persons")
        .select(isOfAge("persons").as("isOfAge"))
        .where("tenant_id", "=", tenantId)
        .where("person_id", "=", personId)
        .executeTakeFirstOrThrow();
      return found.isOfAge;
    },

    async of(personId: PersonId): Promise<PersonDetails> {
      return db
        .selectFrom("persons")
        .select(["height_cm as heightCm", "weight_kg as weightKg", "nationality"])
        .where("tenant_id", "=", tenantId)
        .where("person_id", "=", personId)
        .executeTakeFirstOrThrow();
    },
  };
}
