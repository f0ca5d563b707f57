import type { GameMoment } from "#core/game/facts.ts";
import { openFlags } from "#core/game/game-faults.ts";
import { periodAt } from "#core/game/period.ts";
import type { StandingGame } from "#core/game/standing-game.ts";
import type { TableChange, TableCommand } from "#core/game/table-command.ts";
import type { EventId } from "#core/kernel/ids.ts";
import type { Press } from "#core/table/key-press.ts";
import { type Gesture, newEntry, type TableSeat } from "#core/table/table-entry.ts";
import {
  commandOfDraft,
  correctionReasons,
  type DraftWay,
  fixedDraft,
  type LogDraft,
  needsReason,
  pressInDraft,
  previewed,
  shiftedDraft,
  typedDraft,
} from "./log-draft.ts";

type Stamp = Pick<Press, "at" | "clock">;

const stepsMs: Readonly<Record<string, number>> = { ArrowLeft: -1000, ArrowRight: 1000 };

/** What is done with a draft; holds nothing itself. */
export class DraftDesk {
  readonly #game: StandingGame;
  readonly #seat: TableSeat;

  constructor(game: StandingGame, seat: TableSeat) {
    this.#game = game;
    this.#seat = seat;
  }

  begin(way: Exclude<DraftWay, "undo" | "move">, play: EventId, ids: number, stamp: Stamp): LogDraft {
    if (way !== "void") return typedDraft(way, play, this.#game, ids, stamp, this.#seat);
    return this.#fixed("void", play, ids, stamp, [{ op: "void", eventId: this.#id(ids + 1), target: play }]);
  }

  beginMove(play: EventId, after: EventId | null, ids: number, stamp: Stamp): LogDraft {
    return this.#fixed("move", play, ids, stamp, [{ op: "move", eventId: this.#id(ids + 1), target: play, after }]);
  }

  /** All that a gesture wrote, with what others have hung on it. */
  beginUndo({ commands }: Gesture, ids: number, stamp: Stamp): LogDraft {
    const written = commands.flatMap(({ changes }) => changes).reverse();
    const changes = written
      .filter(({ op, eventId }) => op === "amend" || op === "void" || this.#game.placeOf(eventId) >= 0)
      .map(({ eventId }, index): TableChange => ({ op: "void", eventId: this.#id(ids + 1 + index), target: eventId }));
    return this.#fixed("undo", written[0]?.eventId ?? this.#id(ids), ids + changes.length, stamp, changes);
  }

  key(draft: LogDraft, code: string, shift: boolean, press: Press): LogDraft | "left" | TableCommand {
    const { sentence, cursor } = draft.entry;
    const stepMs = stepsMs[code];
    if (stepMs !== undefined) return previewed(shiftedDraft(draft, stepMs), this.#game, press.at, this.#seat);
    const isReady = draft.preview !== null && (sentence === null || !("digits" in sentence) || sentence.digits === "");
    if (code === "Escape" && sentence === null) return "left";
    if (isReady && (code === "Enter" || code === "NumpadEnter") && !mustAnswer(draft)) return this.save(draft, press.at);
    const digit = /^(?:Digit|Numpad)([1-4])$/.exec(code)?.[1];
    if (digit !== undefined && sentence === null && !shift) return this.giveReason(draft, digit);
    if (cursor === null) return draft;
    return this.press(draft, press);
  }

  press(draft: LogDraft, press: Press): LogDraft {
    if (draft.entry.cursor === null) return draft;
    return previewed(pressInDraft(draft, press, this.#seat), this.#game, press.at, this.#seat);
  }

  giveReason(draft: LogDraft, digit: string): LogDraft {
    const reason = correctionReasons[Number(digit) - 1] ?? null;
    return { ...draft, reason, notice: null };
  }

  /** The command that it becomes; the draft again where something is missing. */
  save(draft: LogDraft, at: number): LogDraft | "left" | TableCommand {
    if (draft.preview?.kind === "refused") return { ...draft, notice: draft.preview };
    // The next digit is the reason, and nobody's number.
    if (needsReason(draft) && draft.reason === null)
      return { ...draft, entry: { ...draft.entry, sentence: null }, notice: { kind: "must-answer" } };
    return commandOfDraft(draft, this.#game, Math.round(at), this.#seat.idPrefix) ?? "left";
  }

  flagging(play: EventId, nextId: () => EventId, { clock }: Stamp): readonly TableChange[] {
    const moment = this.#moment(clock);
    const open = openFlags(this.#game.plays).filter(({ about }) => about === play);
    const facts =
      open.length > 0
        ? open.map(({ eventId }) => ({ type: "flag.clear", about: eventId }) as const)
        : [{ type: "flag.raise", kind: "by-hand", detail: "", about: play } as const];
    return facts.map((fact) => ({ op: "add", eventId: nextId(), moment, link: null, fact, after: null }));
  }

  #moment(clock: Stamp["clock"]): GameMoment {
    const { state, rules } = this.#game;
    return { period: state.periods[state.periodIndex]?.period ?? periodAt(0, rules.format), ...clock };
  }

  #fixed(way: DraftWay, play: EventId, ids: number, { at }: Stamp, changes: readonly TableChange[]): LogDraft {
    return previewed(fixedDraft(way, play, this.#game, { ...newEntry, ids: ids + 1 }, changes), this.#game, at, this.#seat);
  }

  #id(number: number): EventId {
    return `${this.#seat.idPrefix}${number}` as EventId;
  }
}

function mustAnswer({ entry: { sentence, refused } }: LogDraft): boolean {
  if (refused !== null) return true;
  return sentence !== null && ["who", "in-for", "winner", "value", "foul-kind", "numbers"].includes(sentence.ask);
}
