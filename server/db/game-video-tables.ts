import type { VideoProvider } from "#contract/game-videos.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";

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
  };
};
