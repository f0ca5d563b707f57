import type { Kysely } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { peopleFor } from "#server/db/repositories/people.ts";
import { personMergesFor } from "#server/db/repositories/person-merges.ts";
import type { PersonId } from "#server/db/row-ids.ts";
import type { Database } from "#server/db/schema.ts";

/** The person whose page has this slug, as all his records were put together; `null`: the tenant has none. */
export async function playerNamed(db: Kysely<Database>, tenantId: TenantId, slug: string): Promise<PersonId | null> {
  const named = await peopleFor(db, tenantId).bySlug(slug);
  return named === null ? null : personMergesFor(db, tenantId).canonicalOf(named);
}
