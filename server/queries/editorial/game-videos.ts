import { type Kysely, sql } from "kysely";
import { type NotePageTag, pageTags } from "#contract/page-tags.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Database } from "../../db/schema.ts";
import { seenPlay, seenPlayJson, type SeenPlayRow } from "./seen-play.ts";
import type { GameRef } from "#contract/refs.ts";
import type { GameVideo } from "#contract/game-videos.ts";

type Row = Omit<GameVideo, "play" | "url"> & { readonly gameId: GameId; readonly url: string | null; readonly seen: SeenPlayRow };

/** Videos of a game that are out, the oldest first. One round trip. */
export async function gameVideos(
  db: Kysely<Database>,
  tenantId: TenantId,
  note: NotePageTag,
  { seasonSlug, leagueSlug, roundSlug, gameSlug }: GameRef,
): Promise<readonly GameVideo[]> {
  const { rows } = await sql<Row>`
    select games.game_id as "gameId", video.url, video.provider, video.title, video.kind, ${seenPlayJson} as seen,
      (extract(epoch from video.starts_at) * 1000)::double precision as "startsAt"
    from games
    join rounds on rounds.tenant_id = games.tenant_id and rounds.round_id = games.round_id and rounds.slug = ${roundSlug}
    join leagues on leagues.tenant_id = games.tenant_id and leagues.league_id = games.league_id and leagues.slug = ${leagueSlug}
    join seasons on seasons.tenant_id = leagues.tenant_id and seasons.season_id = leagues.season_id and seasons.slug = ${seasonSlug}
    left join game_videos video
      on video.tenant_id = games.tenant_id and video.game_id = games.game_id and video.published_at <= now()
    where games.tenant_id = ${tenantId} and games.slug = ${gameSlug}
    order by video.published_at, video.url`.execute(db);
  // Of a game that is not there, whichever comes.
  note(rows[0] ? pageTags.videosOf(rows[0].gameId) : pageTags.videos);
  return rows.flatMap(({ gameId: _, url, seen, ...video }) => (url === null ? [] : [{ url, ...video, play: seenPlay(seen) }]));
}
