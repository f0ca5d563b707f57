import { decideCommand } from "../game/decide-command.ts";
import type { Play } from "../game/events.ts";
import type { Fact, GameMoment, Link, Side } from "../game/facts.ts";
import { elapsedMs, periodAt } from "../game/period.ts";
import type { GameState } from "../game/game-state.ts";
import type { StandingGame } from "../game/standing-game.ts";
import type { TableChange, TableCommand } from "../game/table-command.ts";
import type { CommandId, EventId, PlayerKey } from "../kernel/ids.ts";
import type { Press } from "./key-press.ts";
import { placeBehind } from "./late-plays.ts";
import type { Shirt } from "./shirt-number.ts";
import type { Ask, Begun, Gesture, LogCursor, Notice, Saying, Sentence, TableEntry, TableSeat } from "./table-entry.ts";

type Telling = { readonly begun?: Begun; readonly lenient?: boolean };

/** One press while it is being read: the entry as it becomes, and the commands it makes. Lives for one press only. */
export class Pressing {
  readonly game: StandingGame;
  readonly seat: TableSeat;
  readonly press: Press;
  readonly commands: TableCommand[] = [];
  entry: TableEntry;
  notice: Notice | null = null;
  settled: { readonly entry: TableEntry; readonly commands: number };

  /** What can be flagged instead is not refused. */
  readonly #insists: boolean;

  constructor(entry: TableEntry, game: StandingGame, press: Press, seat: TableSeat, insists = false) {
    this.#insists = insists;
    this.entry = entry;
    this.game = game;
    this.press = press;
    this.seat = seat;
    this.settled = { entry, commands: 0 };
  }

  get sentence(): Sentence | null {
    return this.entry.sentence;
  }

  /** What has been played up to where is typed. */
  get plays(): readonly Play[] {
    const { cursor } = this.entry;
    return cursor ? this.game.plays.slice(0, this.#placeOf(cursor)) : this.game.plays;
  }

  /** The game as it stands there; not to be changed. */
  get state(): GameState {
    const { cursor } = this.entry;
    return cursor ? this.game.stateBefore(this.#placeOf(cursor)) : this.game.state;
  }

  #placeOf({ after }: LogCursor): number {
    return this.game.placeOf(after) + 1;
  }

  /** What was said before is written: what the press does besides begins here, should Enter have to insist on it. */
  settle(): true {
    this.settled = { entry: this.entry, commands: this.commands.length };
    return true;
  }

  /** The press itself as the beginning of a sentence; in the log, the time of the place that is typed at. TABLE28 */
  now(): Begun {
    const { cursor } = this.entry;
    return cursor ? { at: this.press.at, moment: cursor.moment } : this.live();
  }

  live(): Begun {
    const { state, rules } = this.game;
    const period = state.periods[state.periodIndex]?.period ?? periodAt(0, rules.format);
    return { at: this.press.at, moment: { period, ...this.press.clock } };
  }

  set(changes: Partial<TableEntry>): void {
    this.entry = { ...this.entry, ...changes };
  }

  /** Opens a sentence at this press. */
  open(saying: Saying, ask: Ask, side: Side, more: Partial<Sentence> = {}): void {
    const sentence = { saying, begun: this.now(), ask, side, digits: "", target: null, gesture: null, bench: null, who: null, ...more };
    this.set({ sentence });
  }

  /** The same sentence with another question open. */
  ask(ask: Ask, side: Side, more: Partial<Sentence> = {}): void {
    const { sentence } = this.entry;
    if (sentence) this.set({ sentence: { ...sentence, ask, side, digits: "", bench: null, ...more } });
  }

  close(): void {
    this.set({ sentence: null });
  }

  tone(notice: Notice): false {
    this.notice = notice;
    return false;
  }

  nextId(): EventId {
    const ids = this.entry.ids + 1;
    this.set({ ids });
    return `${this.seat.idPrefix}${ids}` as EventId;
  }

  /** The id of what a sentence writes first: in a correction, that of the play that is said anew. */
  playId(): EventId {
    const { cursor } = this.entry;
    return cursor?.corrects && !cursor.isCorrected ? cursor.corrects : this.nextId();
  }

  adding(eventId: EventId, fact: Fact, link: Link | null, moment: GameMoment): TableChange {
    const { cursor } = this.entry;
    if (cursor) return this.#addingAt(cursor, eventId, fact, link, moment);
    return { op: "add", eventId, moment, link, fact, after: this.#placeFor(fact, link, moment) };
  }

  /** Behind what was put in last; what is said anew, or told of it anew, keeps its place. TABLE28 */
  #addingAt({ after, corrects }: LogCursor, eventId: EventId, fact: Fact, link: Link | null, moment: GameMoment): TableChange {
    const known =
      eventId === corrects
        ? corrects
        : this.game.plays.find(
            (play) => link !== null && link.to === corrects && play.link?.to === corrects && play.fact.type === fact.type,
          )?.eventId;
    if (known) return { op: "amend", eventId: this.nextId(), target: known, moment, link, fact };
    const behind = this.#behind ?? after;
    this.#behind = eventId;
    return { op: "add", eventId, moment, link, fact, after: behind };
  }

  /** The last that this press puts in. */
  #behind: EventId | null = null;

  /** The next is put in behind what was. */
  #moveOn(changes: readonly TableChange[]): void {
    const { cursor } = this.entry;
    if (!cursor) return;
    const isCorrected = cursor.isCorrected || changes.some((change) => change.op === "amend" && change.target === cursor.corrects);
    const after = this.#behind ?? (isCorrected && cursor.corrects ? cursor.corrects : cursor.after);
    this.set({ cursor: { ...cursor, after, isCorrected } });
    this.#behind = null;
  }

