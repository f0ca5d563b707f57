import { type Kysely, sql } from "kysely";
import type { FollowedKind } from "#contract/following.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { Database } from "./schema.ts";

type Item = { readonly kind: FollowedKind; readonly id: string };

/** Those of the items that there are in this league, each once: nothing is kept of what somebody has made up. FOLLOW4, PUSH21 */
export async function knownItems(db: Kysely<Database>, tenantId: TenantId, items: readonly Item[]): Promise<readonly Item[]> {
  if (items.length === 0) return [];
  const { rows } = await sql<Item>`
    select distinct kind, id from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ id }) => id)}::uuid[]) asked (kind, id)
    where case kind
      when 'club' then exists (select from clubs where tenant_id = ${tenantId} and club_id = id)
      when 'team' then exists (select from teams where tenant_id = ${tenantId} and team_id = id)
      when 'player' then exists (select from persons where tenant_id = ${tenantId} and person_id = id)
      when 'league' then exists (select from leagues where tenant_id = ${tenantId} and league_id = id)
      when 'game' then exists (select from games where tenant_id = ${tenantId} and game_id = id)
    end`.execute(db);
  return rows;
}
