import { type Kysely, sql } from "kysely";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "./schema.ts";

/**
 * Pages of all who got votes in a fans' vote that has ended, as they say in how many games each was first. Who was first in one
 * is told by the lines of the others too. FANVOTE9
 */
export async function pagesOfVotedFor(db: Kysely<Database>, tenantId: TenantId, gameId: GameId): Promise<readonly PageTag[]> {
  const { rows } = await sql<{ personId: string }>`
    select line.person_id as "personId" from fan_vote_counts chosen
    join box_player_lines line using (tenant_id, game_id, player_key)
    where chosen.tenant_id = ${tenantId} and chosen.game_id = ${gameId} and line.person_id is not null`.execute(db);
  return rows.map(({ personId }) => pageTags.person(personId));
}
