import type { CourtPosition, GameMoment, Side } from "../game/facts.ts";
import type { EventId, PlayerKey } from "../kernel/ids.ts";

/** What both clocks showed when a key went down. Which period it is, the game knows. */
export type ShownClock = Pick<GameMoment, "gameClockMs" | "shotClockMs" | "clockQuality">;

/**
 * One touch of the table: when it came, on the server's timeline (epoch milliseconds), and what the clocks showed then. Nothing
 * else is asked of the machine it came from, so what was typed ahead is read as if it were typed now. TABLE4
 */
export type Press = { readonly at: number; readonly clock: ShownClock } & (
  | { readonly kind: "key"; readonly code: string; readonly shift: boolean; readonly alt: boolean }
  /** A player's tile; `null`: the team's own. */
  | { readonly kind: "player"; readonly side: Side; readonly player: PlayerKey | null }
  /** A place on the drawn court, before the shot it belongs to. */
  | { readonly kind: "place"; readonly position: CourtPosition }
  /** Where in the log is typed from here on; `null`: at its end again. TABLE28 */
  | { readonly kind: "cursor"; readonly cursor: { readonly way: "before" | "after" | "correct"; readonly play: EventId } | null }
  | { readonly kind: "void"; readonly play: EventId }
  /** Made or missed, beside a place that says whether it is a two or a three. */
  | { readonly kind: "shot"; readonly made: boolean; readonly value: 2 | 3 | null }
);

/** What opens a sentence. */
export type ActionKey =
  /** `value` is `null` where the place tells it. */
  | { readonly kind: "shot"; readonly made: boolean; readonly value: 2 | 3 | null }
  | { readonly kind: "free-throw"; readonly made: boolean; readonly asksWho: boolean }
  | { readonly kind: "foul"; readonly withShots: boolean }
  | { readonly kind: "offensive-foul" | "turnover" | "jump-ball" | "challenge" | "throws" | "zone" }
  | { readonly kind: "wave"; readonly side: Side }
  | { readonly kind: "late"; readonly what: LatePart };

/** What can be told of a play after it: by its prompt, or by a key of its own any time later. */
export type LatePart = "assist" | "block" | "rebound" | "steal" | "fouled";

export type ClockKey =
  | {
      readonly kind:
        | "start-stop"
        | "shot-start-stop"
        | "shot-blank"
        | "take-back"
        | "late-stop"
        | "forgotten-start"
        | "horn"
        | "arrow"
        | "period";
    }
  | { readonly kind: "reset"; readonly after: "turnover" | "offensive-rebound" }
  | { readonly kind: "step"; readonly ms: number }
  | { readonly kind: "timeout"; readonly side: Side };

export type Key =
  | { readonly kind: "action"; readonly action: ActionKey }
  | { readonly kind: "clock"; readonly key: ClockKey }
  | { readonly kind: "digit"; readonly digit: string }
  | { readonly kind: "flip" | "nobody" | "accept" | "back" | "erase" | "redo" | "flag" | "doubt" | "fast-break" };

const actions: Readonly<Record<string, ActionKey>> = {
  KeyW: { kind: "shot", made: true, value: 2 },
  KeyE: { kind: "shot", made: true, value: 3 },
  KeyS: { kind: "shot", made: false, value: 2 },
  KeyD: { kind: "shot", made: false, value: 3 },
  KeyF: { kind: "foul", withShots: false },
  KeyG: { kind: "foul", withShots: true },
  KeyV: { kind: "offensive-foul" },
  KeyC: { kind: "turnover" },
  KeyN: { kind: "wave", side: "home" },
  KeyM: { kind: "wave", side: "away" },
  KeyJ: { kind: "jump-ball" },
  KeyY: { kind: "challenge" },
  KeyI: { kind: "late", what: "assist" },
  KeyB: { kind: "late", what: "block" },
  KeyO: { kind: "late", what: "rebound" },
  KeyK: { kind: "late", what: "steal" },
  KeyU: { kind: "late", what: "fouled" },
  Period: { kind: "throws" },
  Comma: { kind: "zone" },
};

const plain: Readonly<Record<string, Exclude<Key["kind"], "action" | "clock" | "digit">>> = {
  Equal: "flip",
  NumpadAdd: "flip",
  Minus: "nobody",
  NumpadSubtract: "nobody",
  Enter: "accept",
  NumpadEnter: "accept",
  Escape: "back",
  Slash: "flag",
  Backquote: "doubt",
  Quote: "fast-break",
};

const clockKeys: Readonly<Record<string, ClockKey>> = {
  Space: { kind: "start-stop" },
  KeyR: { kind: "reset", after: "turnover" },
  KeyT: { kind: "reset", after: "offensive-rebound" },
  KeyX: { kind: "shot-start-stop" },
  "Shift KeyX": { kind: "shot-blank" },
  KeyZ: { kind: "take-back" },
  KeyL: { kind: "late-stop" },
  "Shift KeyL": { kind: "forgotten-start" },
  KeyH: { kind: "horn" },
  KeyP: { kind: "arrow" },
  Backslash: { kind: "period" },
  BracketLeft: { kind: "timeout", side: "home" },
  BracketRight: { kind: "timeout", side: "away" },
  ArrowLeft: { kind: "step", ms: -1000 },
  ArrowRight: { kind: "step", ms: 1000 },
  "Shift ArrowLeft": { kind: "step", ms: -100 },
  "Shift ArrowRight": { kind: "step", ms: 100 },
  "Alt ArrowLeft": { kind: "step", ms: -60_000 },
  "Alt ArrowRight": { kind: "step", ms: 60_000 },
};

/** What a key means by where it lies, whatever is printed on it; `null`: nothing to the table. TABLE5 */
export function keyOf(code: string, shift: boolean, alt: boolean): Key | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  // With Shift too: on French keyboards that is how digits are typed.
  if (digit !== undefined && !alt) return { kind: "digit", digit };
  const clock = clockKeys[`${alt ? "Alt " : ""}${shift ? "Shift " : ""}${code}`];
  if (clock) return { kind: "clock", key: clock };
  if (alt) return null;
  if (code === "KeyQ" || code === "KeyA") return { kind: "action", action: { kind: "free-throw", made: code === "KeyQ", asksWho: shift } };
  if (code === "Backspace") return { kind: shift ? "redo" : "erase" };
  if (shift) return null;
  const action = actions[code];
  if (action) return { kind: "action", action };
  const kind = plain[code];
  return kind === undefined ? null : { kind };
}
