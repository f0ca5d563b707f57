import type { Side } from "#core/game/facts.ts";
import type { StandingGame } from "#core/game/standing-game.ts";
import type { PlayerKey } from "#core/kernel/ids.ts";
import { mayBeMeant } from "#core/table/answer.ts";
import { keyOf, type Press, type ShownClock } from "#core/table/key-press.ts";
import { Pressing } from "#core/table/pressing.ts";
import { type Pressed, pressKey } from "#core/table/press-key.ts";
import { readShirt } from "#core/table/shirt-number.ts";
import { newEntry, type Sentence, type TableEntry, type TableSeat } from "#core/table/table-entry.ts";

type GivenPress = Press extends infer Each ? (Each extends Press ? Omit<Each, "at" | "clock"> : never) : never;

export const startOfTyping = Date.UTC(2026, 10, 21, 18);
/** A fast hand. */
const betweenKeysMs = 120;

/** A hand at the table: knows of each key what the table's machine would make of it before it presses it. */
export class TypingHand {
  readonly game: StandingGame;
  readonly way: "keys" | "taps";
  readonly presses: Press[] = [];
  keys = 0;
  clockKeys = 0;
  /** How often the rules refused what was printed, and Enter insisted on it. */
  insisted = 0;
  last: Pressed | null = null;
  readonly #seat: TableSeat;
  #entry: TableEntry = newEntry;
  #at = startOfTyping;
  #clock: ShownClock = { gameClockMs: null, shotClockMs: null, clockQuality: "auto" };
  /** Enters that the next key makes unnecessary, unless it is one of these digits, or none that closes anything. */
  #unclosed: { readonly enters: readonly Press[]; readonly digits: ReadonlySet<string> } | null = null;

  constructor(game: StandingGame, way: "keys" | "taps", seat: TableSeat) {
    this.game = game;
    this.way = way;
    this.#seat = seat;
  }

  get at(): number {
    return this.#at;
  }

  get clock(): ShownClock {
    return this.#clock;
  }

  get sentence(): Sentence | null {
    return this.#entry.sentence;
  }

  /** What the clocks show from here on; where nothing was printed, what they showed. */
  look({ gameClockMs, shotClockMs, clockQuality }: ShownClock): void {
    this.#clock = { gameClockMs: gameClockMs ?? this.#clock.gameClockMs, shotClockMs, clockQuality };
  }

  /** A wave that is still open is closed by the key that comes; what that key will meet has to be known before. */
  closeWave(): void {
    if (this.sentence?.saying.kind === "wave") this.#closeAhead(new Set("0123456789"));
  }

