import type { PageTag } from "#contract/page-tags.ts";
import type { TimedEvent } from "#core/game/game-now.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { GameOccasion } from "#core/push/game-occasions.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";

export type GameLog = {
  readonly epoch: number;
  readonly version: number;
  readonly ruleProfile: string;
  readonly events: readonly TimedEvent[];
};

/** A game's log; `isAnew`: certainly as it stands now, whatever was heard of it. `null`: there is no such game. */
export type ReadGame = (tenantId: TenantId, gameId: GameId, isAnew: boolean) => Promise<GameLog | null>;

/** A game as it was looked at, and what has happened in it. */
export type SeenGame = {
  readonly tenantId: TenantId;
  readonly gameId: GameId;
  readonly log: GameLog;
  readonly rules: RuleSet;
  readonly occasions: readonly GameOccasion[];
};

/** How far a game's log goes. */
export type GamePosition = { readonly tenantId: TenantId; readonly gameId: GameId; readonly position: string };

/** Somebody who tells others of what happens: devices, partners. Told of the same thing twice, he tells it once. */
export type Teller = {
  /** Leagues in which somebody wants to be told. */
  tenants(): Promise<readonly TenantId[]>;
  /** Games of theirs that may have something to tell. Those whose position was seen before are not looked at again. */
  games(tenants: readonly TenantId[]): Promise<readonly GamePosition[]>;
  tellGame(game: SeenGame): Promise<void>;
  /** Whether a change of pages under a tag may be one of what is told beside games. */
  heeds(tag: PageTag): boolean;
  /** What is told beside games; `isWhole`: also what no notice names. */
  tellRest(tenants: readonly TenantId[], isWhole: boolean): Promise<void>;
  onFailure(error: unknown): void;
};