  /** What belongs to an earlier play stands behind it, before all that has happened since. */
  #placeFor(fact: Fact, link: Link | null, { period, gameClockMs }: GameMoment): EventId | null {
    if (link === null || link.kind === "free-throw-of") return null;
    const behind = placeBehind(this.plays, link.to, fact.type);
    if (behind !== null || gameClockMs === null || this.game.placeOf(link.to) < 0) return behind;
    const { state, rules } = this.game;
    return state.nowMs - elapsedMs(period, gameClockMs, rules.format) > rules.clockToleranceMs ? link.to : null;
  }

  /**
   * Tells changes as one command, decided at once on the game as it stands; false: refused, and the notice says why. `said`: the
   * gesture it opens; without, it goes on with the sentence's; `null`: it is none, and nobody takes it back.
   */
  tell(changes: readonly TableChange[], said?: Gesture["said"] | null, { begun, lenient }: Telling = {}): boolean {
    const command: TableCommand = {
      commandId: `${this.nextId()}:command` as CommandId,
      baseVersion: this.game.version,
      epoch: this.game.epoch,
      occurredAt: begun?.at ?? this.sentence?.begun.at ?? this.press.at,
      changes,
      reason: null,
      ...(lenient || this.#insists ? { lenient: true } : {}),
    };
    const decision = decideCommand(this.game, command, { ...this.seat.sender, receivedAt: this.press.at });
    if (decision.kind !== "accepted") this.#behind = null;
    if (decision.kind === "behind") return this.tone({ kind: "behind" });
    if (decision.kind === "refused") {
      // Asked again: what was typed is not typed on.
      if (this.sentence) this.set({ sentence: { ...this.sentence, digits: "" } });
      return this.tone(decision);
    }
    this.commands.push(command);
    this.#moveOn(changes);
    if (said === null) return true;
    const { gestures, sentence } = this.entry;
    const index = said === undefined ? (sentence?.gesture ?? gestures.length - 1) : -1;
    if (gestures[index]) {
      this.set({ gestures: gestures.with(index, { ...gestures[index], commands: [...gestures[index].commands, command] }) });
    } else {
      this.set({ gestures: [...gestures, { said: said ?? "query", commands: [command] }], undone: [] });
      if (sentence) this.set({ sentence: { ...sentence, gesture: gestures.length } });
    }
    return true;
  }

  /** A side's players with a number, in the order of its list. */
  shirts(side: Side, onCourt: boolean, except: PlayerKey | null = null): Shirt[] {
    const found: Shirt[] = [];
    for (const { player, onCourt: isOn, disqualified } of this.state[side].players.values()) {
      if (isOn === onCourt && player.key !== except && (onCourt || !disqualified)) found.push(player);
    }
    return found;
  }
}
