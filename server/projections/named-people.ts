import { sql, type Transaction } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { isSouthSlavicFullName } from "#core/wording/south-slavic-names.ts";
import { titleSlug } from "#core/wording/slug.ts";
import type { NamedRole } from "../db/named-people-table.ts";
import type { Database } from "../db/schema.ts";

/**
 * Whoever is named for the first time gets a row and an address, for good: a rebuild finds him there, and a name that no
 * game bears any more leads nowhere. In the order of keys, so that two who name the same people wait, but never for each other. COACH1
 */
export async function makeNamedPeopleKnown(
  transaction: Transaction<Database>,
  tenantId: TenantId,
  role: NamedRole,
  names: readonly (string | null)[],
): Promise<void> {
  const spelled = [...new Set(names.flatMap((name) => name?.trim() || []))];
  if (spelled.length === 0) return;
  // A row is found by its own name's key, so that of names as they are written there no key, which takes long, has to be made.
  const { rows } = await sql<{ key: string; name: string }>`
    select key, min(name) as name from (select search_key(name) as key, name from unnest(${spelled}::text[]) as name
      where name not in (select known.name from named_people known where known.tenant_id = ${tenantId} and known.role = ${role})) asked
    where key <> '' and not exists (select from named_people known
      where known.tenant_id = ${tenantId} and known.role = ${role} and known.name_key = asked.key)
    group by key order by key`.execute(transaction);
  for (const { key, name } of rows) {
    await sql`
      insert into named_people (tenant_id, role, name_key, slug, name, transliterable)
      select tenant_id, ${role}, ${key}, ${await freeSlug(transaction, tenantId, role, name)}, ${name},
        (default_locale like 'sr%' or default_locale = 'sl') and ${isSouthSlavicFullName(name)} from tenants where tenant_id = ${tenantId}
      on conflict (tenant_id, role, name_key) do nothing`.execute(transaction);
  }
}

/** As the name has it, or the first of `-2`, `-3`, … that nobody has; the role where no letter of it can stand in an address. */
async function freeSlug(transaction: Transaction<Database>, tenantId: TenantId, role: NamedRole, name: string): Promise<string> {
  const wish = titleSlug(name) || role;
  const rows = await transaction
    .selectFrom("named_people")
    .select("slug")
    .where("tenant_id", "=", tenantId)
    .where("role", "=", role)
    .where("slug", "like", `${wish}%`)
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = wish;
  for (let number = 2; taken.has(slug); number++) slug = `${wish}-${number}`;
  return slug;
}
