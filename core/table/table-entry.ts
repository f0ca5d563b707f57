import type { RuleId } from "../game/decide.ts";
import type { CourtPosition, FactOf, GameMoment, Side } from "../game/facts.ts";
import type { CommandRuleId, CommandSender, TableCommand } from "../game/table-command.ts";
import type { EventId, PlayerKey } from "../kernel/ids.ts";
import type { LatePart, Press } from "./key-press.ts";

/** Who sits here, which keys are his, and how he likes to type. */
export type TableSeat = {
  /** What the ids of this seat begin with: another one after each start of the device, so that none comes twice. */
  readonly idPrefix: string;
  readonly sender: Omit<CommandSender, "receivedAt">;
  readonly holds: { readonly scorer: boolean; readonly clock: boolean };
  readonly profile: TableProfile;
};

export type TableProfile = {
  /** The number comes before its action, as callers say it. TABLE18 */
  readonly numberFirst: boolean;
  /** The half of the keyboard that a one-handed scorer types on. TABLE19 */
  readonly hand: "both" | "left" | "right";
  /** The league keeps what kind a turnover was. */
  readonly turnoverKinds: boolean;
};

/** When a sentence began: that is the time of all that it says. TABLE7 */
export type Begun = { readonly at: number; readonly moment: GameMoment };

export type FoulSaying = {
  readonly kind: "foul";
  readonly of: FactOf<"foul">["kind"];
  readonly offender: FactOf<"foul">["offender"];
  readonly withShots: boolean;
};

export type Saying =
  | FoulSaying
  | { readonly kind: "shot"; readonly made: boolean; readonly value: 2 | 3 }
  | { readonly kind: "free-throw"; readonly made: boolean }
  | { readonly kind: "offensive-foul" | "turnover" | "jump-ball" | "challenge" | "throws" | "zone" }
  | { readonly kind: "late"; readonly what: LatePart; readonly back: number }
  | { readonly kind: "wave"; readonly out: readonly PlayerKey[]; readonly in: readonly PlayerKey[]; readonly typed: readonly PlayerKey[] }
  | { readonly kind: "late-stop"; readonly shownMs: number }
  | { readonly kind: "forgotten-start" };

/** The open question. `who`, `in-for`, `winner` and an unfinished wave must be answered, the others may be left open. */
export type Ask =
  | LatePart
  | "who"
  | "in-for"
  | "value"
  | "throws"
  | "turnover-kind"
  | "foul-kind"
  | "numbers"
  | "winner"
  | "outcome"
  | "seconds"
  | "zone";

export type Sentence = {
  readonly saying: Saying;
  readonly begun: Begun;
  readonly ask: Ask;
  /** Whose players are meant; the key `=` flips it where it is a guess. */
  readonly side: Side;
  readonly digits: string;
  /** What the sentence has written, and what its further words hang on. */
  readonly target: EventId | null;
  /** Which gesture its further words belong to; `null`: it has written nothing yet. */
  readonly gesture: number | null;
  /** Of a number on the bench, while it is asked for whom he came in. TABLE15 */
  readonly bench: { readonly ask: Ask; readonly player: PlayerKey } | null;
  /** Who lost the ball, while it is asked how. */
  readonly who: Held | null;
};

/** One thing that somebody did at this seat: what Backspace takes back as one. */
export type Gesture = { readonly said: Saying["kind"] | "timeout" | "query" | "void"; readonly commands: readonly TableCommand[] };

export type Held = { readonly side: Side; readonly player: PlayerKey | null };

/** A place in the log that is typed at: behind `after`, at the time of what stands there. */
export type LogCursor = {
  readonly after: EventId;
  readonly moment: GameMoment;
  /** The play that is said anew, and its parts with it; `null`: something is put in. */
  readonly corrects: EventId | null;
  readonly isCorrected: boolean;
};

/** All that a seat has in its hands; the game itself is beside it. Never changed in place. */
export type TableEntry = {
  readonly sentence: Sentence | null;
  /** Digits, or a tile, that came before their action. */
  readonly heldDigits: string;
  readonly held: Held | null;
  readonly place: CourtPosition | null;
  readonly fastBreak: boolean;
  readonly gestures: readonly Gesture[];
  readonly undone: readonly Gesture[];
  readonly ids: number;
  /** A press that the rules refused and that Enter insists on, with the entry as it was before it. TABLE15 */
  readonly refused: { readonly press: Press; readonly entry: TableEntry } | null;
  readonly cursor: LogCursor | null;
  readonly lastKey: { readonly code: string; readonly at: number } | null;
};

/** What the operator is told at once, by a low tone and a sentence made of this. */
export type Notice =
  | { readonly kind: "refused"; readonly rule: CommandRuleId | RuleId; readonly detail: string }
  | { readonly kind: "behind" }
  | { readonly kind: "no-such-number"; readonly side: Side; readonly digits: string; readonly other: boolean }
  | { readonly kind: "must-answer" | "nothing-there" | "not-held" | "depends" | "not-here" };

export const newEntry: TableEntry = {
  sentence: null,
  heldDigits: "",
  held: null,
  place: null,
  fastBreak: false,
  gestures: [],
  undone: [],
  ids: 0,
  refused: null,
  cursor: null,
  lastKey: null,
};
