import { type Kysely, sql } from "kysely";
import type { PushNotice } from "#contract/push-notice.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { GameOccasion } from "#core/push/game-occasions.ts";
import { pushPolicies } from "#core/push/push-kinds.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { Database } from "../db/schema.ts";
import type { SeenGame } from "../telling/teller.ts";
import { gameToTell, type GameToTell } from "./game-to-tell.ts";
import { noteOccasion } from "./note-occasion.ts";

/** A log that is written down long after its game, as an import does, is no news. */
const newsWithinMs = 36 * 60 * 60 * 1000;
const mostRemembered = 500;

/** Writes down what has happened in games, whoever wrote their logs and whatever was missed: a look more changes nothing. */
export class GameWatch {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;
  /** What each game's log came to at the last look. */
  readonly #seen = new Map<GameId, string>();

  constructor(db: Kysely<Database>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Writes down what is new in a game and takes back what is no longer true. `true`: something may have to be sent. PUSH4 */
  async tell({ tenantId, gameId, occasions, rules }: SeenGame): Promise<boolean> {
    const keys = occasions.map(({ key }) => key);
    if (this.#seen.get(gameId) === keys.join(" ")) return false;
    const game = await gameToTell(this.#db, tenantId, gameId);
    if (!game) return false;
    await this.#takeBack(tenantId, gameId, keys);
    const now = this.#now();
    for (const occasion of occasions) {
      if (game.noted.includes(occasion.key) || !isNews(occasion, game, now)) continue;
      const { key, at } = occasion;
      await noteOccasion(
        this.#db,
        tenantId,
        { subjectId: gameId, key, happenedAt: at, notice: noticeOf(occasion, game, rules) },
        game.followed,
      );
    }
    this.#remember(gameId, keys.join(" "));
    return true;
  }

  async #takeBack(tenantId: TenantId, gameId: GameId, inForce: readonly string[]): Promise<void> {
    await sql`
      update push_occasions set withdrawn_at = case when key = any(${inForce}::text[]) then null else now() end
      where tenant_id = ${tenantId} and subject_id = ${gameId} and kind in ('start', 'quarter', 'close-finish', 'final')
        and (withdrawn_at is null) <> (key = any(${inForce}::text[]))`.execute(this.#db);
  }

  #remember(gameId: GameId, keys: string): void {
    this.#seen.delete(gameId);
    this.#seen.set(gameId, keys);
    for (const oldest of this.#seen.keys()) {
      if (this.#seen.size <= mostRemembered) break;
      this.#seen.delete(oldest);
    }
  }
}

function isNews({ kind, at }: GameOccasion, { tipOff }: GameToTell, now: number): boolean {
  return at > now - pushPolicies[kind].lifeMs && tipOff !== null && Math.abs(now - tipOff) < newsWithinMs;
}

function noticeOf(
  { kind, key, period, score }: GameOccasion,
  { gameId, ref, home, away, noted }: GameToTell,
  { format: { regularPeriods } }: RuleSet,
): PushNotice {
  const game = { gameId, ref, home, away };
  switch (kind) {
    case "start":
      return { kind, ...game };
    case "quarter":
      return { kind, ...game, period, regularPeriods, score };
    case "close-finish":
      return { kind, ...game, score };
    case "final":
      return { kind, ...game, score, isCorrected: noted.some((before) => before.startsWith("final:") && before !== key) };
  }
}
