import type { AddEvent } from "#core/game/events.ts";
import type { FactOf, Side } from "#core/game/facts.ts";
import { isInPenalty } from "#core/game/game-state.ts";
import { orderKeyAfter } from "#core/game/order-key.ts";
import { placeValue } from "#core/game/shot-contradiction.ts";
import { StandingGame } from "#core/game/standing-game.ts";
import type { EventId, PlayerKey } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { mayBeMeant } from "#core/table/answer.ts";
import { basketBefore } from "#core/table/foul-sentences.ts";
import { keyOf, type LatePart, type Press, type ShownClock } from "#core/table/key-press.ts";
import { lateTarget } from "#core/table/late-plays.ts";
import { openThrows } from "#core/table/open-throws.ts";
import { Pressing } from "#core/table/pressing.ts";
import { type Pressed, pressKey } from "#core/table/press-key.ts";
import { readShirt } from "#core/table/shirt-number.ts";
import { newEntry, type Sentence, type TableEntry, type TableSeat } from "#core/table/table-entry.ts";
import type { ImportedGame } from "#server/imports/imported-game.ts";
import { bothSeats } from "./table-seat.ts";
import { gameToType, type Step } from "./game-to-type.ts";

type Told = Exclude<Press, never> extends infer Each ? (Each extends Press ? Omit<Each, "at" | "clock"> : never) : never;

export type TypedGame = {
  readonly game: StandingGame;
  readonly setUp: readonly AddEvent[];
  readonly presses: readonly Press[];
  /** Touches of the scorer; those of the clock seat are counted apart. */
  readonly keys: number;
  readonly clockKeys: number;
  /** Keys of what is said in one breath, one figure each time. */
  readonly keysOf: ReadonlyMap<string, readonly number[]>;
  /** How often the rules refused what was printed, and Enter insisted on it. */
  readonly insisted: number;
  /** Plays that could not be typed, with the reason. */
  readonly untyped: readonly string[];
};

/** The game as it stands when the crew sits down: lists and starters are there. */
export function gameSetUp(setUp: readonly AddEvent[], ruleProfile: string): StandingGame {
  const rules = ruleSetOf(ruleProfile);
  if (!rules) throw new Error(`Unknown rule profile ${ruleProfile}`);
  return new StandingGame(
    1,
    setUp.map((event, index) => ({ ...event, sequence: index + 1, at: startOfTyping, deviceId: null })),
    rules,
  );
}

const startOfTyping = Date.UTC(2026, 10, 21, 18);
/** A fast hand. */
const betweenKeysMs = 120;

/** Types a whole game by asking the table's own machine, before each key, what it would take next. */
export function typeGame(imported: ImportedGame, way: "keys" | "taps" = "keys", seat: TableSeat = bothSeats): TypedGame {
  return new Typist(imported, way, seat).type();
}

class Typist {
  readonly #game: StandingGame;
  readonly #way: "keys" | "taps";
  readonly #seat: TableSeat;
  readonly #setUp: readonly AddEvent[];
  readonly #steps: readonly Step[];
  readonly #presses: Press[] = [];
  readonly #untyped: string[] = [];
  readonly #typedAs = new Map<EventId, EventId>();
  readonly #keysOf = new Map<string, number[]>();
  #entry: TableEntry = newEntry;
  #at = startOfTyping;
  #clock: ShownClock = { gameClockMs: null, shotClockMs: null, clockQuality: "auto" };
  #keys = 0;
  #insisted = 0;
  #clockKeys = 0;
  /** Enters that the next key makes unnecessary, unless it is one of these digits, or none that closes anything. */
  #unclosed: { readonly enters: readonly Press[]; readonly digits: ReadonlySet<string> } | null = null;
  #last: Pressed | null = null;

  constructor(imported: ImportedGame, way: "keys" | "taps", seat: TableSeat) {
    const { setUp, steps } = gameToType(imported);
    this.#setUp = setUp;
    this.#steps = steps;
    this.#way = way;
    this.#seat = seat;
    this.#game = gameSetUp(setUp, imported.ruleProfile);
  }

