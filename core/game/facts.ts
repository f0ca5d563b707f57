import type { EventId, PlayerKey } from "../kernel/ids.ts";
import type { Period } from "./period.ts";
import type { FlagKind } from "./flag-kinds.ts";

/** `home` is the side listed first; a neutral game still has one. */
export type Side = "home" | "away";

export function otherSide(side: Side): Side {
  return side === "home" ? "away" : "home";
}

export type ShotKind =
  | "jump-shot"
  | "layup"
  | "driving-layup"
  | "reverse-layup"
  | "euro-step"
  | "dunk"
  | "tip-in"
  | "tip-in-layup"
  | "tip-in-dunk"
  | "alley-oop"
  | "alley-oop-dunk"
  | "hook-shot"
  | "floater"
  | "fade-away"
  | "step-back"
  | "pull-up"
  | "turnaround"
  | "unknown";

/**
 * Where a shot was taken, in metres on the attacked half: `x` from the middle line of the lane, positive to the
 * shooter's right as he faces the basket, `y` from the baseline under the attacked basket. The ring's centre is (0, 1.575).
 */
export type CourtPosition = { readonly x: number; readonly y: number };

/** What the scorer marked on a basket. `null` where the source does not tell, which is not the same as `false`. */
export type ScoringContext = {
  readonly fastBreak: boolean | null;
  readonly secondChance: boolean | null;
  readonly offTurnover: boolean | null;
  readonly inThePaint: boolean | null;
};

export type TurnoverKind =
  | "bad-pass"
  | "ball-handling"
  | "travel"
  | "double-dribble"
  | "three-seconds"
  | "five-seconds"
  | "eight-seconds"
  | "shot-clock"
  | "backcourt"
  | "out-of-bounds"
  | "offensive-foul"
  | "lane-violation"
  | "offensive-goaltending"
  | "other"
  | "unknown";

export const foulKinds = [
  "personal",
  "offensive",
  "technical",
  "technical-minor",
  "unsportsmanlike",
  "disruptive",
  "flagrant",
  "disqualifying",
  "throw-in",
  "double",
  "fight",
] as const;
/** Which of them there are is the rule set's to say (`graveFouls`). */
export type FoulKind = (typeof foulKinds)[number];

/** Of either category, as FIBA's rules of 2026 part them; older rules know one. SET11 */
export function isTechnical(kind: FoulKind): boolean {
  return kind === "technical" || kind === "technical-minor";
}

export type FoulOffender = "player" | "coach" | "bench";

export type RosterPlayer = {
  readonly key: PlayerKey;
  /** Kept as text: `0` and `00` are two shirts. */
  readonly shirt: string;
  readonly givenName: string;
  readonly familyName: string;
  /** As the source prints it on a scoreboard, where it does. */
  readonly scoreboardName: string | null;
  readonly position: string | null;
  readonly captain: boolean;
  /** Why a listed player did not play, where told. */
  readonly didNotPlayReason: string | null;
};

export type TeamSheet = {
  readonly side: Side;
  /** The source's own code for the team; the link to a club is kept outside the log. */
  readonly teamKey: string;
  readonly name: string;
  readonly code: string;
  readonly coach: string | null;
  readonly assistantCoaches: readonly string[];
  readonly players: readonly RosterPlayer[];
};

/** In the order in which they are listed. */
export const officialRoles = [
  "crew-chief",
  "umpire-1",
  "umpire-2",
  "commissioner",
  "scorer",
  "assistant-scorer",
  "timer",
  "shot-clock-operator",
] as const;

export type Official = {
  readonly role: (typeof officialRoles)[number];
  readonly name: string;
};

/** Who signs a scoresheet, in the order of the rules: the crew chief last (FIBA, Official Scoresheet). */
export const signerRoles = [
  "scorer",
  "assistant-scorer",
  "timer",
  "shot-clock-operator",
  "umpire-1",
  "umpire-2",
  "captain-in-protest",
  "crew-chief",
] as const;
export type SignerRole = (typeof signerRoles)[number];

export const gameStatuses = [
  "scheduled",
  "date-to-be-decided",
  "postponed",
  "if-needed",
  "open",
  "live",
  "interrupted",
  "abandoned",
  "ended",
  "final",
  "under-protest",
  "forfeited",
  "annulled",
  "cancelled",
] as const;
export type GameStatus = (typeof gameStatuses)[number];

/** How a result came about that was not played out on court. */
export type GameAwardKind = "forfeit" | "double-forfeit" | "default" | "administrative";

/** What a source may fail to record; such a figure is blank in the box score, never 0. */
export type Recordable =
  | "offensiveRebounds"
  | "defensiveRebounds"
  | "assists"
  | "steals"
  | "turnovers"
  | "blocks"
  | "blocksReceived"
  | "foulsCommitted"
  | "foulsDrawn"
  | "minutes"
  | "plusMinus";

