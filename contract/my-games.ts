import type { GamePrediction, HitRate, JudgedPrediction } from "#core/league/game-prediction.ts";
import type { CareerSeason, PlayerGameLine } from "./statistics-queries.ts";
import type { GameSummary } from "./game-summary.ts";
import type { LocalName, PersonRef, TeamRef } from "./refs.ts";

/** What somebody was at and what they predicted; below it the parts of both, and of one game. */
export const myGamesPath = "/v2/website/my-games";
/** Who says which player they are. */
export const myPlayerPath = "/v2/website/my-player";

/** What one game is to a visitor, and what he may do about it just now. */
export type MyGame = {
  readonly home: LocalName;
  readonly away: LocalName;
  /** Till when it may be predicted, in epoch milliseconds; `null`: it may not, or no longer. PREDICT1 */
  readonly predictableUntil: number | null;
  /** ATTEND1 */
  readonly mayAttend: boolean;
  readonly attended: boolean;
  readonly prediction: GamePrediction | null;
  readonly judged: JudgedPrediction | null;
};

export type PredictedGame = { readonly game: GameSummary; readonly prediction: GamePrediction; readonly judged: JudgedPrediction };

/** A name with how often it was seen. */
export type SeenOften = { readonly key: string; readonly name: LocalName; readonly games: number };

export type MyGames = {
  /** `games`: the latest of them. */
  readonly attended: {
    readonly total: number;
    readonly clubs: readonly SeenOften[];
    readonly halls: readonly SeenOften[];
    readonly games: readonly GameSummary[];
  };
  readonly predicted: { readonly total: number; readonly rate: HitRate; readonly games: readonly PredictedGame[] };
};

/** `ended`: the league approved it once, and does no longer. */
export const claimStates = ["waiting", "approved", "refused", "withdrawn", "ended"] as const;
export type ClaimState = (typeof claimStates)[number];

/** Somebody's word that they are a player. */
export type PlayerClaim = {
  readonly claimId: string;
  readonly state: ClaimState;
  /** Who stands for the player claimed, where he was merged into another. */
  readonly personId: string;
  readonly person: PersonRef;
  readonly claimedAt: number;
  /** The league's words about its decision. */
  readonly reason: string | null;
};

/** So much may somebody write to the league beside a claim. */
export const mostClaimNoteLength = 300;

export type TeamMate = { readonly person: PersonRef; readonly shirt: string | null; readonly position: string | null };

/** What a player is shown of himself. */
export type PlayerSelf = {
  readonly team: TeamRef | null;
  readonly shirt: string | null;
  /** Of his team, the soonest first. */
  readonly next: readonly GameSummary[];
  /** Newest first. */
  readonly seasons: readonly Pick<CareerSeason, "competition" | "phase" | "team" | "sums">[];
  readonly log: readonly PlayerGameLine[];
  readonly mates: readonly TeamMate[];
};

/** `claim`: the latest; `null`: there was none. `self`: of an approved one. */
export type MyPlayer = { readonly claim: PlayerClaim | null; readonly self: PlayerSelf | null };
