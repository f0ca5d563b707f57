import type { Bracket, BracketDuel, BracketGame, BracketSlot, StrayGame } from "#core/league/playoff/bracket.ts";
import type { SlotLabel } from "#core/league/playoff/slot-label.ts";
import type { Prospect } from "#core/league/race/race-marks.ts";
import type { StandingsRow } from "./standings-rows.ts";
import type { GameSummary } from "./game-summary.ts";
import type { CompetitionRef, TeamRef } from "./refs.ts";

/** A slot with its team as pages name it; the label stands for the team until there is one. */
export type PlayoffSlot = Omit<BracketSlot<string>, "team"> & { readonly team: TeamRef | null };

/** `summary`: the published game, `null` before it is made: its teams are not known. */
export type PlayoffGame = BracketGame & { readonly summary: GameSummary | null };

export type PlayoffDuel = Omit<BracketDuel<string>, "first" | "second" | "games"> & {
  readonly first: PlayoffSlot;
  readonly second: PlayoffSlot;
  readonly games: readonly PlayoffGame[];
};

export type PlayoffRound = Omit<Bracket<string>["rounds"][number], "duels"> & { readonly duels: readonly PlayoffDuel[] };

/** The bracket of a league: every round from the first one on, final places, and games that lost their place in it. */
export type PlayoffAnswer = {
  readonly competition: CompetitionRef;
  readonly seasonName: string;
  readonly rounds: readonly PlayoffRound[];
  readonly places: readonly { readonly place: number; readonly team: TeamRef | null; readonly label: SlotLabel }[];
  readonly strays: readonly (Pick<StrayGame<string>, "round" | "duel" | "game" | "why"> & { readonly summary: GameSummary | null })[];
};

/** A team of the table as it stands, and whether it is sure of a place in the play-offs. BRACKET12 */
export type PictureRow = Pick<StandingsRow, "rank" | "team" | "wins" | "losses"> & { readonly prospect: Prospect };

/** How many of the table play on, and who would meet whom first if it ended as it stands; until a game of the play-offs is made. LOOK28 */
export type PlayoffStart = { readonly places: number; readonly pairs: readonly (readonly [TeamRef, TeamRef])[] };

/** The play-offs as they would be if the regular season ended now. Nobody has qualified by it. BRACKET11 */
export type PlayoffPicture = {
  /** How many of the first play on. */
  readonly places: number;
  /** How many games of the table's rounds are being played: they count with their present score. RANK24 */
  readonly underWay: number;
  readonly rows: readonly PictureRow[];
  readonly rounds: readonly PlayoffRound[];
};
