import { type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { PersonId } from "../../db/row-ids.ts";

/**
 * Everybody whom a person stands for, himself among them, as a set of `person_id`. Rosters keep the person they were
 * written for when two are found to be one.
 */
export function everybodyWho(tenantId: TenantId | RawBuilder<unknown>, person: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    with recursive meant (person_id) as (
      select ${read(person)}
      union all
      select link.person_id from meant
      join person_links link
        on link.tenant_id = ${tenantId} and link.canonical_person_id = meant.person_id and link.unlinked_at is null
    )
    select person_id from meant)`;
}

/** The other way: who stands for a person, he himself where he was merged into nobody. */
export function whoStandsFor(tenantId: TenantId, person: string | RawBuilder<unknown>): RawBuilder<PersonId> {
  return sql`(
    with recursive upwards (person_id, step) as (
      select ${read(person)}, 0
      union all
      select link.canonical_person_id, upwards.step + 1 from upwards
      join person_links link on link.tenant_id = ${tenantId} and link.person_id = upwards.person_id and link.unlinked_at is null
    )
    select person_id from upwards order by step desc limit 1)`;
}

/** Who is meant by a slug: whoever stands for its person now. `null`: there is nobody of it. */
export function personCalled(tenantId: TenantId, slug: string | null): RawBuilder<PersonId | null> {
  return whoStandsFor(tenantId, sql`(select person_id from persons where tenant_id = ${tenantId} and slug = ${slug})`);
}

/** A column of the query around it, or what is worked out there. */
function read(person: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return typeof person === "string" ? sql.ref(person) : person;
}