  type(): TypedGame {
    for (const [index, step] of this.#steps.entries()) {
      const { gameClockMs, shotClockMs, clockQuality } = step.event.moment;
      this.#clock = { gameClockMs: gameClockMs ?? this.#clock.gameClockMs, shotClockMs, clockQuality };
      const [before, version] = [this.#keys, this.#game.version];
      const isTyped = this.#step(step, this.#steps[index + 1]);
      const { fact, eventId } = step.event;
      if (!isTyped) this.#drop(step);
      if (!isTyped) this.#untyped.push(`${eventId} ${fact.type} (${JSON.stringify(this.#last?.notice)})`);
      else if (this.#game.version > version) this.#remember(step, version);
      this.#countKeys(index, this.#keys - before);
    }
    this.#finishOpen();
    return {
      game: this.#game,
      setUp: this.#setUp,
      presses: this.#presses,
      keys: this.#keys,
      clockKeys: this.#clockKeys,
      keysOf: this.#keysOf,
      insisted: this.#insisted,
      untyped: this.#untyped,
    };
  }

  /** Keys of a basket alone, of one with its assist, of a miss with its rebound: what is said in one breath. */
  #countKeys(index: number, keys: number): void {
    this.#keysOfStep.push(keys);
    const [fact, next] = [this.#steps[index]!.event.fact, this.#steps[index + 1]?.event.fact.type];
    const before = this.#steps[index - 1]?.event.fact;
    if (fact.type === "field-goal" && fact.made && next !== "assist") this.#countAs("basket", keys);
    if (before?.type !== "field-goal") return;
    const both = keys + (this.#keysOfStep[index - 1] ?? 0);
    if (fact.type === "assist" && before.made) this.#countAs("basket with assist", both);
    if (fact.type === "rebound" && !before.made) this.#countAs("miss with rebound", both);
  }

  readonly #keysOfStep: number[] = [];

  #countAs(what: string, keys: number): void {
    const known = this.#keysOf.get(what);
    if (known) known.push(keys);
    else this.#keysOf.set(what, [keys]);
  }

  /** What could not be typed is dropped, so that it does not stand in the way of the rest; who is on court must go on being right. */
  #drop({ event }: Step): void {
    const notice = this.#last;
    if (this.#sentence) this.#key("Escape");
    if (this.#sentence) this.#key("Escape");
    if (event.fact.type === "substitution") this.#byLeague(event);
    this.#last = notice;
  }

  get #sentence(): Sentence | null {
    return this.#entry.sentence;
  }

  /** Under which id the table wrote what the source has under its own. */
  #remember({ event }: Step, version: number): void {
    const written = this.#game.events.slice(version).find((each) => each.op === "add" && each.fact.type === event.fact.type);
    if (written) this.#typedAs.set(event.eventId, written.eventId);
  }

  #step(step: Step, next: Step | undefined): boolean {
    const { fact } = step.event;
    switch (fact.type) {
      case "field-goal":
        return this.#shot(fact);
      case "free-throw":
        return this.#throw(fact);
      case "assist":
        return this.#part("assist", "KeyI", fact.side, fact.player, step);
      case "block":
        return this.#part("block", "KeyB", fact.side, fact.player, step);
      case "steal":
        return this.#part("steal", "KeyK", fact.side, fact.player, step);
      case "foul.drawn":
        return this.#part("fouled", "KeyU", fact.side, fact.player, step);
      case "rebound":
        return this.#rebound(fact, step);
      case "turnover":
        return this.#key("KeyC") && this.#who(fact.side, fact.player);
      case "foul":
        return this.#foul(fact, step, next);
      case "substitution":
        return this.#wave(fact);
      case "timeout":
        return this.#key(fact.side === "home" ? "BracketLeft" : "BracketRight");
      case "challenge":
        return this.#key("KeyY") && this.#key(sideKey(fact.side));
      case "jump-ball":
        return this.#jumpBall(fact);
      case "period.start":
      case "period.end":
      case "game.end":
        return this.#period();
      default:
        return this.#byLeague(step.event);
    }
  }

