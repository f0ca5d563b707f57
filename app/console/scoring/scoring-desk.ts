import { remainingAt } from "#core/game/clock-anchor.ts";
import { decideCommand } from "#core/game/decide-command.ts";
import { openFlags } from "#core/game/game-faults.ts";
import type { GameNow } from "#core/game/game-now.ts";
import type { StandingGame } from "#core/game/standing-game.ts";
import type { TableCommand } from "#core/game/table-command.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { keyOf, type Press, type ShownClock } from "#core/table/key-press.ts";
import { meantCode } from "#core/table/one-hand.ts";
import { pressKey } from "#core/table/press-key.ts";
import { type Gesture, newEntry, type Notice, type TableEntry, type TableProfile, type TableSeat } from "#core/table/table-entry.ts";
import { digestIn } from "../seat/seat-game.ts";
import { DraftDesk } from "./draft-desk.ts";
import type { LogDraft } from "./log-draft.ts";
import { keptEvents, type LogLine, logLines } from "./log-lines.ts";
import { type LogFilter, LogWalk } from "./log-walk.ts";
import type { ScoringSeat, SeatState } from "./scoring-seat.ts";
import type { TableKey } from "./table-key.ts";

/** A press as a screen makes it; when it was, and what the clocks showed, the desk knows. */
export type GivenPress = Press extends infer Each ? (Each extends Press ? Omit<Each, "at" | "clock"> : never) : never;

/** All that the screen shows: another object after whatever happened. */
export type DeskView = {
  /** Not to be changed, and another game after the next press. */
  readonly game: StandingGame;
  readonly entry: TableEntry;
  readonly now: GameNow;
  readonly notice: Notice | null;
  /** Grows with every notice, also with the same one again. */
  readonly notices: number;
  readonly seat: SeatState;
  /** The log, oldest first. */
  readonly lines: readonly LogLine[];
  readonly flags: number;
  /** Where in the log somebody walks; `null`: the game is typed. */
  readonly walk: LogWalk | null;
  readonly draft: LogDraft | null;
};

type MadeLog = Pick<SeatState, "pending"> & {
  readonly game: StandingGame;
  readonly version: number;
  readonly log: Pick<DeskView, "lines" | "flags">;
};

type ScoringDeskOptions = {
  readonly seat: ScoringSeat;
  readonly table: TableSeat;
  /** What the page was left with. */
  readonly entry?: TableEntry;
  readonly onEntry?: (entry: TableEntry) => void;
  readonly onProfile?: (profile: TableProfile) => void;
};

/**
 * The scorer's desk between a screen and its seat: presses go through the table's machine at once, on the game with all that this
 * device has kept, and what they write is handed to the seat. Nothing is waited for. SCORER2, SCORER3
 */
export class ScoringDesk {
  readonly seat: ScoringSeat;
  readonly #onEntry: (entry: TableEntry) => void;
  readonly #onProfile: (profile: TableProfile) => void;
  readonly #listeners = new Set<() => void>();
  readonly #leave: () => void;
  #game: StandingGame;
  #table: TableSeat;
  #entry: TableEntry;
  #notice: Notice | null = null;
  #notices = 0;
  #walk: LogWalk | null = null;
  #draft: LogDraft | null = null;
  #view: DeskView | null = null;
  #made: MadeLog | null = null;
  /** Of the press that is being read: a busy page hears of keys late. */
  #agoMs = 0;

  constructor({ seat, table, entry = newEntry, onEntry = () => undefined, onProfile = () => undefined }: ScoringDeskOptions) {
    this.seat = seat;
    this.#table = table;
    this.#entry = entry;
    this.#onEntry = onEntry;
    this.#onProfile = onProfile;
    this.#game = seat.game();
    this.#leave = seat.subscribe(() => this.#onSeat());
  }

