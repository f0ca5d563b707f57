import type { ColumnType } from "kysely";
import type { ClipPlay, VideoKind, VideoProvider } from "#contract/game-videos.ts";
import type { EventId, GameId, TenantId } from "#core/kernel/ids.ts";
import type { PersonId } from "./row-ids.ts";

/** Where games can be watched. */
export type GameVideoTables = {
  game_videos: {
    tenant_id: TenantId;
    game_id: GameId;
    url: string;
    provider: VideoProvider;
    title: string | null;
    published_at: Date | null;
    /** When its first picture was taken; `null`: nobody said. */
    starts_at: Date | null;
    kind: ColumnType<VideoKind, VideoKind | undefined, VideoKind>;
    /** Of the log's play that it shows. CLIP5 */
    event_id: ColumnType<EventId | null, EventId | null | undefined, EventId | null>;
    /** That play as the log tells it now, as JSON; `null`: of none, or it was taken back. CLIP6 */
    play: ColumnType<ClipPlay | null, string | null | undefined, string | null>;
  };
  /** Whom a clip shows, where no play says it. */
  game_video_persons: { tenant_id: TenantId; game_id: GameId; url: string; person_id: PersonId };
};
