import type { Fact, Side } from "#core/game/facts.ts";
import { StandingGame } from "#core/game/standing-game.ts";
import type { TableCommand } from "#core/game/table-command.ts";
import { fiba } from "#core/rules/fiba.ts";
import type { RuleSet } from "#core/rules/rule-set.ts";
import type { Press } from "#core/table/key-press.ts";
import { pressKey } from "#core/table/press-key.ts";
import { newEntry, type Notice, type TableEntry, type TableSeat } from "#core/table/table-entry.ts";
import { key, Scoresheet, sideOf } from "./scoresheet.ts";
import { bothSeats } from "./table-seat.ts";

const codes: Readonly<Record<string, string>> = {
  "=": "Equal",
  "-": "Minus",
  "[": "BracketLeft",
  "]": "BracketRight",
  "\\": "Backslash",
  ".": "Period",
  ",": "Comma",
  "'": "Quote",
  "/": "Slash",
  "`": "Backquote",
  "<": "ArrowLeft",
  ">": "ArrowRight",
};

/** A scoring table that is typed at: two sides of 4–10, five of each on court, the first period begun. */
export class TypingTable {
  readonly game: StandingGame;
  readonly commands: TableCommand[] = [];
  entry: TableEntry = newEntry;
  notice: Notice | null = null;
  readonly #seat: TableSeat;
  readonly #begin: number;
  #at = Date.UTC(2026, 10, 21, 18);
  #gameClockMs = 600_000;

  /** `prepare` writes down what has happened before anybody typed. */
  constructor(seat: TableSeat = bothSeats, prepare: (sheet: Scoresheet) => unknown = () => null, rules: RuleSet = fiba) {
    this.#seat = seat;
    const sheet = Scoresheet.begun();
    prepare(sheet);
    const events = sheet.events.map((event, index) => ({ ...event, sequence: index + 1, at: this.#at, deviceId: null }));
    this.game = new StandingGame(1, events, rules);
    this.#begin = this.game.plays.length;
  }

  /** What both clocks show from here on: `m:ss`. */
  at(clock: string): this {
    const [minutes = 0, seconds = 0] = clock.split(":").map(Number);
    this.#gameClockMs = Math.round((minutes * 60 + seconds) * 1000);
    return this;
  }

  wait(ms: number): this {
    this.#at += ms;
    return this;
  }

  /** Keys as they are printed, a space between two: letters, numbers of shirts, `Enter`, `Shift+Q`. */
  type(keys: string): this {
    for (const word of keys.split(" ")) {
      const [, modifier = "", name = ""] = /^(?:(Shift|Alt)\+)?(.+)$/.exec(word) ?? [];
      const names = /^\d+$/.test(name)
        ? [...name].map((digit) => `Digit${digit}`)
        : [codes[name] ?? (name.length === 1 ? `Key${name}` : name)];
      for (const code of names) this.press({ kind: "key", code, shift: modifier === "Shift", alt: modifier === "Alt" });
    }
    return this;
  }

  tap(player: string): this {
    const side: Side = sideOf(player);
    return this.press({ kind: "player", side, player: player.length === 1 ? null : key(player) });
  }

  press(told: Record<string, unknown> & Pick<Press, "kind">): this {
    this.#at += 100;
    const press = { ...told, at: this.#at, clock: { gameClockMs: this.#gameClockMs, shotClockMs: 14_000, clockQuality: "auto" } } as Press;
    const pressed = pressKey(this.entry, this.game, press, this.#seat);
    this.entry = pressed.entry;
    this.notice = pressed.notice;
    this.commands.push(...pressed.commands);
    return this;
  }

  /** What stands in the game that was typed: in words as short as `foul h4`, with what it hangs on behind `>`. */
  get written(): string[] {
    const names = new Map(this.game.plays.map(({ eventId, fact }) => [eventId, shortly(fact)]));
    return this.game.plays
      .slice(this.#begin)
      .map(({ fact, link }) => (link ? `${shortly(fact)} > ${names.get(link.to) ?? "?"}` : shortly(fact)));
  }

  facts<Type extends Fact["type"]>(type: Type): Extract<Fact, { readonly type: Type }>[] {
    return this.game.plays.flatMap(({ fact }) => (fact.type === type ? [fact as Extract<Fact, { readonly type: Type }>] : []));
  }
}

function shortly(fact: Fact): string {
  const who = "side" in fact ? ("player" in fact && typeof fact.player === "string" ? fact.player : fact.side) : "";
  switch (fact.type) {
    case "field-goal":
      return `${fact.value} ${fact.made ? "made" : "missed"} ${who}`;
    case "free-throw":
      return `throw ${fact.number ?? "?"}/${fact.of ?? "?"} ${fact.made ? "made" : "missed"} ${who}`;
    case "rebound":
      return `${fact.kind} rebound ${who}`;
    case "foul":
      return `${fact.kind} foul ${fact.offender === "player" ? who : `${fact.offender} ${fact.side}`} ${fact.freeThrows}`;
    case "substitution":
      return `${fact.side} out ${fact.out.join(" ")} in ${fact.in.join(" ")}`;
    case "flag.raise":
      return `flag ${fact.kind}`;
    case "jump-ball":
      return `jump-ball ${fact.winner}`;
    case "arrow.flip":
      return `arrow ${fact.to}`;
    case "arrow.set":
      return `arrow ${fact.side}`;
    default:
      return `${fact.type} ${who}`.trim();
  }
}
