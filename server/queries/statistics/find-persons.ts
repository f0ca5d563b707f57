import { type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { PersonId } from "../../db/row-ids.ts";

/** A person as SQL hands him over; `asked` is the slug by which he was asked for. */
export type PersonRow = {
  readonly asked: string;
  readonly id: PersonId;
  readonly slug: string;
  readonly given: string;
  readonly family: string;
  readonly own: boolean;
  readonly born: string | null;
};

/**
 * Who is meant by these slugs, as a set of `PersonRow`; a merged person is the one who stands for him. Part of the question
 * about him, so that finding him is no round trip of its own.
 */
export function personsMeant(tenantId: TenantId, slugs: readonly string[]): RawBuilder<unknown> {
  return sql`(
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
      where link.tenant_id = ${tenantId} and link.person_id = upwards.person_id and link.unlinked_at is null))`;
}

/** The rows in the order of the slugs; `null`: one of them is nobody's. */
export function inOrderOf<Row extends PersonRow>(slugs: readonly string[], rows: readonly Row[]): readonly Row[] | null {
  const found = slugs.flatMap((slug) => rows.find(({ asked }) => asked === slug) ?? []);
  return found.length < slugs.length ? null : found;
}
