import type { Coordinates } from "./hall-place.ts";
import type { Locale } from "./locale.ts";
import type { GameSummary } from "./game-summary.ts";
import type { CompetitionRef, GameRef, LocalName, TeamRef, VenueRef } from "./refs.ts";

/** A hall, and the game its screens belong to: one being played, else the next one; `null`: none is planned. */
export type VenueAnswer = VenueRef & { readonly game: GameSummary | null };

/** A hall with the place where it stands; `null`: nobody told. HALLS3 */
export type HallRef = VenueRef & {
  readonly address: LocalName | null;
  readonly city: LocalName | null;
  readonly coordinates: Coordinates | null;
};

export type MostCome = { readonly attendance: number; readonly game: GameRef; readonly home: TeamRef; readonly away: TeamRef };

/** How many came to the games whose attendance was told. */
type Come = { readonly games: number; readonly attendance: number; readonly most: MostCome | null };

/** A hall of the current season: who is at home there, and how many came to the games whose attendance was told. HALLS1 */
export type HallLine = HallRef &
  Come & {
    readonly capacity: number | null;
    readonly teams: readonly HomeTeam[];
  };

/** A team with games of its own there. */
export type HomeTeam = { readonly team: TeamRef; readonly competition: CompetitionRef };

/** A hall with all that is known of it. HALLS2 */
export type HallAnswer = HallRef & {
  readonly capacity: number | null;
  /** The way there as the league words it, in the language nearest to the reader's. */
  readonly way: { readonly text: string; readonly textLocale: Locale } | null;
  /** Of the current season. */
  readonly teams: readonly HomeTeam[];
  /** Those in which somebody was counted, newest first. */
  readonly seasons: readonly (Come & { readonly slug: string; readonly name: string })[];
  /** Games being played and to come, nearest first, undecided last. */
  readonly next: readonly GameSummary[];
  /** A page of the games played there, newest first, by the names of their seasons. */
  readonly past: readonly { readonly season: string; readonly games: readonly GameSummary[] }[];
  readonly hasMore: boolean;
};

/** How many came to some games of a team whose attendance was told. */
export type Crowd = { readonly games: number; readonly attendance: number; readonly most: number | null };

/** Before how many a team of a league played. `seated` came to its home games in halls whose `seats` are known. CROWD1 */
export type TeamCrowds = {
  readonly competition: CompetitionRef;
  readonly seasonName: string;
  readonly team: TeamRef;
  readonly home: Crowd;
  readonly away: Crowd;
  readonly seated: number;
  readonly seats: number;
};

/** What pages ask of the halls. */
export type VenueQueries = {
  /** Halls of the current season's games, in the order of their names. */
  venues(): Promise<readonly VenueRef[]>;
  /** Of the current season, in the order of their names. */
  halls(): Promise<readonly HallLine[]>;
  /** Of all leagues there were, newest season first. */
  crowds(): Promise<readonly TeamCrowds[]>;
  /** `page` of its past games, from 1; `null` also where there is no such page. */
  hall(slug: string, wanted: { readonly page: number; readonly locale: Locale }): Promise<HallAnswer | null>;
  venue(slug: string): Promise<VenueAnswer | null>;
};
