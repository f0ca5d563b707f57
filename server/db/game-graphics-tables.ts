import type { GraphicsState } from "#contract/live/graphics.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { Moment } from "./schema.ts";

/** What overlays show. */
export type GameGraphicsTables = {
  game_graphics: {
    tenant_id: TenantId;
    game_id: GameId;
    revision: number;
    /** As it was when it was kept: parts that came later are missing. */
    state: Partial<GraphicsState>;
    changed_at: Moment;
    changed_by: string;
  };
};