/** What a box score on paper counts of a player. */
export const typedFigures = [
  "twoPointersMade",
  "twoPointersAttempted",
  "threePointersMade",
  "threePointersAttempted",
  "freeThrowsMade",
  "freeThrowsAttempted",
  "offensiveRebounds",
  "defensiveRebounds",
  "assists",
  "steals",
  "turnovers",
  "blocks",
  "foulsCommitted",
] as const;
export type TypedFigures = Readonly<Record<(typeof typedFigures)[number], number>>;

/**
 * Everything that can be true of a game, by type: what happened, who set it up, what the table did with the clocks,
 * and what the desk says about it. Score, fouls, lineups and box score are never facts: they are folded from these.
 */
export type FactPayloads = {
  // Game
  "game.status": { readonly status: GameStatus; readonly reason: string | null };
  "game.delay": { readonly minutes: number | null; readonly newTipOff: number | null; readonly reason: string | null };
  "game.start": Empty;
  "game.end": Empty;
  "game.confirm": { readonly signer: string; readonly digest: string | null };
  /** Somebody puts his name under what he has seen of the log. What he drew is not here: a log is for everybody to read. */
  "signature.set": {
    readonly role: SignerRole;
    readonly name: string;
    /** Of the log that he signed, as the server counts it. */
    readonly digest: string | null;
  };
  "game.amend": { readonly reason: string; readonly version: number };
  "game.forfeit": { readonly by: Side | "both"; readonly reason: string | null };
  /** Fewer than two players left. The score stands where the other side leads, else it is 2:0. FIBA Art. 21 */
  "game.default": { readonly by: Side; readonly reason: string | null };
  /** The league's own ruling: the score that counts. Whom it goes against, where it is a punishment. */
  "game.award": { readonly homePoints: number; readonly awayPoints: number; readonly against: Side | null; readonly reason: string };
  "game.abandon": { readonly reason: string | null };
  // A result without plays
  /** What a period ended with, by who knows no more of it. The period is its moment's. RESULT1 */
  "score.period": { readonly homePoints: number; readonly awayPoints: number };
  /** What a game ended with, where not even its periods are known. RESULT1 */
  "score.total": { readonly homePoints: number; readonly awayPoints: number };
  /** All that a player did in a game, by who knows no play of it. What nobody counted stands in `source.change`, and is 0 here. WXR11 */
  "line.typed": { readonly side: Side; readonly player: PlayerKey; readonly figures: TypedFigures };
  "game.protest": { readonly by: Side; readonly captain: PlayerKey | null };
  // Set-up
  "roster.set": TeamSheet;
  "roster.change": { readonly side: Side; readonly player: RosterPlayer };
  "starters.set": { readonly side: Side; readonly players: readonly PlayerKey[] };
  /** A coach, or his captain, has looked at the five and says that they are right. FIBA Art. 7 */
  "starters.confirm": { readonly side: Side; readonly by: "coach" | "captain"; readonly name: string };
  /** From here on somebody else is head coach, or his assistants are others: whoever comes first of them replaces him. FIBA Art. 7 */
  "coach.change": { readonly side: Side; readonly coach: string | null; readonly assistantCoaches: readonly string[] };
  "captain.set": { readonly side: Side; readonly player: PlayerKey };
  "officials.set": { readonly officials: readonly Official[]; readonly attendance: number | null };
  "colours.set": { readonly side: Side; readonly shirt: string; readonly text: string };
  "sides.set": { readonly homeBasketFirstHalf: "left" | "right" };
  "arrow.set": { readonly side: Side };
  /** So much is left until the game begins, and whether it is being counted. CLOCK21 */
  "countdown.set": { readonly remainingMs: number; readonly running: boolean };
  // Period
  "period.start": Empty;
  "period.end": Empty;
  "period.confirm": { readonly signer: string | null };
  "period.reopen": { readonly reason: string };
  // Game clock
  "clock.start": Empty;
  "clock.stop": Empty;
  "clock.set": { readonly remainingMs: number; readonly previousMs: number | null };
  "clock.correct": { readonly remainingMs: number; readonly asOfMs: number | null };
  "clock.expired": Empty;
  horn: Empty;
  // Shot clock
  "shot-clock.start": Empty;
  "shot-clock.stop": Empty;
  "shot-clock.reset": { readonly toMs: number; readonly reason: string | null };
  "shot-clock.set": { readonly remainingMs: number };
  "shot-clock.blank": Empty;
  "shot-clock.revert": Empty;
  "shot-clock.violation": { readonly side: Side };
  // Scoring
  "field-goal": {
    readonly side: Side;
    /** `null`: the source credits the basket to nobody. */
    readonly player: PlayerKey | null;
    readonly value: 2 | 3;
    readonly made: boolean;
    readonly kind: ShotKind;
    readonly position: CourtPosition | null;
    readonly context: ScoringContext;
    readonly blocked: boolean;
    readonly ownBasket: boolean;
    readonly goaltending: boolean;
    readonly buzzer: boolean;
  };
  "free-throw": {
    readonly side: Side;
    readonly player: PlayerKey | null;
    readonly made: boolean;
    /** Which of how many; `null` where the source does not tell and it cannot be inferred. */
    readonly number: number | null;
    readonly of: number | null;
    readonly kind: "personal" | "technical" | "unsportsmanlike" | "disqualifying" | "unknown";
    readonly context: ScoringContext;
  };
  // What goes with a play
  rebound: { readonly side: Side; readonly player: PlayerKey | null; readonly kind: "offensive" | "defensive"; readonly deadBall: boolean };
  assist: { readonly side: Side; readonly player: PlayerKey | null };
  block: { readonly side: Side; readonly player: PlayerKey | null };
  /** Told on its own by sources that list it apart from the shot; counts the shooter's blocks received. */
  "block.received": { readonly side: Side; readonly player: PlayerKey | null };
  steal: { readonly side: Side; readonly player: PlayerKey | null };
  "foul.drawn": { readonly side: Side; readonly player: PlayerKey | null };
  turnover: { readonly side: Side; readonly player: PlayerKey | null; readonly kind: TurnoverKind };
  foul: {
    readonly side: Side;
    readonly offender: FoulOffender;
    readonly player: PlayerKey | null;
    readonly kind: FoulKind;
    readonly freeThrows: number | null;
    readonly shooting: boolean | null;
    /** Whether it counts towards the team fouls of the period; coach and bench technicals do not. */
    readonly countsAsTeamFoul: boolean;
    readonly position: CourtPosition | null;
  };
  // People
  /** One wave: several may leave and enter at once; sources that print halves give one list empty. */
  substitution: { readonly side: Side; readonly out: readonly PlayerKey[]; readonly in: readonly PlayerKey[] };
  "lineup.set": { readonly side: Side; readonly players: readonly PlayerKey[] };
  // Stoppages
  timeout: { readonly side: Side };
  "timeout.end": Empty;
  "media-timeout": Empty;
  stoppage: { readonly reason: string | null };
  /** A head coach wants a decision looked at on video; `successful`: it was changed, `null`: nobody knows yet. FIBA Annex F */
  challenge: { readonly side: Side; readonly successful: boolean | null };
  review: { readonly subject: string | null; readonly outcome: string | null };
  // Possession
  "jump-ball": { readonly kind: string; readonly winner: Side | null; readonly home: PlayerKey | null; readonly away: PlayerKey | null };
  possession: { readonly side: Side };
  "arrow.flip": { readonly to: Side };
  // Quality
  "flag.raise": { readonly kind: FlagKind; readonly detail: string; readonly about: EventId | null };
  /**
   * A flag is settled; or, with `remark`, what the order of plays makes doubtful of a play (`core/table/remarks.ts`) is none. `by`
   * and `why` for whoever asks later. SETTLE6
   */
  "flag.clear": {
    readonly about: EventId;
    readonly remark?: string | undefined;
    readonly by?: string | undefined;
    readonly why?: string | undefined;
  };
  "score.query": { readonly detail: string | null };
  /** From here on the log is fed by this source, which keeps no record of the statistics listed. */
  "source.change": { readonly source: string; readonly notRecorded: readonly Recordable[] };
  /** What table and board tell differently, or alike again; `lasting`: for so long that one of the two is wrong. */
  mismatch: { readonly what: string; readonly table: string; readonly board: string; readonly lasting?: boolean | undefined };
  // Editorial
  note: { readonly text: string; readonly language: string | null; readonly key: string | null };
  "most-valuable-player": { readonly side: Side; readonly player: PlayerKey };
  "video.mark": { readonly url: string | null; readonly atMs: number | null };
};

type Empty = { readonly [key in never]: never };

export type FactType = keyof FactPayloads;

/** One thing that is so, with its type as the discriminant. */
export type Fact = { [T in FactType]: { readonly type: T } & FactPayloads[T] }[FactType];

export type FactOf<T extends FactType> = Extract<Fact, { readonly type: T }>;

export type LinkKind = "assist-of" | "block-of" | "rebound-of" | "steal-of" | "foul-drawn-of" | "free-throw-of" | "turnover-of";

export type Link = { readonly to: EventId; readonly kind: LinkKind };

/** Where in the game a fact stands. `gameClockMs` is what the clock showed (remaining), `null` where nothing was printed. */
export type GameMoment = {
  readonly period: Period;
  readonly gameClockMs: number | null;
  readonly shotClockMs: number | null;
  readonly clockQuality: "auto" | "hand" | "estimated";
};
