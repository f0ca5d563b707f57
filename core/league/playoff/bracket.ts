import type { GameEnding } from "../../rules/rule-set.ts";
import type { LeagueResult, ResultKind } from "../league-result.ts";
import type { DuelFormat, Stage } from "./playoff-plan.ts";
import type { SlotLabel } from "./slot-label.ts";

export type DuelSide = "first" | "second";

/** A result at its place in the play-offs. At most one for a game of two teams; an annulled one is kept, and empties. */
export type PlayoffResult<Team extends string> = {
  readonly round: string;
  readonly duel: string;
  readonly game: number;
  readonly result: LeagueResult<Team>;
};

export type BracketSlot<Team extends string> = {
  /** `nobody`: a bye, or a pairing before it that nobody won. */
  readonly state: "open" | "filled" | "nobody";
  readonly team: Team | null;
  /** The team's place in its final table. */
  readonly seed: number | null;
  /** Where the team comes from, to be read as long as there is none. */
  readonly label: SlotLabel;
};

export type BracketGame = {
  readonly number: number;
  /** Who is listed first. */
  readonly home: DuelSide;
  readonly neutral: boolean;
  readonly state: "needed" | "if-needed" | "cancelled" | "played";
  readonly result: {
    readonly first: number;
    readonly second: number;
    readonly kind: ResultKind;
    readonly winner: DuelSide | null;
  } | null;
  /** It was played, yet the pairing had been decided before it, by results as they stand now. */
  readonly surplus: boolean;
  /** Played, and taken back: it is to be played again. */
  readonly annulled: boolean;
  /** How it may end; `null` for a second leg whose first one has not been played. */
  readonly ending: GameEnding | null;
};

export type DecidedBy =
  | "wins"
  | "aggregate"
  /** More wins when all games were over, though fewer than needed: both had forfeited one. */
  | "most-wins"
  | "carried"
  | "forfeit"
  | "default"
  | "disqualification"
  | "withdrawal"
  | "bye"
  | "ruling";

export type BracketDuel<Team extends string> = {
  readonly slug: string;
  readonly stage: Stage;
  /** Its number among those of its stage in the round, and the places it is for: values for messages. */
  readonly values: SlotLabel["values"];
  readonly format: DuelFormat;
  readonly first: BracketSlot<Team>;
  readonly second: BracketSlot<Team>;
  /** Wins of a series, points of an aggregate, with what was carried. */
  readonly score: { readonly first: number; readonly second: number };
  readonly carried: { readonly first: number; readonly second: number };
  /** `unresolved`: all games are over and nothing separates the two; the office has to rule. */
  readonly state: "waiting" | "ready" | "playing" | "decided" | "unresolved";
  /** A `winner` of `null`: nobody goes on. */
  readonly decision: { readonly winner: DuelSide | null; readonly by: DecidedBy } | null;
  /** The game to be played next. */
  readonly nextGame: number | null;
  readonly games: readonly BracketGame[];
};

export type BracketRound<Team extends string> = {
  readonly slug: string;
  readonly stage: Stage;
  readonly duels: readonly BracketDuel<Team>[];
};

/** A game that was played and has no place any more: it stays in the archive, and somebody should look. */
export type StrayGame<Team extends string> = {
  readonly round: string;
  readonly duel: string;
  readonly game: number;
  readonly home: Team;
  readonly away: Team;
  /** The slots hold other teams or none now; the plan has no such game. */
  readonly why: "other-teams" | "not-in-plan";
};

export type BracketPlace<Team extends string> = { readonly place: number; readonly team: Team | null; readonly label: SlotLabel };

/** The play-offs as they stand. */
export type Bracket<Team extends string> = {
  readonly rounds: readonly BracketRound<Team>[];
  readonly places: readonly BracketPlace<Team>[];
  readonly strays: readonly StrayGame<Team>[];
};

/** What no game of the play-offs tells. */
export type Circumstances<Team extends string> = {
  readonly withdrawn: ReadonlySet<Team>;
  /** Earlier games of the competition, for pairings that carry them. */
  readonly meetings: readonly LeagueResult<Team>[];
};
