import type { Channel } from "#contract/live/stream-message.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { GameCommit } from "./live.ts";

/**
 * Who is told what the table has written, after it was committed. Whoever misses it can read it in the log: telling is never
 * waited for, and what goes wrong in it is not the table's matter.
 */
export type LiveNotices = {
  committed(commit: GameCommit): void;
  /** Who holds the roles of a game, or wants one, by the channel of its operators. */
  stateChanged(tenantId: TenantId, channel: Channel): void;
};
