import type { Play } from "../../game/events.ts";
import type { PlayerKey } from "../../kernel/ids.ts";
import type { PeriodPoints } from "./game-line.ts";

/** Who scored how much in which period, from the plays in force; periods in which a player did not score are left out. */
export declare function pointsByPeriod(plays: readonly Play[]): ReadonlyMap<PlayerKey, readonly PeriodPoints[]>;
