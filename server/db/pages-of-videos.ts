import { type Kysely, type RawBuilder, sql } from "kysely";
import { type PageTag, pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "./schema.ts";

/**
 * What pages that show a video of a game were read from, as a set of `tag`: the lists of all videos, the game, both clubs, and
 * everybody who plays in it or is named for a video of it, as who he is now. CLIP8
 */
export function videoTags(tenantId: RawBuilder<unknown>, gameId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    with recursive shown (person_id) as (
      select person_id from (
        select person_id from game_players where tenant_id = ${tenantId} and game_id = ${gameId} and person_id is not null
        union select person_id from game_video_persons where tenant_id = ${tenantId} and game_id = ${gameId}) named
      union
      select link.canonical_person_id from shown
      join person_links link on link.tenant_id = ${tenantId} and link.person_id = shown.person_id and link.unlinked_at is null
    )
    select ${pageTags.videos}::text as tag
    union all select ${ofVideos} || shown_in.id from (
      select ${gameId}::uuid as id
      union all select person_id from shown
      union all select teams.club_id from games
        join teams on teams.tenant_id = games.tenant_id and teams.team_id in (games.home_team_id, games.away_team_id)
        where games.tenant_id = ${tenantId} and games.game_id = ${gameId}) shown_in)`;
}

const ofVideos = sql.lit(pageTags.videosOf(""));

/**
 * Which pages show the videos that these games have now; none of games without. Whoever takes a video or its people away asks
 * before, whoever adds some afterwards.
 */
export async function pagesOfVideos(db: Kysely<Database>, tenantId: TenantId, gameIds: readonly GameId[]): Promise<readonly PageTag[]> {
  const { rows } = await sql<{ tag: PageTag }>`
    select distinct tags.tag from (
      select distinct tenant_id, game_id from game_videos where tenant_id = ${tenantId} and game_id = any(${gameIds}::uuid[])) filmed
    cross join lateral ${videoTags(sql`filmed.tenant_id`, sql`filmed.game_id`)} tags`.execute(db);
  return rows.map(({ tag }) => tag);
}
