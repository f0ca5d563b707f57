import type { TimedEvent } from "#core/game/game-now.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import { OccasionsInStep } from "#core/push/game-occasions.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import type { GameLog, ReadGame, SeenGame } from "./teller.ts";

type Followed = {
  readonly epoch: number;
  readonly ruleProfile: string;
  readonly inStep: OccasionsInStep;
  /** How many events were taken, and which was the last: of a log that was read anew it is another one. */
  taken: number;
  last: TimedEvent | undefined;
};

/** As many as are ever played at once, and some that are corrected; who comes again is folded again. */
const mostFollowed = 64;

/** What has happened in games, folded on with each look while their logs grow. */
export class SeenGames {
  readonly #read: ReadGame;
  readonly #followed = new Map<GameId, Followed>();

  constructor(read: ReadGame) {
    this.#read = read;
  }

  /** `null`: there is no such game, nothing was written of it, or by rules nobody knows. */
  async look(tenantId: TenantId, gameId: GameId, isAnew: boolean): Promise<SeenGame | null> {
    const log = await this.#read(tenantId, gameId, isAnew);
    const rules = log && ruleSetOf(log.ruleProfile);
    if (!log || !rules || log.version === 0) return null;
    const before = this.#followed.get(gameId);
    const followed =
      before && goesOn(before, log) ? before : { ...log, inStep: new OccasionsInStep(log.events, rules), taken: 0, last: undefined };
    if (followed === before) followed.inStep.grow(log.events);
    this.#follow(gameId, Object.assign(followed, { taken: log.events.length, last: log.events.at(-1) }));
    return { tenantId, gameId, log, rules, occasions: followed.inStep.occasions() };
  }

  #follow(gameId: GameId, followed: Followed): void {
    this.#followed.delete(gameId);
    this.#followed.set(gameId, followed);
    for (const oldest of this.#followed.keys()) {
      if (this.#followed.size <= mostFollowed) break;
      this.#followed.delete(oldest);
    }
  }
}

function goesOn({ epoch, ruleProfile, taken, last }: Followed, log: GameLog): boolean {
  return epoch === log.epoch && ruleProfile === log.ruleProfile && taken > 0 && log.events[taken - 1] === last;
}
