import { type RawBuilder, sql } from "kysely";
import type { NamedPerson } from "#contract/staff-queries.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { NamedRole } from "../../db/named-people-table.ts";
import { localName } from "../refs/local-name.ts";
import { whoStands } from "../leagues/who-stands.ts";

export type NamedPersonRow = { readonly slug: string; readonly name: string; readonly own: boolean };

/** Who has this slug, as `who`, with all keys by which games name him: for the start of a `with`. COACH2 */
export function whoIsNamed(tenantId: TenantId, role: NamedRole, slug: string): RawBuilder<unknown> {
  return sql`who as materialized (
    select stands.tenant_id, stands.slug, stands.name, stands.transliterable as own,
      array(select same.name_key from named_people same
        where same.tenant_id = stands.tenant_id and same.role = stands.role and stands.name_key in (same.name_key, same.same_as)) as keys
    from named_people asked
    join named_people stands on stands.tenant_id = asked.tenant_id and stands.role = asked.role
      and stands.name_key = coalesce(asked.same_as, asked.name_key)
    where asked.tenant_id = ${tenantId} and asked.role = ${role} and asked.slug = ${slug})`;
}

/** The one whom a spelling means, as `{slug, name, own}`; null where nobody bears it. `spelling` is SQL of a text. */
export function namedPersonJson(
  tenantId: RawBuilder<unknown>,
  role: NamedRole,
  spelling: RawBuilder<unknown>,
): RawBuilder<NamedPersonRow | null> {
  return sql`(
    select json_build_object('slug', stands.slug, 'name', stands.name, 'own', stands.transliterable)
    from named_people spelled
    ${whoStands}
    where spelled.tenant_id = ${tenantId} and spelled.role = ${sql.lit(role)} and spelled.name_key = search_key(${spelling}))`;
}

export function namedPerson({ slug, name, own }: NamedPersonRow): NamedPerson {
  return { slug, name: localName(name, own) };
}
