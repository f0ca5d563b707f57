import { type Kysely, sql } from "kysely";
import type { PersonRef } from "#contract/statistics-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { PersonId } from "../../db/row-ids.ts";
import type { Database } from "../../db/schema.ts";
import { localName } from "../local-name.ts";

export type FoundPerson = { readonly personId: PersonId; readonly ref: PersonRef; readonly birthDate: string | null };

/** Who is meant by these slugs, in their order; a merged person is the one who stands for him. `null`: one is nobody. */
export async function findPersons(db: Kysely<Database>, tenantId: TenantId, slugs: readonly string[]): Promise<FoundPerson[] | null> {
  const { rows } = await sql<{
    asked: string;
    id: PersonId;
    slug: string;
    given: string;
    family: string;
    own: boolean;
    born: string | null;
  }>`
    with recursive upwards as (
      select slug::text as asked, person_id from persons where tenant_id = ${tenantId} and slug = any(${slugs}::text[])
      union all
      select upwards.asked, link.canonical_person_id from upwards
      join person_links link on link.tenant_id = ${tenantId} and link.person_id = upwards.person_id and link.unlinked_at is null
    )
    select upwards.asked, person.person_id as id, person.slug, person.given_name as given, person.family_name as family,
      person.transliterable as own, person.birth_date as born
    from upwards join persons person on person.tenant_id = ${tenantId} and person.person_id = upwards.person_id
    where not exists (select from person_links link
      where link.tenant_id = ${tenantId} and link.person_id = upwards.person_id and link.unlinked_at is null)`.execute(db);
  const found = slugs.flatMap((slug) => rows.find(({ asked }) => asked === slug) ?? []);
  if (found.length < slugs.length) return null;
  return found.map(({ id, slug, given, family, own, born }) => ({
    personId: id,
    ref: { slug, givenName: localName(given, own), familyName: localName(family, own) },
    birthDate: born,
  }));
}
