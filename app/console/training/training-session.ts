import type { Play } from "#core/game/events.ts";
import { orderKeyAfter, orderKeyAt } from "#core/game/order-key.ts";
import type { LoggedEvent, StandingGame } from "#core/game/standing-game.ts";
import type { EventId } from "#core/kernel/ids.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { TableProfile } from "#core/table/table-entry.ts";
import { type TrainingBeat, trainingCourse, type TrainingLevel } from "#core/table/training-course.ts";
import { type MarkedTraining, markTraining, type TimedPlay } from "#core/table/training-marks.ts";
import { MemorySeat } from "../scoring/memory-seat.ts";
import { type GivenPress, ScoringDesk } from "../scoring/scoring-desk.ts";
import type { TableKey } from "../scoring/table-key.ts";

const ownPrefix = "trainee.";

/** Nobody's rights are asked: the log is on this device alone. */
const sender = { deviceId: "trainee", mayWrite: () => true, isOutranked: () => false, isLeague: false, digest: () => "" };

export type TrainingSetUp = {
  readonly plays: readonly Play[];
  readonly rules: RuleSet;
  /** From 0. */
  readonly period: number;
  readonly level: TrainingLevel;
  readonly now: () => number;
  readonly profile: TableProfile;
  readonly onProfile?: (profile: TableProfile) => void;
};

/** One training: the game goes on by itself, the trainee sits at the scorer's own desk, and nothing of it leaves the device. TRAIN1 */
export class TrainingSession {
  readonly desk: ScoringDesk;
  readonly level: TrainingLevel;
  readonly period: number;
  readonly #seat: MemorySeat;
  readonly #beats: readonly TrainingBeat[];
  readonly #now: () => number;
  readonly #begunAt: number;
  #told = 0;
  #keys = 0;

  constructor({ plays, rules, period, level, now, profile, onProfile }: TrainingSetUp) {
    const { before, beats } = trainingCourse(plays, rules, period, level);
    this.level = level;
    this.period = period;
    this.#beats = beats;
    this.#now = now;
    this.#begunAt = now();
    const events = before.map(({ eventId, moment, link, fact }, index): LoggedEvent => ({
      op: "add",
      eventId,
      moment,
      link,
      fact,
      orderKey: orderKeyAt(index),
      sequence: index + 1,
      at: this.#begunAt,
      deviceId: null,
    }));
    this.#seat = new MemorySeat(events, rules, now);
    const table = { idPrefix: ownPrefix, sender, holds: { scorer: true, clock: false }, profile };
    this.desk = new CountingDesk({ seat: this.#seat, table, ...(onProfile && { onProfile }) }, () => this.#keys++);
    this.tick();
  }

  /** What was told so far, oldest first. */
  get told(): readonly TimedPlay[] {
    return this.#beats.slice(0, this.#told).flatMap(({ told, atMs }) => (told ? [{ play: told, atMs: this.#begunAt + atMs }] : []));
  }

  get isOver(): boolean {
    return this.#told === this.#beats.length;
  }

  /** Lets everything happen whose time has come; answers whether anything did. */
  tick(): boolean {
    const since = this.#now() - this.#begunAt;
    const from = this.#told;
    for (let beat = this.#beats[this.#told]; beat && beat.atMs <= since; beat = this.#beats[this.#told]) {
      this.#told++;
      if (beat.written) this.#seat.write(this.#written(beat, this.#seat.game()));
    }
    return this.#told > from;
  }

  marked(): MarkedTraining {
    const game = this.#seat.game();
    const at = new Map(game.events.map((event) => [event.eventId, event.at]));
    const own = game.plays.filter(({ eventId }) => eventId.startsWith(ownPrefix));
    const corrections = game.events.filter(({ op, eventId }) => op !== "add" && eventId.startsWith(ownPrefix)).length;
    return markTraining({
      level: this.level,
      told: this.told,
      typed: own.map((play) => ({ play, atMs: at.get(play.eventId) ?? 0 })),
      shirtOf: (side, player) => game.state[side].players.get(player)?.player.shirt ?? "",
      keys: this.#keys,
      corrections,
    });
  }

  #written({ moment, written, atMs }: TrainingBeat, game: StandingGame): LoggedEvent {
    return {
      op: "add",
      eventId: `course.${this.#told}` as EventId,
      moment,
      link: null,
      fact: written!,
      orderKey: orderKeyAfter(game.plays.at(-1)?.orderKey ?? null),
      sequence: game.version + 1,
      at: this.#begunAt + atMs,
      deviceId: null,
    };
  }
}

/** Each key and each tap is counted, whatever it does. */
class CountingDesk extends ScoringDesk {
  readonly #count: () => void;

  constructor(options: ConstructorParameters<typeof ScoringDesk>[0], count: () => void) {
    super(options);
    this.#count = count;
  }

  override key(key: TableKey, agoMs = 0): void {
    this.#count();
    super.key(key, agoMs);
  }

  override press(given: GivenPress): void {
    if (given.kind !== "key") this.#count();
    super.press(given);
  }
}
