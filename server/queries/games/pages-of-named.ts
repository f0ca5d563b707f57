import { type RawBuilder, sql } from "kysely";
import type { NamedRole } from "../../db/named-people-table.ts";
import { whoStands } from "../leagues/who-stands.ts";
import type { NamedPage } from "#contract/refs.ts";

/** Pages of those whom these names mean, by the name as it is written; `names` is a query of `name` and `tenant_id`. */
function pagesOf(role: NamedRole, names: RawBuilder<unknown>): RawBuilder<Readonly<Record<string, NamedPage>> | null> {
  return sql`(
    select json_object_agg(written.name, json_build_object('slug', stands.slug, 'transliterable', stands.transliterable)) from (${names}) written
    join named_people spelled on spelled.tenant_id = written.tenant_id and spelled.role = ${sql.lit(role)}
      and spelled.name_key = search_key(written.name)
    ${whoStands})`;
}

/** Of the game of the query around it. */
export const coachPages = pagesOf(
  "coach",
  sql`select distinct line.tenant_id, line.coach as name from box_team_lines line
    where line.tenant_id = games.tenant_id and line.game_id = games.game_id and line.coach <> '' and (line.counted or line.won is not null)`,
);

/** Of the game of the query around it. */
export const appointedPages = pagesOf(
  "referee",
  sql`select distinct call.tenant_id, call.name from game_appointments call
    where call.tenant_id = games.tenant_id and call.game_id = games.game_id and call.role <> 'commissioner'`,
);

/** Of the game of the query around it. */
export const refereePages = pagesOf(
  "referee",
  sql`select distinct call.tenant_id, call.name from game_referees call
    where call.tenant_id = games.tenant_id and call.game_id = games.game_id`,
);

/** Of the game of the query around it: the tenant's people are spelled in Serbian or Slovene, as `makeNamedPeopleKnown` takes them to be. NAME1 */
export const spellsSerbian = sql<boolean>`(select default_locale like 'sr%' or default_locale = 'sl' from tenants where tenants.tenant_id = games.tenant_id)`;
