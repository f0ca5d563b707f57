/** A team that has handed in its application, and waits for an answer. OFF77 */
export type TeamThatWaits = {
  readonly uuid: string;
  readonly team: string;
  readonly competition: string;
  readonly players: number;
  /** When it was handed in. */
  readonly at: number;
};

/** A game of this day, or one that is over and has no result, with what its table still lacks. OFF77 */
export type GameAtHand = {
  readonly gameId: string;
  readonly home: string;
  readonly away: string;
  readonly competition: string;
  readonly hall: string | null;
  /** `null`: its hour is to follow. */
  readonly tipOff: number | null;
  readonly state: "to-come" | "running" | "over";
  /** Whether whoever keeps the score has a link that opens. */
  readonly hasLink: boolean;
  /** Lines of the table's checklist (PREP1) that are done, of how many. */
  readonly checklist: { readonly done: number; readonly all: number };
  /** Referees that are named, of three. */
  readonly referees: number;
  /** Whether whoever looks gives links to its table out. OFF51 */
  readonly mayPrepare: boolean;
};

/** What waits in the office. */
export type OfficeToday = {
  readonly counts: readonly { readonly thing: string; readonly count: number }[];
  readonly gaps: readonly { readonly thing: string; readonly field: string; readonly count: number }[];
  /** The first to come first; `null`: whoever looks decides on none. */
  readonly applications: readonly TeamThatWaits[] | null;
  /** In the order in which they are played; `null`: whoever looks sees no games. */
  readonly games: readonly GameAtHand[] | null;
  /** Games over without a result, the latest first, and how many there are. */
  readonly late: { readonly games: readonly GameAtHand[]; readonly total: number };
};
