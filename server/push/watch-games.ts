import { type Kysely, sql } from "kysely";
import { readLogPosition } from "#contract/live/live-event.ts";
import type { PushNotice } from "#contract/push-notice.ts";
import type { GameId, TenantId } from "#core/kernel/ids.ts";
import type { GameOccasion } from "#core/push/game-occasions.ts";
import { pushPolicies } from "#core/push/push-kinds.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { Database } from "../db/schema.ts";
import type { SeenGame } from "../telling/teller.ts";
import { gameToTell, type GameToTell, type NotedOccasion } from "./game-to-tell.ts";
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
  async tell({ tenantId, gameId, log, occasions, rules }: SeenGame): Promise<boolean> {
    const keys = occasions.map(({ key }) => key);
    if (this.#seen.get(gameId) === keys.join(" ")) return false;
    const game = await gameToTell(this.#db, tenantId, gameId);
    if (!game) return false;
    const position = { epoch: log.epoch, sequence: log.version };
    // Another node has read the log further than this one.
    if (game.noted.some((noted) => isBeyond(noted, position))) return false;
    await this.#takeBack(tenantId, gameId, occasions);
    const now = this.#now();
    for (const occasion of occasions) {
      const key = occasion.kind === "final" ? keyOfFinal(occasion, game.noted) : occasion.key;
      if (game.noted.some((noted) => noted.key === key)) continue;
      const notice = noticeOf(occasion, game, rules);
      // Who was told an end hears of another one whenever that comes.
      const isCorrection = notice.kind === "final" && notice.isCorrected;
      if (!isCorrection && !isNews(occasion, game, now)) continue;
      const happenedAt = isCorrection ? now : occasion.at;
      await noteOccasion(this.#db, tenantId, { subjectId: gameId, key, happenedAt, notice, position }, game.followed);
    }
    this.#remember(gameId, keys.join(" "));
    return true;
  }

  /** Who has not been told an end yet is told the one that counts again, however often it was another in between. */
  async #takeBack(tenantId: TenantId, gameId: GameId, occasions: readonly GameOccasion[]): Promise<void> {
    const inForce = occasions.map(({ key }) => key);
    const isInForce = sql`(split_part(key, '/', 1) = any(${inForce}::text[]))`;
    await sql`
      update push_occasions set withdrawn_at = case when ${isInForce} then null else now() end
      where tenant_id = ${tenantId} and subject_id = ${gameId} and kind in ('start', 'quarter', 'close-finish', 'final')
        and (withdrawn_at is null) <> ${isInForce}`.execute(this.#db);
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

/** A game is played when its table says so, whatever day it stands on the schedule; of an imported one only the schedule knows. */
function isNews({ kind, at }: GameOccasion, { tipOff, playedAt }: GameToTell, now: number): boolean {
  const isOfNow = [tipOff, playedAt].some((played) => played !== null && Math.abs(now - played) < newsWithinMs);
  return isOfNow && at > now - pushPolicies[kind].lifeMs;
}

function isFinal({ key }: NotedOccasion): boolean {
  return key.startsWith("final:");
}

type Position = { readonly epoch: number; readonly sequence: number };

function isBeyond(noted: NotedOccasion, { epoch, sequence }: Position): boolean {
  const there = positionOf(noted);
  return there.epoch > epoch || (there.epoch === epoch && there.sequence > sequence);
}

function positionOf({ position }: NotedOccasion): Position {
  return (position === null ? null : readLogPosition(position)) ?? { epoch: 0, sequence: 0 };
}

function lastFinal(noted: readonly NotedOccasion[]): NotedOccasion | undefined {
  const [first, ...others] = noted.filter(isFinal);
  return others.reduce((last, each) => (last && isBeyond(last, positionOf(each)) ? last : each), first);
}

/**
 * An end whose score was told before, and another one since, is told anew: under the same key it would never be. All nodes
 * that have seen the same number of ends give it the same name. PUSH4
 */
function keyOfFinal({ key, score }: GameOccasion, noted: readonly NotedOccasion[]): string {
  const before = lastFinal(noted);
  if (!before || !noted.some((each) => each.key === key)) return key;
  const isTheSame = before.score?.home === score.home && before.score.away === score.away;
  return isTheSame ? before.key : `${key}/${noted.filter(isFinal).length + 1}`;
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
      return { kind, ...game, score, isCorrected: noted.some((before) => isFinal(before) && before.key !== key) };
  }
}