  close(): void {
    this.#leave();
    this.#listeners.clear();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly view = (): DeskView => {
    this.#view ??= {
      game: this.#game,
      entry: this.#entry,
      now: this.seat.gameNow(),
      notice: this.#notice,
      notices: this.#notices,
      seat: this.seat.state(),
      ...this.#log(),
      walk: this.#walk,
      draft: this.#draft,
    };
    return this.#view;
  };

  /** Of the roles of this page, those that somebody else has meanwhile are not held: the keys of the other go on. SEAT10 */
  get table(): TableSeat {
    const { holds } = this.#table;
    return { ...this.#table, holds: { scorer: holds.scorer && this.#isScorer(), clock: holds.clock && this.seat.state().hasClock } };
  }

  /** How whoever sits here types from now on. */
  become(changes: Partial<TableProfile>): void {
    const profile = { ...this.#table.profile, ...changes };
    this.#table = { ...this.#table, profile };
    this.#onProfile(profile);
    this.#told(null);
  }

  get game(): StandingGame {
    return this.#game;
  }

  /** A key of the keyboard: to the clocks whatever is open, else to the draft, the log, or the game. `agoMs`: how long ago it went down. */
  key(key: TableKey, agoMs = 0): void {
    this.#agoMs = agoMs;
    const meant = meantCode(key.code, key.shift, this.table.profile.hand);
    const isOfClock = keyOf(meant.code, meant.shift, key.alt)?.kind === "clock";
    if (isOfClock && !this.#isStepOfDraft(meant.code, meant.shift || key.alt)) return this.#toGame(key);
    if (this.#draft) return this.#withDraft((desk, draft) => desk.key(draft, meant.code, meant.shift, this.#stamped(key)));
    if (this.#walk) return this.#walkBy(this.#walk, meant.code, meant.shift);
    if (meant.code === "Semicolon" && !meant.shift) return this.openLog();
    this.#toGame(key);
  }

  /** A tap on something of the game. */
  press(given: GivenPress): void {
    this.#agoMs = 0;
    if (given.kind === "key") this.key(given);
    else if (this.#draft) this.#withDraft((desk, draft) => desk.press(draft, this.#stamped(given)));
    else this.#toGame(given);
  }

  openLog(at: EventId | null = null): void {
    this.#walk = LogWalk.begun(this.#game, at);
    this.#told(null);
  }

  filterLog(filter: LogFilter): void {
    this.#walk = this.#walk?.filtered(this.#game, filter) ?? null;
    this.#told(null);
  }

  closeLog(): void {
    this.#walk = null;
    this.#draft = null;
    this.#told(null);
  }

  /** Begins a change of what stands in the log. */
  change(way: Parameters<DraftDesk["begin"]>[0], play: EventId): void {
    this.#walk ??= LogWalk.begun(this.#game, play);
    this.#draft = this.#drafts().begin(way, play, this.#entry.ids, this.#stamp());
    this.#told(this.#draft.notice);
  }

  save(): void {
    this.#withDraft((desk, draft) => desk.save(draft, this.seat.now()));
  }

  leaveDraft(): void {
    this.#leaveDraft();
    this.#told(null);
  }

  giveReason(digit: string): void {
    this.#withDraft((desk, draft) => desk.giveReason(draft, digit));
  }

  /** A game of facts that no sentence has: who is here, who begins, who signs. False: the rules refuse it. */
  tell(changes: TableCommand["changes"], reason: string | null = null): boolean {
    const ids = this.#entry.ids + 1;
    this.#entry = { ...this.#entry, ids };
    const command: TableCommand = {
      commandId: `${this.table.idPrefix}${ids}:command` as TableCommand["commandId"],
      baseVersion: this.#game.version,
      epoch: this.#game.epoch,
      occurredAt: this.seat.now(),
      changes,
      reason,
    };
    return this.#tellCommand(command, null);
  }

  nextId(): EventId {
    const ids = this.#entry.ids + 1;
    this.#entry = { ...this.#entry, ids };
    return `${this.table.idPrefix}${ids}` as EventId;
  }

  #toGame(given: GivenPress): void {
    const { holds } = this.table;
    if (!holds.scorer && !holds.clock) return;
    const { entry, commands, notice } = pressKey(this.#entry, this.#game, this.#stamped(given), this.table);
    this.#entry = entry;
    // What others hang on is shown before it is taken back.
    if (notice?.kind === "depends") return this.#previewUndo();
    if (commands.length > 0) this.seat.keep(commands);
    this.#onEntry(entry);
    this.#told(notice);
  }

  /** Not, where somebody else has the seat, or the link opens it no longer. */
  #isScorer(): boolean {
    const { connection } = this.seat.state();
    return connection !== "taken" && connection !== "refused";
  }

  #previewUndo(): void {
    const gesture = this.#entry.gestures.at(-1);
    if (!gesture) return;
    this.#draft = this.#drafts().beginUndo(gesture, this.#entry.ids, this.#stamp());
    this.#told(null);
  }

  #drafts(): DraftDesk {
    return new DraftDesk(this.#game, this.table);
  }

  /** What becomes of the draft: typed on, left, or told as one command. */
  #withDraft(work: (desk: DraftDesk, draft: LogDraft) => LogDraft | "left" | TableCommand): void {
    const draft = this.#draft;
    if (!draft) return;
    const made = work(this.#drafts(), draft);
    if (made === "left") {
      this.#leaveDraft();
      this.#told(null);
    } else if ("commandId" in made) {
      const isUndo = draft.way === "undo";
      const { gestures, undone } = this.#entry;
      this.#entry = { ...this.#entry, ids: draft.entry.ids + 2 + made.changes.length };
      if (!this.#tellCommand(made, isUndo ? null : { said: "void", commands: [made] })) return;
      const last = gestures.at(-1);
      if (isUndo && last) this.#entry = { ...this.#entry, gestures: gestures.slice(0, -1), undone: [...undone, last] };
      this.#leaveDraft();
      this.#told(null);
    } else {
      this.#draft = made;
      this.#told(made.notice);
    }
  }

  #leaveDraft(): void {
    const draft = this.#draft;
    this.#draft = null;
    if (draft) this.#entry = { ...this.#entry, ids: Math.max(this.#entry.ids, draft.entry.ids + 2) };
    if (draft?.way === "undo") this.#walk = null;
  }

  #tellCommand(command: TableCommand, gesture: Gesture | null): boolean {
    if (!this.#isScorer()) return false;
    const digest = () => digestIn(command);
    const decision = decideCommand(this.#game, command, { ...this.table.sender, receivedAt: command.occurredAt, digest });
    if (decision.kind !== "accepted") {
      this.#told(decision);
      return false;
    }
    if (gesture) this.#entry = { ...this.#entry, gestures: [...this.#entry.gestures, gesture], undone: [] };
    this.#told(null);
    this.seat.keep([command]);
    return true;
  }

  #walkBy(walk: LogWalk, code: string, shift: boolean): void {
    const step = walk.key(this.#game, code, shift);
    if (step.kind === "walk") {
      this.#walk = step.walk;
      this.#told(null);
    } else if (step.kind === "left") this.closeLog();
    else if (step.kind === "flag") this.#flag(step.play);
    else if (step.kind === "move") this.#beginMove(step.play, step.after);
    else this.change(step.way, step.play);
  }

  #beginMove(play: EventId, after: EventId | null): void {
    this.#draft = this.#drafts().beginMove(play, after, this.#entry.ids, this.#stamp());
    this.#told(null);
  }

  /** Raises a pennant on a line, or settles those that are there. SCORER11 */
  #flag(play: EventId): void {
    this.tell(this.#drafts().flagging(play, () => this.nextId(), this.#stamp()));
  }

  /** Arrows alone move what is being corrected by a second, not the clock. */
  #isStepOfDraft(code: string, hasModifier: boolean): boolean {
    return this.#draft !== null && code.startsWith("Arrow") && !hasModifier;
  }

  #onSeat(): void {
    const game = this.seat.game();
    if (game !== this.#game || this.#walk) this.#walk = this.#walk?.kept(game) ?? null;
    this.#game = game;
    this.#changed();
  }

  #stamped(given: GivenPress): Press {
    return { ...given, ...this.#stamp() };
  }

  #stamp(): { readonly at: number; readonly clock: ShownClock } {
    const at = Math.round(this.seat.now() - this.#agoMs);
    const { clock, shotClock, period } = this.seat.gameNow();
    const shot = shotClock && remainingAt(shotClock, at);
    return {
      at,
      clock: {
        gameClockMs: period === null ? null : Math.round(remainingAt(clock, at)),
        shotClockMs: shot === null ? null : Math.round(shot),
        clockQuality: "hand",
      },
    };
  }

  /** Made anew with a play, not with every key. */
  #log(): Pick<DeskView, "lines" | "flags"> {
    const { pending } = this.seat.state();
    const { version } = this.#game;
    const made = this.#made;
    if (made?.game === this.#game && made.version === version && made.pending === pending) return made.log;
    const log = { lines: logLines(this.#game, keptEvents(pending)), flags: openFlags(this.#game.plays).length };
    this.#made = { game: this.#game, version, pending, log };
    return log;
  }

  #told(notice: Notice | null): void {
    this.#notice = notice;
    if (notice) this.#notices++;
    this.#changed();
  }

  #changed(): void {
    this.#view = null;
    for (const listener of this.#listeners) listener();
  }
}