  /** Goes on as if Enter had been pressed: the next key does it, or Enter is pressed before it after all. */
  #closeAhead(digits: ReadonlySet<string>): void {
    const press = this.#stamped(keyPress("Enter"));
    this.last = pressKey(this.#entry, this.game, press, this.#seat);
    this.#entry = this.last.entry;
    if (this.#entry.refused !== null) {
      this.presses.push(...(this.#unclosed?.enters ?? []), press);
      this.#unclosed = null;
      this.#insist();
      return;
    }
    this.#unclosed = { enters: [...(this.#unclosed?.enters ?? []), press], digits };
  }

  /** Closes whatever sentence is open. */
  finishOpen(): void {
    for (let presses = 0; presses < 3 && this.sentence; presses++) this.key("Enter");
  }

  /** The side first, where the table guesses the other one; then his number. */
  who(side: Side, player: PlayerKey | null): boolean {
    if (this.way === "keys" && this.sentence && this.sentence.side !== side) this.key("Equal");
    return this.player(side, player);
  }

  /** Answers the open question with a player; false: the table did not take it. */
  player(side: Side, player: PlayerKey | null): boolean {
    const { sentence } = this.#entry;
    if (!sentence) return false;
    const before = this.game.version;
    if (this.way === "taps") this.press({ kind: "player", side, player });
    else if (player === null) this.key("Minus");
    else this.#number(sentence, side, player);
    if (this.sentence?.ask === "in-for") this.key("Enter");
    if (this.last?.notice) return false;
    return this.sentence?.saying.kind === "wave" || this.game.version > before;
  }

  #number(sentence: Sentence, side: Side, player: PlayerKey): void {
    const shirt = this.game.state[side].players.get(player)?.player.shirt ?? "";
    const { meant, others } = mayBeMeant(this.#with(sentence), sentence);
    const isOther = !meant.some(({ key }) => key === player);
    const isMisread = [...shirt].some((_, index) => {
      const reading = readShirt(shirt.slice(0, index + 1), meant, others, false);
      const isLast = index === shirt.length - 1;
      if (reading.kind === "waits") return isOther && reading.exact !== null;
      return reading.kind === "nobody" || reading.key !== player || !isLast;
    });
    if (shirt === "" || isMisread) {
      this.press({ kind: "player", side, player });
      return;
    }
    for (const digit of shirt) this.key(`Digit${digit}`);
    const pending = this.sentence;
    if (pending?.digits === shirt) this.#closeAhead(this.#digitsAfter(pending));
  }

  #with(sentence: Sentence) {
    return new Pressing(
      { ...this.#entry, sentence },
      this.game,
      this.#stamped({ kind: "key", code: "", shift: false, alt: false }),
      this.#seat,
    );
  }

  /** Presses a key by its place; false: the table has something against it. */
  key(code: string, shift = false): boolean {
    this.press({ kind: "key", code, shift, alt: false }, shift ? 2 : 1);
    return this.last?.notice === null;
  }

  /** Digits that would make a longer number of the one that is typed. */
  #digitsAfter(sentence: Sentence): ReadonlySet<string> {
    const { meant, others } = mayBeMeant(this.#with(sentence), sentence);
    const isMeant = meant.some(({ shirt }) => shirt === sentence.digits);
    const continues = (digit: string) => readShirt(sentence.digits + digit, meant, isMeant ? [] : others, false).kind !== "nobody";
    return new Set("0123456789".split("").filter(continues));
  }

  /** A key of the clock seat, which has its own person. */
  clockKey(code: string): boolean {
    this.clockKeys++;
    this.press(keyPress(code), 0);
    return this.last?.notice === null;
  }

  /** `counts`: what it is to be counted as. */
  press(told: GivenPress, counts = 1): void {
    if (this.#unclosed && !closes(told, this.#unclosed)) {
      this.presses.push(...this.#unclosed.enters);
      this.keys += this.#unclosed.enters.length;
    }
    this.#unclosed = null;
    const press = this.#stamped(told);
    this.presses.push(press);
    this.keys += counts;
    this.last = pressKey(this.#entry, this.game, press, this.#seat);
    this.#entry = this.last.entry;
    if (this.#entry.refused !== null) this.#insist();
  }

  /** What the rules refuse was printed all the same: Enter takes it, flagged. */
  #insist(): void {
    const press = this.#stamped(keyPress("Enter"));
    this.presses.push(press);
    this.keys++;
    this.insisted++;
    this.last = pressKey(this.#entry, this.game, press, this.#seat);
    this.#entry = this.last.entry;
  }

  #stamped(told: GivenPress): Press {
    this.#at += betweenKeysMs;
    return { ...told, at: this.#at, clock: this.#clock };
  }
}

/** Whether a press makes the Enter before it unnecessary. */
function closes(told: GivenPress, { digits }: { readonly digits: ReadonlySet<string> }): boolean {
  if (told.kind !== "key") return false;
  const key = keyOf(told.code, told.shift, told.alt);
  if (key?.kind === "digit") return !digits.has(key.digit);
  return key?.kind === "action" || key?.kind === "flip" || key?.kind === "nobody";
}

function keyPress(code: string): GivenPress {
  return { kind: "key", code, shift: false, alt: false };
}
