import type { Phase } from "#core/stats/history/game-line.ts";
import type { TeamSums } from "#core/stats/history/sums.ts";
import type { GamePreview } from "./game-preview.ts";
import type { VideoLine } from "./media-queries.ts";
import type { ClubOutlets } from "./outlets.ts";
import type { NamedPerson } from "./staff-queries.ts";
import type { StandingsRanking, StandingsRow } from "./standings-rows.ts";
import type { GameSummary } from "./game-summary.ts";
import type { ClubRef, CompetitionRef, LeagueAddress, TeamRef, VenueRef } from "./refs.ts";
import type { RosterPlayer } from "./roster-player.ts";

export type ClubLine = ClubRef & {
  readonly clubId: string;
  /** Where it plays in the current season; empty: nowhere. */
  readonly competitions: readonly CompetitionRef[];
  /** The latest season it was entered in; `null`: in none. */
  readonly lastSeasonName: string | null;
};

/** A season of a club in one league, under the name it had then. */
export type ClubTeam = {
  readonly team: TeamRef;
  readonly competition: CompetitionRef;
  readonly seasonName: string;
  readonly isCurrent: boolean;
  readonly row: StandingsRow;
  /** How many teams its league has. */
  readonly teams: number;
};

/** Another club it has met, with how that went: by the results the league counts, level games in neither. MEET1 */
export type ClubOpponent = ClubRef & { readonly games: number; readonly wins: number; readonly losses: number };

/** Who coached it. STAFF1 */
export type ClubCoach = NamedPerson & {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  /** Of his first game here and of his latest. */
  readonly seasons: { readonly first: string; readonly last: string };
};

export type ClubAnswer = ClubLine & {
  /** Of every season, newest first. */
  readonly teams: readonly ClubTeam[];
  /** Newest first. */
  readonly latest: readonly GameSummary[];
  /** Nearest first, undecided last. */
  readonly next: readonly GameSummary[];
  /** Where it plays most of its home games lately. */
  readonly venue: VenueRef | null;
  /** Those met most often first. */
  readonly opponents: readonly ClubOpponent[];
  /** Those with most games first. */
  readonly coaches: readonly ClubCoach[];
  readonly outlets: ClubOutlets;
  /** Who plays and who coaches now, in the first league of the current season; `null`: it plays in none. */
  readonly squad: {
    readonly team: TeamRef;
    readonly competition: CompetitionRef;
    readonly coach: NamedPerson | null;
    readonly players: readonly RosterPlayer[];
  } | null;
  /** In which it is seen, the newest first. CLIP8 */
  readonly clips: readonly VideoLine[];
};

/** The games of one season of a club, newest first, undecided ones at the head. */
export type ClubGames = ClubRef & {
  readonly clubId: string;
  /** Every season it played in, newest first, with its leagues. */
  readonly seasons: readonly {
    readonly slug: string;
    readonly name: string;
    readonly isCurrent: boolean;
    readonly competitions: readonly CompetitionRef[];
  }[];
  /** Which of them the games are of; `null`: there is none. */
  readonly seasonSlug: string | null;
  readonly games: readonly GameSummary[];
  /** Where it plays most of its home games lately. */
  readonly venue: VenueRef | null;
  readonly outlets: ClubOutlets;
};

export type SeasonClubAnswer = ClubRef & {
  readonly clubId: string;
  readonly season: { readonly slug: string; readonly name: string };
  /** Its teams of this season, in the order of their leagues. */
  readonly teams: readonly (ClubTeam & { readonly roster: readonly RosterPlayer[] })[];
  /** Newest first, undecided ones at the head. */
  readonly games: readonly GameSummary[];
  readonly venue: VenueRef | null;
};

export type TeamAnswer = {
  readonly teamId: string;
  readonly team: TeamRef;
  readonly competition: CompetitionRef;
  readonly seasonName: string;
  readonly ranking: StandingsRanking;
  /** The whole table of its league. */
  readonly standings: readonly StandingsRow[];
  /** What every team of the league did and allowed so far; those that have not played are missing. */
  readonly totals: readonly { readonly clubSlug: string; readonly phase: Phase; readonly sums: TeamSums }[];
  /** How the lead went in its games of which somebody wrote down who scored when; `null`: there are none. */
  readonly course: TeamCourse | null;
  readonly roster: readonly RosterPlayer[];
  /** By tip-off, undecided last. */
  readonly games: readonly GameSummary[];
  readonly venue: VenueRef | null;
  /** Whom its latest game with a result names. COACH5 */
  readonly coach: NamedPerson | null;
};

/** Over several games; who led nor trailed was level. FLOW14 */
export type TeamCourse = {
  readonly games: number;
  readonly seconds: number;
  readonly secondsLeading: number;
  readonly secondsTrailing: number;
  readonly biggestLead: number;
  readonly biggestDeficit: number;
};

/** What pages ask of clubs and their teams. */
export type ClubQueries = {
  /** In the order of their names, as the tenant's own language has it. */
  clubs(): Promise<readonly ClubLine[]>;
  club(slug: string): Promise<ClubAnswer | null>;
  /** Of the season and the league named, where the club has such; else of its newest season with a game, of all leagues. */
  clubGames(slug: string, wanted: { readonly seasonSlug: string | null; readonly leagueSlug: string | null }): Promise<ClubGames | null>;
  seasonClub(address: { readonly seasonSlug: string; readonly clubSlug: string }): Promise<SeasonClubAnswer | null>;
  team(address: LeagueAddress & { readonly teamSlug: string }): Promise<TeamAnswer | null>;
  /** Both teams as they come to a game that is ahead. AHEAD1 */
  preview(game: Pick<GameSummary, "ref" | "home" | "away">): Promise<GamePreview | null>;
};
