import { type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import type { NamedRole } from "../../db/named-people-table.ts";
import type { NamedPersonRow } from "../staff/named-person.ts";
import { whoStands } from "../leagues/who-stands.ts";
import { matchesAll, wholeWords, type SoughtWords } from "./sought-words.ts";

export type FoundStaffRow = NamedPersonRow & { readonly role: NamedRole };

/** Coaches and referees by any spelling of their names, as a JSON list, those alone whom a game names. Who is both comes twice. SRCH11 */
export function foundStaff(tenantId: TenantId, { names }: SoughtWords, limit: number): RawBuilder<FoundStaffRow[]> {
  const key = sql<string>`spelled.name_key`;
  return sql`(
    with found as (
      select stands.slug, stands.name, stands.transliterable as own, stands.role, max(${wholeWords(key, names)}) as whole
      from named_people spelled
      ${whoStands}
      where spelled.tenant_id = ${tenantId} and ${matchesAll(key, names)} and ${isNamedInGames}
      group by stands.slug, stands.name, stands.transliterable, stands.role
      order by whole desc, stands.name, stands.role, stands.slug limit ${limit}
    )
    select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'own', own, 'role', role) order by whole desc, name, role, slug), '[]')
    from found)`;
}

/** A spelling that was corrected in its log leads nowhere. */
const isNamedInGames: RawBuilder<boolean> = sql`exists (
  select from named_people same
  where same.tenant_id = stands.tenant_id and same.role = stands.role and stands.name_key in (same.name_key, same.same_as) and case same.role
    when 'coach' then exists (select from box_team_lines line
      where line.tenant_id = same.tenant_id and search_key(line.coach) = same.name_key and line.coach <> '')
    else exists (select from game_referees call where call.tenant_id = same.tenant_id and search_key(call.name) = same.name_key) end)`;
