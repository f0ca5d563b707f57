import { type RawBuilder, sql } from "kysely";
import type { NamedRole } from "../db/named-people-table.ts";
import { whoStands } from "./who-stands.ts";

type SlugOfName = Readonly<Record<string, string>>;

/** Slugs of those whom these names mean, by the name as it is written; `names` is a query of `name` and `tenant_id`. */
function slugsOf(role: NamedRole, names: RawBuilder<unknown>): RawBuilder<SlugOfName | null> {
  return sql`(
    select json_object_agg(written.name, stands.slug) from (${names}) written
    join named_people spelled on spelled.tenant_id = written.tenant_id and spelled.role = ${sql.lit(role)}
      and spelled.name_key = search_key(written.name)
    ${whoStands})`;
}

/** Of the game of the query around it. */
export const coachPages = slugsOf(
  "coach",
  sql`select distinct line.tenant_id, line.coach as name from box_team_lines line
    where line.tenant_id = games.tenant_id and line.game_id = games.game_id and line.coach <> '' and (line.counted or line.won is not null)`,
);

/** Of the game of the query around it. */
export const refereePages = slugsOf(
  "referee",
  sql`select distinct call.tenant_id, call.name from game_referees call
    where call.tenant_id = games.tenant_id and call.game_id = games.game_id`,
);
