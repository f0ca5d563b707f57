import { type RawBuilder, sql } from "kysely";
import type { TenantId } from "#core/kernel/ids.ts";
import { hallRefJson, type HallRefRow } from "../refs/hall-ref.ts";
import { matchesAll, wholeWords, type SoughtWords } from "./sought-words.ts";

/** Halls by name and town, as a JSON list, those alone that a game names: the others have nothing to show. SRCH12 */
export function foundHalls(tenantId: TenantId, { names }: SoughtWords, limit: number): RawBuilder<HallRefRow[]> {
  const key = sql<string>`search_key(venues.name || ' ' || venues.latin_name || ' ' || coalesce(venues.city, ''))`;
  return sql`(
    select coalesce(json_agg(hall), '[]') from (
      select ${hallRefJson} as hall from venues
      where venues.tenant_id = ${tenantId} and ${matchesAll(key, names)}
        and exists (select from games where games.tenant_id = venues.tenant_id and games.venue_id = venues.venue_id)
      order by ${wholeWords(key, names)} desc, venues.name, venues.slug limit ${limit}) found)`;
}
