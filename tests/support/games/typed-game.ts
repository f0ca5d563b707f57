import type { AddEvent } from "#core/game/events.ts";
import type { FactOf, FactType, Side } from "#core/game/facts.ts";
import { isInPenalty } from "#core/game/game-state.ts";
import { orderKeyAfter } from "#core/game/order-key.ts";
import { placeValue } from "#core/game/shot-contradiction.ts";
import { StandingGame } from "#core/game/standing-game.ts";
import type { EventId, PlayerKey } from "#core/kernel/ids.ts";
import { ruleSetOf } from "#core/rules/rule-profile.ts";
import { basketBefore } from "#core/table/foul-sentences.ts";
import type { LatePart, Press } from "#core/table/key-press.ts";
import { lateTarget } from "#core/table/late-plays.ts";
import { openThrows } from "#core/table/open-throws.ts";
import type { TableSeat } from "#core/table/table-entry.ts";
import type { ImportedGame } from "#server/imports/imported-game.ts";
import { bothSeats } from "./table-seat.ts";
import { gameToType, type Step } from "./game-to-type.ts";
import { startOfTyping, TypingHand } from "./typing-hand.ts";

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

/** Types a whole game by asking the table's own machine, before each key, what it would take next. */
export function typeGame(
  imported: ImportedGame,
  way: "keys" | "taps" = "keys",
  { runsClock = false, seat = bothSeats }: Ways = {},
): TypedGame {
  return new Typist(imported, way, seat, runsClock).type();
}

/** `runsClock`: no board tells the time, so somebody starts and stops the clock by its key. */
export type Ways = { readonly runsClock?: boolean; readonly seat?: TableSeat };

/** At what the clock stands when it is written. */
const atStops: ReadonlySet<FactType> = new Set(["foul", "substitution", "timeout", "jump-ball", "free-throw", "period.end"] as const);

class Typist {
  readonly #game: StandingGame;
  readonly #hand: TypingHand;
  readonly #setUp: readonly AddEvent[];
  readonly #steps: readonly Step[];
  readonly #untyped: string[] = [];
  readonly #typedAs = new Map<EventId, EventId>();
  readonly #keysOf = new Map<string, number[]>();
  readonly #runsClock: boolean;

  constructor(imported: ImportedGame, way: "keys" | "taps", seat: TableSeat, runsClock: boolean) {
    this.#runsClock = runsClock;
    const { setUp, steps } = gameToType(imported);
    this.#setUp = setUp;
    this.#steps = steps;
    this.#game = gameSetUp(setUp, imported.ruleProfile);
    this.#hand = new TypingHand(this.#game, way, seat);
  }