  /** What no key at the table is for is written by the office. */
  #byLeague(event: AddEvent): boolean {
    this.#finishOpen();
    this.#game.take({ ...event, eventId: `league-${event.eventId}` as EventId, orderKey: this.#endKey(), ...this.#stamp() });
    return true;
  }

  #stamp() {
    return { sequence: this.#game.version + 1, at: this.#at, deviceId: null };
  }

  #endKey(): string {
    return orderKeyAfter(this.#game.plays.at(-1)?.orderKey ?? null);
  }

  #shot({ side, player, value, made, position }: FactOf<"field-goal">): boolean {
    if (this.#way === "keys") return this.#key(shotKeys[`${value} ${made}`]!) && this.#who(side, player);
    if (position) this.#press({ kind: "place", position });
    // A place that says otherwise than the source: the value is pressed, and pressed again when the table asks.
    const differs = position !== null && placeValue(position) !== value;
    this.#press({ kind: "shot", made, value: position && !differs ? null : value });
    if (differs) this.#press({ kind: "shot", made, value });
    return this.#who(side, player);
  }

  #throw({ side, player, made }: FactOf<"free-throw">): boolean {
    const code = made ? "KeyQ" : "KeyA";
    this.#closeWave();
    const [open] = openThrows(this.#game.plays);
    if (open?.side === side && open.shooter === player) return this.#key(code);
    const asksWho = open !== undefined && open.shooter !== null;
    return this.#key(code, asksWho) && this.#who(side, player);
  }

  /** A wave that is still open is closed by the key that comes; what that key will meet has to be known before. */
  #closeWave(): void {
    if (this.#entry.sentence?.saying.kind === "wave") this.#closeAhead(new Set("0123456789"));
  }

  /** Goes on as if Enter had been pressed: the next key does it, or Enter is pressed before it after all. */
  #closeAhead(digits: ReadonlySet<string>): void {
    const press = this.#stamped(keyPress("Enter"));
    this.#last = pressKey(this.#entry, this.#game, press, this.#seat);
    this.#entry = this.#last.entry;
    if (this.#entry.refused !== null) {
      this.#presses.push(...(this.#unclosed?.enters ?? []), press);
      this.#unclosed = null;
      this.#insist();
      return;
    }
    this.#unclosed = { enters: [...(this.#unclosed?.enters ?? []), press], digits };
  }

  #foul(fact: FactOf<"foul">, { event, throws }: Step, next: Step | undefined): boolean {
    this.#closeWave();
    if (fact.kind === "offensive") return this.#key("KeyV") && this.#who(fact.side, fact.player);
    const listed = fact.offender === "coach" ? "8" : fact.offender === "bench" ? "7" : listedKinds[fact.kind];
    if (listed !== undefined) {
      if (!this.#key("KeyF") || !this.#key("KeyF") || !this.#key(`Digit${listed}`)) return false;
      if (!this.#who(fact.side, fact.offender === "player" ? fact.player : null)) return false;
      return this.#throws(throws, this.#fouledOf(event, next) !== null);
    }
    const drawn = this.#fouledOf(event, next);
    const { rules, state } = this.#game;
    const moment = { period: state.periods[state.periodIndex]!.period, ...this.#clock };
    const basket = basketBefore({ plays: this.#game.plays, rules } as StandingGame, { at: this.#at, moment }, fact.side);
    const given = isInPenalty(state, fact.side) ? 2 : 0;
    const isBasket = basket !== null && throws === 1 && drawn?.player === basket.player;
    const byShots = given !== throws && (isBasket || (basket === null && throws >= 2));
    if (!this.#key(byShots ? "KeyG" : "KeyF") || !this.#who(fact.side, fact.player)) return false;
    return this.#throws(throws, drawn !== null && !(byShots && isBasket));
  }

  /** Who was fouled, if that is said next. */
  #fouledOf({ eventId, fact }: AddEvent, next: Step | undefined): FactOf<"foul.drawn"> | null {
    const drawn = next?.event.fact;
    if (drawn?.type !== "foul.drawn" || (next?.of !== null && next?.of !== eventId)) return null;
    return "side" in fact && drawn.side !== fact.side ? drawn : null;
  }

  #wanted: number | null = null;

  /** The number of throws is told where the rules gave another one: behind who was fouled, if he is named. */
  #throws(throws: number, isDrawnNext: boolean): boolean {
    const foul = this.#game.plays.findLast((play) => play.fact.type === "foul")?.fact as FactOf<"foul">;
    this.#wanted = foul.freeThrows === throws ? null : throws;
    return isDrawnNext || this.#wanted === null ? true : this.#tellThrows();
  }

  #tellThrows(): boolean {
    const throws = this.#wanted;
    this.#wanted = null;
    if (throws === null) return true;
    if (this.#sentence?.ask !== "throws") this.#key("Period");
    return this.#key(`Digit${throws}`);
  }

  #part(what: LatePart, code: string, side: Side, player: PlayerKey | null, { of }: Step): boolean {
    const target = of === null ? null : (this.#typedAs.get(of) ?? null);
    const { plays } = this.#game;
    // Written with the foul already: the shooter of a basket that counts.
    if (what === "fouled" && plays.some(({ link, fact }) => link?.to === target && fact.type === "foul.drawn")) return this.#tellThrows();
    const isOpen = this.#sentence?.ask === what && (target === null || this.#sentence.target === target) && this.#sentence.side === side;
    if (!isOpen && !this.#openLate(what, code, side, target)) return false;
    return this.#player(side, player) && (what !== "fouled" || this.#tellThrows());
  }

  #rebound({ side, player, kind }: FactOf<"rebound">, { of }: Step): boolean {
    const target = of === null ? null : (this.#typedAs.get(of) ?? null);
    const fits = (id: EventId | null) => {
      const shot = id === null ? undefined : this.#game.plays[this.#game.placeOf(id)]?.fact;
      return shot !== undefined && "side" in shot && (shot.side === side) === (kind === "offensive");
    };
    const sentence = this.#sentence;
    const isOpen = sentence?.ask === "rebound" && fits(sentence.target) && (target === null || sentence.target === target || !fits(target));
    if (!isOpen && !this.#openLate("rebound", "KeyO", null, fits(target) ? target : null, fits)) return false;
    return this.#who(side, player);
  }

  /** By the part's own key, as often as it takes to come to the play; false: there is none that can have it. */
  #openLate(what: LatePart, code: string, side: Side | null, target: EventId | null, fits: (id: EventId) => boolean = () => true): boolean {
    this.#closeWave();
    for (let back = 0; ; back++) {
      const late = lateTarget(this.#game.plays, what, back);
      if (!late) return false;
      const isIt = target === null ? (side === null || late.side === side) && fits(late.play.eventId) : late.play.eventId === target;
      if (!isIt) continue;
      for (let press = 0; press <= back + 2 && this.#sentence?.target !== late.play.eventId; press++) this.#key(code);
      if (this.#sentence?.ask !== what) this.#key(code);
      return this.#sentence?.ask === what && this.#sentence.target === late.play.eventId;
    }
  }

  #wave({ side, out, in: inn }: FactOf<"substitution">): boolean {
    this.#key(sideKey(side));
    for (const player of [...out, ...inn]) {
      const saying = this.#sentence?.saying;
      if (saying?.kind === "wave" && saying.out.includes(player)) continue;
      if (!this.#player(side, player)) return false;
    }
    // Half a wave, as some sources print it: Enter, and Enter again.
    return out.length === inn.length || this.#key("Enter");
  }

  #jumpBall({ winner }: FactOf<"jump-ball">): boolean {
    this.#key("KeyJ");
    if (winner === null || this.#game.state.arrow === winner) return this.#key("Enter");
    return this.#key(sideKey(winner));
  }

  #period(): boolean {
    this.#finishOpen();
    return this.#clockKey("Backslash") && this.#clockKey("Backslash");
  }

  #finishOpen(): void {
    for (let presses = 0; presses < 3 && this.#sentence; presses++) this.#key("Enter");
  }

  /** The side first, where the table guesses the other one; then his number. */
  #who(side: Side, player: PlayerKey | null): boolean {
    if (this.#way === "keys" && this.#sentence && this.#sentence.side !== side) this.#key("Equal");
    return this.#player(side, player);
  }

  #player(side: Side, player: PlayerKey | null): boolean {
    const { sentence } = this.#entry;
    if (!sentence) return false;
    const before = this.#game.version;
    if (this.#way === "taps") this.#press({ kind: "player", side, player });
    else if (player === null) this.#key("Minus");
    else this.#number(sentence, side, player);
    if (this.#sentence?.ask === "in-for") this.#key("Enter");
    if (this.#last?.notice) return false;
    return this.#sentence?.saying.kind === "wave" || this.#game.version > before;
  }

  #number(sentence: Sentence, side: Side, player: PlayerKey): void {
    const shirt = this.#game.state[side].players.get(player)?.player.shirt ?? "";
    const { meant, others } = mayBeMeant(this.#with(sentence), sentence);
    const isOther = !meant.some(({ key }) => key === player);
    const isMisread = [...shirt].some((_, index) => {
      const reading = readShirt(shirt.slice(0, index + 1), meant, others, false);
      const isLast = index === shirt.length - 1;
      if (reading.kind === "waits") return isOther && reading.exact !== null;
      return reading.kind === "nobody" || reading.key !== player || !isLast;
    });
    if (shirt === "" || isMisread) {
      this.#press({ kind: "player", side, player });
      return;
    }
    for (const digit of shirt) this.#key(`Digit${digit}`);
    const pending = this.#sentence;
    if (pending?.digits === shirt) this.#closeAhead(this.#digitsAfter(pending));
  }

  #with(sentence: Sentence) {
    return new Pressing({ ...this.#entry, sentence }, this.#game, this.#stamped({ kind: "key", code: "", shift: false, alt: false }), this.#seat);
  }

  #key(code: string, shift = false): boolean {
    this.#press({ kind: "key", code, shift, alt: false }, shift ? 2 : 1);
    return this.#last?.notice === null;
  }

  /** Digits that would make a longer number of the one that is typed. */
  #digitsAfter(sentence: Sentence): ReadonlySet<string> {
    const { meant, others } = mayBeMeant(this.#with(sentence), sentence);
    const isMeant = meant.some(({ shirt }) => shirt === sentence.digits);
    const continues = (digit: string) => readShirt(sentence.digits + digit, meant, isMeant ? [] : others, false).kind !== "nobody";
    return new Set([..."0123456789"].filter(continues));
  }

  #clockKey(code: string): boolean {
    this.#clockKeys++;
    this.#press(keyPress(code), 0);
    return this.#last?.notice === null;
  }

  #press(told: Told, counts = 1): void {
    if (this.#unclosed && !closes(told, this.#unclosed)) {
      this.#presses.push(...this.#unclosed.enters);
      this.#keys += this.#unclosed.enters.length;
    }
    this.#unclosed = null;
    const press = this.#stamped(told);
    this.#presses.push(press);
    this.#keys += counts;
    this.#last = pressKey(this.#entry, this.#game, press, this.#seat);
    this.#entry = this.#last.entry;
    if (this.#entry.refused !== null) this.#insist();
  }

  /** What the rules refuse was printed all the same: Enter takes it, flagged. */
  #insist(): void {
    const press = this.#stamped(keyPress("Enter"));
    this.#presses.push(press);
    this.#keys++;
    this.#insisted++;
    this.#last = pressKey(this.#entry, this.#game, press, this.#seat);
    this.#entry = this.#last.entry;
  }

  #stamped(told: Told): Press {
    this.#at += betweenKeysMs;
    return { ...told, at: this.#at, clock: this.#clock } as Press;
  }
}

const shotKeys: Readonly<Record<string, string>> = { "2 true": "KeyW", "3 true": "KeyE", "2 false": "KeyS", "3 false": "KeyD" };
const listedKinds: Readonly<Partial<Record<FactOf<"foul">["kind"], string>>> = {
  technical: "1",
  unsportsmanlike: "2",
  disqualifying: "3",
  "throw-in": "4",
  double: "5",
  fight: "6",
};

/** Whether a press makes the Enter before it unnecessary. */
function closes(told: Told, { digits }: { readonly digits: ReadonlySet<string> }): boolean {
  if (told.kind !== "key") return false;
  const key = keyOf(told.code, told.shift, told.alt);
  if (key?.kind === "digit") return !digits.has(key.digit);
  return key?.kind === "action" || key?.kind === "flip" || key?.kind === "nobody";
}

function keyPress(code: string): Told {
  return { kind: "key", code, shift: false, alt: false };
}

function sideKey(side: Side): string {
  return side === "home" ? "KeyN" : "KeyM";
}
