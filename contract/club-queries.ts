import type { CompetitionRef, GameSummary, LocalName, StandingsRow, TeamRef } from "./queries.ts";
import type { LeagueAddress, PersonRef } from "./statistics-queries.ts";

export type ClubLine = {
  readonly slug: string;
  readonly name: LocalName;
  readonly code: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly crestUrl: string | null;
  /** Where it plays in the current season; empty: nowhere. */
  readonly competitions: readonly CompetitionRef[];
};

export type ClubTeam = { readonly team: TeamRef; readonly competition: CompetitionRef; readonly seasonName: string };

export type ClubView = ClubLine & {
  /** Of every season, newest first. */
  readonly teams: readonly ClubTeam[];
  readonly latest: readonly GameSummary[];
  readonly next: readonly GameSummary[];
  readonly venue: LocalName | null;
};

export type RosterPlayer = {
  readonly person: PersonRef;
  readonly shirt: string | null;
  readonly position: string | null;
  readonly captain: boolean;
  readonly birthDate: string | null;
  /** On the list since and until, `2026-11-20`; `null`: from the beginning, to this day. */
  readonly from: string | null;
  readonly until: string | null;
  /** His averages for this team in this league; `null` before he played. */
  readonly figures: {
    readonly games: number;
    readonly seconds: number | null;
    readonly points: number | null;
    readonly rebounds: number | null;
    readonly assists: number | null;
    readonly performanceIndexRating: number | null;
  } | null;
};

export type SeasonClubView = ClubLine & {
  readonly season: { readonly slug: string; readonly name: string };
  readonly teams: readonly (ClubTeam & { readonly row: StandingsRow | null; readonly roster: readonly RosterPlayer[] })[];
  readonly games: readonly GameSummary[];
};

export type TeamView = {
  readonly team: TeamRef;
  readonly competition: CompetitionRef;
  readonly seasonName: string;
  /** The whole table of its league. */
  readonly standings: readonly StandingsRow[];
  readonly roster: readonly RosterPlayer[];
  /** By tip-off, undecided last. */
  readonly games: readonly GameSummary[];
  readonly venue: LocalName | null;
};

/** What pages ask of clubs and their teams. */
export type ClubQueries = {
  /** In the order of their names. */
  clubs(): Promise<readonly ClubLine[]>;
  club(slug: string): Promise<ClubView | null>;
  seasonClub(address: { readonly seasonSlug: string; readonly clubSlug: string }): Promise<SeasonClubView | null>;
  team(address: LeagueAddress & { readonly teamSlug: string }): Promise<TeamView | null>;
};
