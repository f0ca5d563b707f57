import type { FantasyRound, FantasyTeamRef } from "./fantasy.ts";
import type { LeagueHead } from "./refs.ts";

/** So many ties stand on a page of a round's. */
export const cupPageTies = 50;
/** A round of so many teams is drawn as a tree. */
export const cupTreeTeams = 16;

/** A team in a tie: its place when it was drawn, and its points of the round in tenths; `null`: none has been counted yet. */
export type CupSide = { readonly team: FantasyTeamRef; readonly place: number; readonly points: number | null };

/** `other`: `null` where the first goes on without playing. */
export type CupTieLine = {
  readonly position: number;
  readonly one: CupSide;
  readonly other: CupSide | null;
  /** `null`: the round is not final. */
  readonly winner: "one" | "other" | null;
  /** A correction came when the next round had been drawn: what was told then stands. FANC5 */
  readonly decidedBeforeCorrection: boolean;
};

/** A round of the cup, as it was drawn. */
export type CupRound = {
  readonly cupRound: number;
  /** The round of the game that it is played in. */
  readonly round: FantasyRound;
  readonly teams: number;
  readonly byes: number;
  /** What its ties were drawn from. FANC3 */
  readonly seed: string;
  readonly drawnAt: number;
};

/** Which round to show as a list, and which page of it; no round: the tree if there is one, else the last round. */
export type CupWanted = { readonly round: number | null; readonly page: number };

/** One's own tie of the last round of the cup that one came to. FANC10 */
export type OwnCupTie = {
  readonly cupRound: number;
  /** Drawn in that round: by which it is called a final. */
  readonly teams: number;
  readonly round: FantasyRound;
  readonly tie: CupTieLine;
  readonly side: "one" | "other";
};

/** `null`: one has no team, or it is in no round that was drawn. */
export type OwnCupAnswer = { readonly tie: OwnCupTie | null };

export type FantasyCupAnswer = LeagueHead & {
  /** As long as nothing is drawn: the round it begins in, counted from the season's first; `null`: there is none, or it has begun. */
  readonly begins: { readonly number: number; readonly round: FantasyRound | null } | null;
  /** That have a counted round. */
  readonly teams: number;
  readonly closed: boolean;
  /** Oldest first. */
  readonly rounds: readonly CupRound[];
  /** Of the rounds with few enough teams all ties. */
  readonly tree: readonly { readonly cupRound: number; readonly ties: readonly CupTieLine[] }[];
  readonly list: { readonly cupRound: number; readonly page: number; readonly pages: number; readonly ties: readonly CupTieLine[] } | null;
  readonly winner: FantasyTeamRef | null;
};
