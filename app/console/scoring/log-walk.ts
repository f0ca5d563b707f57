import type { Play } from "#core/game/events.ts";
import { periodIndex } from "#core/game/period.ts";
import type { StandingGame } from "#core/game/standing-game.ts";
import type { EventId } from "#core/kernel/ids.ts";
import { doubtsOf, isLogLine } from "./log-lines.ts";

/** What of the log is walked through. */
export const logFilters = ["all", "home", "away", "baskets", "fouls", "flags"] as const;
export type LogFilter = (typeof logFilters)[number];

type WalkStep =
  | { readonly kind: "walk"; readonly walk: LogWalk }
  | { readonly kind: "left" }
  | { readonly kind: "change"; readonly way: "correct" | "before" | "after" | "void"; readonly play: EventId }
  | { readonly kind: "move"; readonly play: EventId; readonly after: EventId | null }
  | { readonly kind: "flag"; readonly play: EventId };

type Walked = {
  readonly line: EventId | null;
  readonly filter: LogFilter;
  /** A clock that is being typed, as far as it goes: `7.0`. */
  readonly typed: string;
  /** The line that is carried elsewhere. */
  readonly carried: EventId | null;
};

/** Where in the log somebody walks, with the keys of the log. Never changed in place. SCORER7 */
export class LogWalk implements Walked {
  readonly line: EventId | null;
  readonly filter: LogFilter;
  readonly typed: string;
  readonly carried: EventId | null;

  private constructor({ line, filter, typed, carried }: Walked) {
    this.line = line;
    this.filter = filter;
    this.typed = typed;
    this.carried = carried;
  }

  /** At a line, or at the newest. */
  static begun(game: StandingGame, line: EventId | null): LogWalk {
    return new LogWalk({ line: line ?? linesOf(game, "all").at(-1)?.eventId ?? null, filter: "all", typed: "", carried: null });
  }

  /** In a log that has grown, or lost the line. */
  kept(game: StandingGame): LogWalk {
    if (this.line === null || game.placeOf(this.line) >= 0) return this;
    return this.#with({ line: linesOf(game, this.filter).at(-1)?.eventId ?? null });
  }

  /** At the same line, if it is left; else at the newest. */
  filtered(game: StandingGame, filter: LogFilter): LogWalk {
    const lines = linesOf(game, filter);
    const line = lines.some(({ eventId }) => eventId === this.line) ? this.line : (lines.at(-1)?.eventId ?? null);
    return this.#with({ filter, line });
  }

  at(line: EventId): LogWalk {
    return this.#with({ line, typed: "" });
  }

  key(game: StandingGame, code: string, shift: boolean): WalkStep {
    const { line, carried } = this;
    if (code === "ArrowUp") return this.#to(this.#beside(game, 1));
    if (code === "ArrowDown") return this.#to(this.#beside(game, -1));
    if (code === "Escape") return this.#escape();
    if (code === "Semicolon") return { kind: "left" };
    if (code === "KeyF") {
      const next = logFilters[(logFilters.indexOf(this.filter) + 1) % logFilters.length] ?? "all";
      return { kind: "walk", walk: this.filtered(game, next) };
    }
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? (code === "Period" || code === "NumpadDecimal" ? "." : undefined);
    if (digit !== undefined) return this.#type(game, digit);
    if (line === null) return this.#stay();
    if (code === "Enter" || code === "NumpadEnter") {
      if (carried === null) return { kind: "change", way: "correct", play: line };
      return carried === line ? this.#to({ carried: null }) : { kind: "move", play: carried, after: line };
    }
    if (code === "Insert") return { kind: "change", way: shift ? "after" : "before", play: line };
    if (code === "Delete") return { kind: "change", way: "void", play: line };
    if (code === "Slash") return { kind: "flag", play: line };
    if (code === "KeyM") return this.#to({ carried: carried === null ? line : null });
    return this.#stay();
  }

  #escape(): WalkStep {
    if (this.carried !== null || this.typed !== "") return this.#to({ carried: null, typed: "" });
    return { kind: "left" };
  }

  /** The newest of the lines at or before that clock, in the period of the line. */
  #type(game: StandingGame, character: string): WalkStep {
    const typed = `${this.typed}${character}`.slice(-5);
    const [, minutes = "", seconds = ""] = /^(\d{1,2})\.(\d{2})$/.exec(typed) ?? [];
    if (seconds === "") return this.#to({ typed });
    const wantedMs = (Number(minutes) * 60 + Number(seconds)) * 1000;
    const { format } = game.rules;
    const from = this.line === null ? undefined : game.plays[game.placeOf(this.line)];
    const index = from ? periodIndex(from.moment.period, format) : game.state.periodIndex;
    const found = linesOf(game, this.filter).find(
      ({ moment }) => periodIndex(moment.period, format) === index && moment.gameClockMs !== null && moment.gameClockMs < wantedMs + 1000,
    );
    return this.#to({ typed: "", line: found?.eventId ?? this.line });
  }

  /** `step` 1: older. */
  #beside(game: StandingGame, step: 1 | -1): Partial<Walked> {
    const lines = linesOf(game, this.filter);
    const at = lines.findIndex(({ eventId }) => eventId === this.line);
    const line = lines[at < 0 ? lines.length - 1 : Math.min(Math.max(0, at - step), lines.length - 1)]?.eventId ?? null;
    return { line, typed: "" };
  }

  #to(changes: Partial<Walked>): WalkStep {
    return { kind: "walk", walk: this.#with(changes) };
  }

  #stay(): WalkStep {
    return this.#to({});
  }

  #with(changes: Partial<Walked>): LogWalk {
    const { line, filter, typed, carried } = this;
    return new LogWalk({ line, filter, typed, carried, ...changes });
  }
}

/** The lines of a filter, oldest first. */
export function linesOf(game: StandingGame, filter: LogFilter): readonly Play[] {
  const lines = game.plays.filter(isLogLine);
  if (filter === "all") return lines;
  if (filter === "flags") {
    const doubts = doubtsOf(game);
    return lines.filter(({ eventId }) => doubts.has(eventId));
  }
  if (filter === "baskets") return lines.filter(({ fact }) => fact.type === "field-goal" || fact.type === "free-throw");
  if (filter === "fouls") return lines.filter(({ fact }) => fact.type === "foul");
  return lines.filter(({ fact }) => "side" in fact && fact.side === filter);
}
