import type { ColumnType } from "kysely";
import type { GamePlayer } from "#contract/queries.ts";
import type { Official } from "#core/game/facts.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import type { Clutch } from "#core/stats/clutch.ts";
import type { GameFlow } from "#core/stats/game-flow.ts";
import type { Lineups } from "#core/stats/lineups.ts";
import type { ShotAttempt } from "#core/stats/shots.ts";
import type { PlayLine } from "#core/wording/play-line.ts";
import type { Packed } from "./packed-json.ts";
import type { Json } from "./schema.ts";

/** All that a game's page shows of its log, save the plays. */
export type GamePage = {
  readonly box: BoxScore;
  readonly flow: GameFlow;
  readonly shots: readonly ShotAttempt[];
  /** Who they are beyond the log is asked when the page is made. */
  readonly players: readonly Omit<GamePlayer, "personSlug">[];
  readonly officials: readonly Official[];
  /** `null`: the game was never close and late. Absent from rows that were written before it was kept. FLOW12 */
  readonly clutch?: Clutch | null;
};

/** One row for each game with a log, made anew from it. */
export type GameBoxesTable = {
  tenant_id: TenantId;
  game_id: GameId;
  epoch: number;
  sequence: number;
  lineups: Json<Lineups>;
  page: Packed<GamePage>;
  /** Apart, since they are as much again, and only the play-by-play shows them. */
  plays: Packed<readonly PlayLine[]>;
  /** What a running game shows of them; `null` while there are none. */
  last_play: ColumnType<PlayLine | null, string | null, string | null>;
};
