/** What a pairing is called. Its words stand in the `playoffs` area of messages. */
export const stages = [
  "playIn",
  "playInDecider",
  "firstRound",
  "eighthFinal",
  "quarterFinal",
  "semiFinal",
  "final",
  "thirdPlace",
  "placement",
] as const;
export type Stage = (typeof stages)[number];

/** Where a team of a pairing comes from. */
export type SlotSource<Team extends string = string> =
  /** Place in a final table, from 1; `table: null` is the league's own, else the slug of a group. */
  | { readonly kind: "seed"; readonly seed: number; readonly table: string | null }
  | { readonly kind: "winner" | "loser"; readonly round: string; readonly duel: string }
  /** Reseeding: of all winners of a round the `place`-th by their places in the table, from 1. */
  | { readonly kind: "remaining"; readonly round: string; readonly place: number }
  | { readonly kind: "team"; readonly team: Team }
  /** Nobody: the other team goes on without a game. */
  | { readonly kind: "bye" };

/**
 * What decides a pairing. A pattern has one letter for each game: `H` at the first slot's, `A` at the second's, `N` on
 * neutral ground, where the first slot is listed first. With carried wins the series has that many games fewer.
 */
export type DuelFormat =
  | { readonly kind: "series"; readonly bestOf: number; readonly pattern: string }
  /** Two games that are one of twice the length; the points of both count. */
  | { readonly kind: "aggregate"; readonly pattern: string };

/** What a pairing starts with: wins of a series, points of an aggregate; or what the two did against each other before. */
export type Carried =
  | { readonly kind: "nothing" }
  | { readonly kind: "fixed"; readonly first: number; readonly second: number }
  | { readonly kind: "meetings" };

export type PlannedDuel<Team extends string = string> = {
  /** Unique in its round, and never changed once games are published. */
  readonly slug: string;
  readonly stage: Stage;
  /** The best and the worst final place that the teams play for, where that names the pairing ("5th to 8th place"). */
  readonly places: readonly [best: number, worst: number] | null;
  readonly first: SlotSource<Team>;
  readonly second: SlotSource<Team>;
  readonly format: DuelFormat;
  readonly carried: Carried;
  /** Epoch milliseconds by game, or the day alone, `2027-05-01`, where the time is to follow; games without one are dated later. */
  readonly tipOffs: readonly (number | string | null)[];
  /** The office's word where results give none; it stands above them. */
  readonly ruling: "first" | "second" | "nobody" | null;
};

export type PlannedRound<Team extends string = string> = {
  /** Its address, unique in the league: `quarter-finals`. */
  readonly slug: string;
  readonly stage: Stage;
  readonly duels: readonly PlannedDuel<Team>[];
};

/** Who stands where in the end. Several sources: they share the place, or follow each other by the table. */
export type PlannedPlace<Team extends string = string> = {
  readonly place: number;
  readonly from: readonly SlotSource<Team>[];
  readonly order: "shared" | "by-seed";
};

/** What games lost by forfeit cost beyond themselves. */
export type ForfeitRule = {
  /** In a best-of up to this length one forfeit loses the series; in an aggregate it always does. */
  readonly losesSeriesUpToBestOf: number;
  /** With this many forfeits in the play-offs a team is out of them; `null`: never. */
  readonly outAfter: number | null;
};

/** The play-offs of one league as data: no team in it unless named, so it can be made before the season. */
export type PlayoffPlan<Team extends string = string> = {
  readonly rounds: readonly PlannedRound<Team>[];
  readonly places: readonly PlannedPlace<Team>[];
  readonly forfeits: ForfeitRule;
  /** How often every two teams meet before the play-offs. Without it nobody knows when the schedule is whole. BRACKET13 BRACKET15 */
  readonly meetings?: number | undefined;
};

/**
 * FIBA Official Basketball Rules, Art. 20.2: a forfeit loses a two-game series and a best of three, not a best of five;
 * who forfeits a second time in a tournament is disqualified. SERIES5, SERIES7
 */
export const fibaForfeits: ForfeitRule = { losesSeriesUpToBestOf: 3, outAfter: 2 };

/** Final tables, best first: `league` is the league's own, others are groups. */
export type Seeds<Team extends string> = Readonly<Record<string, readonly Team[]>>;
export const leagueTable = "league";

/** Wins that a series takes. */
export function winsNeeded(bestOf: number): number {
  return (bestOf + 1) / 2;
}
