import type { Phase } from "#core/stats/history/game-line.ts";
import type { Honour } from "./awards.ts";
import type { GameSummary } from "./game-summary.ts";
import type { ClubRef, CompetitionRef, LocalName, TeamRef } from "./refs.ts";

/** Somebody whom logs know by name alone, with the slug of his page. COACH1 */
export type NamedPerson = { readonly slug: string; readonly name: LocalName };

/** Level games are neither won nor lost. */
export type CoachRecord = { readonly games: number; readonly wins: number; readonly losses: number };

export type TeamInLeague = { readonly team: TeamRef; readonly competition: CompetitionRef; readonly seasonName: string };

/** A coach among all. COACH4 */
export type CoachLine = NamedPerson &
  CoachRecord & {
    /** Names of his first and his latest season. */
    readonly seasons: { readonly first: string; readonly last: string; readonly count: number };
    /** The latest first. */
    readonly clubs: readonly ClubRef[];
    /** Whose latest game of the current season names him. */
    readonly present: readonly TeamInLeague[];
    /** Of the current season alone, with whichever clubs. */
    readonly season: CoachRecord;
  };

/** His games with one team in one league, by phase and court. */
export type CoachStint = TeamInLeague &
  CoachRecord & {
    readonly phase: Phase;
    readonly side: "home" | "away";
    /** The team won the league, and its last game names him. COACH3 */
    readonly champion: boolean;
  };

/** What stands over every tab of a coach. */
export type CoachHead = NamedPerson & {
  readonly present: readonly TeamInLeague[];
  /** Of his latest game. */
  readonly last: TeamInLeague;
};

export type CoachAnswer = CoachHead & {
  /** The latest season first. */
  readonly stints: readonly CoachStint[];
  readonly honours: readonly Honour[];
  readonly first: GameSummary | null;
  readonly latest: GameSummary | null;
};

/** One season's games of a coach, newest first. */
export type CoachGames = CoachHead & {
  /** Every season he has a game in, newest first. */
  readonly seasons: readonly { readonly slug: string; readonly name: string }[];
  readonly seasonSlug: string | null;
  readonly games: readonly GameSummary[];
};

/** How often somebody refereed, and where. REF2 */
export type RefereeCounts = {
  readonly games: number;
  readonly crewChief: number;
  readonly playoff: number;
  /** Of a series or game that decided a league, among those of the play-offs. */
  readonly final: number;
};

export type RefereeLine = NamedPerson & RefereeCounts;

export type RefereeList = {
  /** Every season in which a game names a referee, newest first. */
  readonly seasons: readonly { readonly slug: string; readonly name: string }[];
  readonly seasonSlug: string | null;
  /** Who had most games first. */
  readonly referees: readonly RefereeLine[];
};

export type RefereeStint = RefereeCounts & { readonly competition: CompetitionRef; readonly seasonName: string };

export type RefereeAnswer = NamedPerson & {
  /** By league, the latest season first. */
  readonly stints: readonly RefereeStint[];
  /** Whose games stand here. */
  readonly seasonSlug: string | null;
  readonly games: readonly GameSummary[];
  /** Games to come that the office has appointed him to, the next first. REF5 */
  readonly appointed: readonly GameSummary[];
};

/** What pages ask of those whom logs name beside the players. The slug of another spelling gives whom it means: another slug. */
export type StaffQueries = {
  /** Who won most first. */
  coaches(): Promise<readonly CoachLine[]>;
  coach(slug: string): Promise<CoachAnswer | null>;
  /** Of the season named, else of his latest. */
  coachGames(slug: string, seasonSlug: string | null): Promise<CoachGames | null>;
  /** Of the season named, else of the latest that names anybody. */
  referees(seasonSlug: string | null): Promise<RefereeList>;
  referee(slug: string, seasonSlug: string | null): Promise<RefereeAnswer | null>;
};