  type(): TypedGame {
    for (const [index, step] of this.#steps.entries()) {
      if (this.#runsClock) this.#runClock(step);
      this.#hand.look(step.event.moment);
      const [before, version] = [this.#hand.keys, this.#game.version];
      const isTyped = this.#step(step, this.#steps[index + 1]);
      const { fact, eventId } = step.event;
      if (!isTyped) this.#drop(step);
      if (!isTyped) this.#untyped.push(`${eventId} ${fact.type} (${JSON.stringify(this.#hand.last?.notice)})`);
      else if (this.#game.version > version) this.#remember(step, version);
      this.#countKeys(index, this.#hand.keys - before);
    }
    this.#hand.finishOpen();
    return {
      game: this.#game,
      setUp: this.#setUp,
      presses: this.#hand.presses,
      keys: this.#hand.keys,
      clockKeys: this.#hand.clockKeys,
      keysOf: this.#keysOf,
      insisted: this.#hand.insisted,
      untyped: this.#untyped,
    };
  }

  /** Lets the clock run from where it stands to this step, and stops it where it stands for it. */
  #runClock({ event: { fact, moment } }: Step): void {
    const { clock, periods, periodIndex } = this.#game.state;
    const period = periods[periodIndex];
    if (!period?.started || period.ended) return;
    const shownMs = this.#hand.clock.gameClockMs;
    if (!clock.running && moment.gameClockMs !== null && shownMs !== null && moment.gameClockMs < shownMs) this.#hand.clockKey("Space");
    if (!this.#game.state.clock.running || !atStops.has(fact.type)) return;
    this.#hand.look(moment);
    this.#hand.clockKey("Space");
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
    const notice = this.#hand.last;
    if (this.#hand.sentence) this.#hand.key("Escape");
    if (this.#hand.sentence) this.#hand.key("Escape");
    if (event.fact.type === "substitution") this.#byLeague(event);
    this.#hand.last = notice;
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
        return this.#hand.key("KeyC") && this.#hand.who(fact.side, fact.player);
      case "foul":
        return this.#foul(fact, step, next);
      case "substitution":
        return this.#wave(fact);
      case "timeout":
        return this.#hand.key(fact.side === "home" ? "BracketLeft" : "BracketRight");
      case "challenge":
        return this.#hand.key("KeyY") && this.#hand.key(sideKey(fact.side));
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
    this.#hand.finishOpen();
    this.#game.take({ ...event, eventId: `league-${event.eventId}` as EventId, orderKey: this.#endKey(), ...this.#stamp() });
    return true;
  }

  #stamp() {
    return { sequence: this.#game.version + 1, at: this.#hand.at, deviceId: null };
  }

  #endKey(): string {
    return orderKeyAfter(this.#game.plays.at(-1)?.orderKey ?? null);
  }

  #shot({ side, player, value, made, position }: FactOf<"field-goal">): boolean {
    if (this.#hand.way === "keys") return this.#hand.key(shotKeys[`${value} ${made}`]!) && this.#hand.who(side, player);
    if (position) this.#hand.press({ kind: "place", position });
    // A place that says otherwise than the source: the value is pressed, and pressed again when the table asks.
    const differs = position !== null && placeValue(position) !== value;
    this.#hand.press({ kind: "shot", made, value: position && !differs ? null : value });
    if (differs) this.#hand.press({ kind: "shot", made, value });
    return this.#hand.who(side, player);
  }

  #throw({ side, player, made }: FactOf<"free-throw">): boolean {
    const code = made ? "KeyQ" : "KeyA";
    this.#hand.closeWave();
    const [open] = openThrows(this.#game.plays);
    if (open?.side === side && open.shooter === player) return this.#hand.key(code);
    const asksWho = open !== undefined && open.shooter !== null;
    return this.#hand.key(code, asksWho) && this.#hand.who(side, player);
  }

  #foul(fact: FactOf<"foul">, { event, throws }: Step, next: Step | undefined): boolean {
    this.#hand.closeWave();
    if (fact.kind === "offensive") return this.#hand.key("KeyV") && this.#hand.who(fact.side, fact.player);
    const listed = fact.offender === "coach" ? "8" : fact.offender === "bench" ? "7" : listedKinds[fact.kind];
    if (listed !== undefined) {
      if (!this.#hand.key("KeyF") || !this.#hand.key("KeyF") || !this.#hand.key(`Digit${listed}`)) return false;
      if (!this.#hand.who(fact.side, fact.offender === "player" ? fact.player : null)) return false;
      return this.#throws(throws, this.#fouledOf(event, next) !== null);
    }
    const drawn = this.#fouledOf(event, next);
    const { rules, state } = this.#game;
    const moment = { period: state.periods[state.periodIndex]?.period ?? event.moment.period, ...this.#hand.clock };
    const basket = basketBefore({ plays: this.#game.plays, rules }, { at: this.#hand.at, moment }, fact.side);
    const given = isInPenalty(state, fact.side) ? 2 : 0;
    const isBasket = basket !== null && throws === 1 && drawn?.player === basket.player;
    const byShots = given !== throws && (isBasket || (basket === null && throws >= 2));
    if (!this.#hand.key(byShots ? "KeyG" : "KeyF") || !this.#hand.who(fact.side, fact.player)) return false;
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
    if (this.#hand.sentence?.ask !== "throws") this.#hand.key("Period");
    return this.#hand.key(`Digit${throws}`);
  }

  #part(what: LatePart, code: string, side: Side, player: PlayerKey | null, { of }: Step): boolean {
    const target = of === null ? null : (this.#typedAs.get(of) ?? null);
    const { plays } = this.#game;
    // Written with the foul already: the shooter of a basket that counts.
    if (what === "fouled" && plays.some(({ link, fact }) => link?.to === target && fact.type === "foul.drawn")) return this.#tellThrows();
    const isOpen =
      this.#hand.sentence?.ask === what && (target === null || this.#hand.sentence.target === target) && this.#hand.sentence.side === side;
    if (!isOpen && !this.#openLate(what, code, side, target)) return false;
    return this.#hand.player(side, player) && (what !== "fouled" || this.#tellThrows());
  }

  #rebound({ side, player, kind }: FactOf<"rebound">, { of }: Step): boolean {
    const target = of === null ? null : (this.#typedAs.get(of) ?? null);
    const fits = (id: EventId | null) => {
      const shot = id === null ? undefined : this.#game.plays[this.#game.placeOf(id)]?.fact;
      return shot !== undefined && "side" in shot && (shot.side === side) === (kind === "offensive");
    };
    const sentence = this.#hand.sentence;
    const isOpen = sentence?.ask === "rebound" && fits(sentence.target) && (target === null || sentence.target === target || !fits(target));
    if (!isOpen && !this.#openLate("rebound", "KeyO", null, fits(target) ? target : null, fits)) return false;
    return this.#hand.who(side, player);
  }

  /** By the part's own key, as often as it takes to come to the play; false: there is none that can have it. */
  #openLate(what: LatePart, code: string, side: Side | null, target: EventId | null, fits: (id: EventId) => boolean = () => true): boolean {
    this.#hand.closeWave();
    for (let back = 0; ; back++) {
      const late = lateTarget(this.#game.plays, what, back);
      if (!late) return false;
      const isIt = target === null ? (side === null || late.side === side) && fits(late.play.eventId) : late.play.eventId === target;
      if (!isIt) continue;
      for (let press = 0; press <= back + 2 && this.#hand.sentence?.target !== late.play.eventId; press++) this.#hand.key(code);
      if (this.#hand.sentence?.ask !== what) this.#hand.key(code);
      return this.#hand.sentence?.ask === what && this.#hand.sentence.target === late.play.eventId;
    }
  }

  #wave({ side, out, in: inn }: FactOf<"substitution">): boolean {
    this.#hand.key(sideKey(side));
    for (const player of [...out, ...inn]) {
      const saying = this.#hand.sentence?.saying;
      if (saying?.kind === "wave" && saying.out.includes(player)) continue;
      if (!this.#hand.player(side, player)) return false;
    }
    // Half a wave, as some sources print it: Enter, and Enter again.
    return out.length === inn.length || this.#hand.key("Enter");
  }

  #jumpBall({ winner }: FactOf<"jump-ball">): boolean {
    this.#hand.key("KeyJ");
    if (winner === null || this.#game.state.arrow === winner) return this.#hand.key("Enter");
    return this.#hand.key(sideKey(winner));
  }

  #period(): boolean {
    this.#hand.finishOpen();
    return this.#hand.clockKey("Backslash") && this.#hand.clockKey("Backslash");
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

function sideKey(side: Side): string {
  return side === "home" ? "KeyN" : "KeyM";
}
