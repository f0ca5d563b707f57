import type { PerformanceIndex } from "#core/league/competition-settings.ts";
import type { ComparisonRow } from "#core/stats/history/comparison.ts";
import type { FinderQuestion } from "#core/stats/history/finder-question.ts";
import type { Phase } from "#core/stats/history/game-line.ts";
import type { MilestoneAhead, MilestoneReached } from "#core/stats/history/milestones.ts";
import type { CareerMode, PerGameColumn, PerGameMode, PerGameView } from "#core/stats/history/per-game-filter.ts";
import type { LeaderCategory, LeaderMode, Requirement, QualificationStatus } from "#core/stats/history/qualification.ts";
import type { CountStatistic, Statistic } from "#core/stats/history/statistics.ts";
import type { SeasonEndStatistic } from "#core/stats/history/yearly-leaders.ts";
import type { SplitKind } from "#core/stats/history/career.ts";
import type { PlayerSums, TeamSums } from "#core/stats/history/sums.ts";
import type { Feat } from "#core/stats/feats.ts";
import type { StatisticPhrase } from "#core/wording/statistic-phrase.ts";
import type { SeasonParts } from "./season-parts.ts";
import type { PlayerBeside } from "./player-queries.ts";
import type { ClutchFilter, LeagueClutch } from "./league-clutch.ts";
import type { CombinationsWanted, LeagueCombinations } from "./league-combinations.ts";
import type { ExperimentalFigures, TeamRating } from "./league-ratings.ts";
import type { ClubHonour } from "./awards.ts";
import type { ShotPlaces, WantedShots } from "./shot-places.ts";
import type { FinderAnswer } from "./finder-answer.ts";
import type { StreakBoard, StreakLine } from "./streak-boards.ts";
import type { CareerPhase, CompetitionRef, LeagueAddress, LeagueHead, LocalName, PersonRef, TeamRef } from "./refs.ts";
import type { PlayedGame } from "./game-summary.ts";

export type LeagueLeaders = LeagueHead & {
  /** The one index of this league's tables. */
  readonly index: PerformanceIndex;
  readonly lists: readonly {
    readonly category: LeaderCategory;
    readonly leaders: readonly (LeaderLine & { readonly rank: number })[];
    /** Who would stand there but for the minimum, with what he lacks. */
    readonly notYet: readonly LeaderLine[];
    /** What the list asks, and how much that is now. */
    readonly minimum: StatisticPhrase;
    readonly notes: readonly StatisticPhrase[];
  }[];
  /** Who led the first of the lists after which rounds, oldest first, all that were level; empty where it was not asked for. YEAR3 */
  readonly progress: readonly LeaderStretch[];
};
export type LeaderStretch = {
  readonly phase: Phase;
  readonly fromRound: number;
  readonly toRound: number;
  /** After the last of the rounds. */
  readonly value: number;
  readonly leaders: readonly { readonly person: PersonRef; readonly team: TeamRef }[];
};
export type LeaderLine = {
  readonly person: PersonRef;
  readonly team: TeamRef;
  readonly shirt: string;
  /** `PG`, `SG`, `SF`, `PF` or `C`; `null` where nobody wrote it down. */
  readonly position: string | null;
  readonly value: number;
  readonly games: number;
  readonly standing: QualificationStatus;
};

/** The best of a league by its index. */
export type LeagueBest = LeagueHead & {
  readonly index: PerformanceIndex;
  readonly minimum: StatisticPhrase;
  readonly notes: readonly StatisticPhrase[];
  readonly best: readonly (LeaderLine & { readonly rank: number; readonly values: { readonly [S in Statistic]: number | null } })[];
  /** The best of each position, in the order of the positions. */
  readonly five: readonly LeaderLine[];
  /** The best of each team, the best of them first. */
  readonly ofTeams: readonly (LeaderLine & { readonly rank: number })[];
  /** The best games of the latest round that has been played. */
  readonly lastRound: readonly RoundPerformance[];
};
export type RoundPerformance = {
  readonly rank: number;
  readonly person: PersonRef;
  readonly team: TeamRef;
  readonly shirt: string;
  readonly value: number;
  readonly points: number;
  readonly rebounds: number | null;
  readonly assists: number | null;
  readonly game: PlayedGame;
};

/** A game in which somebody did what is worth a line for years. */
export type FeatLine = { readonly person: PersonRef; readonly team: TeamRef; readonly game: PlayedGame; readonly feats: readonly Feat[] };

/** Who led a league in a season, all that are level. */
export type SeasonLeader = {
  readonly competition: CompetitionRef;
  readonly seasonName: string;
  readonly person: PersonRef;
  readonly team: TeamRef;
  readonly average: number;
  readonly games: number;
};

/** Who led all time when a season had ended, or as it stands in one that is played. */
export type SeasonEndLeaders = {
  readonly seasonName: string;
  readonly total: number;
  readonly leaders: readonly { readonly person: PersonRef; readonly team: TeamRef }[];
};

export type RecordLine = {
  readonly rank: number;
  readonly value: number;
  /** `null`: it is the team's. */
  readonly person: PersonRef | null;
  readonly team: TeamRef;
  readonly game: PlayedGame;
};
export type RecordBoard = {
  readonly holder: "player" | "team";
  readonly category: string;
  /** Best first, with those that are level with the last one. */
  readonly lines: readonly RecordLine[];
  /** There are more that are level with the last one than a page can show. */
  readonly more: boolean;
  /** The figure is known since this season; `null`: from the first game on. */
  readonly recordedSince: string | null;
};

export type LeagueRecords = LeagueHead & { readonly boards: readonly RecordBoard[] };

/** `category: null`: who holds the record of every category; else one category at length. */
export type WantedRecords = { readonly holder: "player" | "team"; readonly category: string | null; readonly phase: CareerPhase };

export type PerGameLine = {
  readonly rank: number;
  readonly person: PersonRef;
  readonly team: TeamRef;
  readonly games: number;
  readonly starts: number;
  readonly values: { readonly [S in Statistic]: number | null };
};
export type PerGamePage = {
  readonly lines: readonly PerGameLine[];
  readonly mode: PerGameMode;
  readonly sort: PerGameColumn;
  readonly minimumGames: number;
  /** What a line needs to stand here; `null`: nothing. */
  readonly requirement: Requirement | null;
  readonly hasMore: boolean;
};
export type LeaguePerGame = LeagueHead &
  PerGamePage & {
    /** All teams of the league, and its latest round with a box score: what the table may be narrowed to. */
    readonly teams: readonly TeamRef[];
    /** Those that the tenant names, in its order, which players of the league have. FILTER8 */
    readonly positions: readonly string[];
    readonly lastRound: number;
    /** The one index of this league's tables. */
    readonly index: PerformanceIndex;
  };

/** What a career is ranked by besides its figures. */
export type AllTimeStatistic = Statistic | "games" | "starts" | "seasons" | "pointsOnDebut" | "youngest" | "oldest";
export type AllTimeLine = {
  readonly rank: number;
  readonly person: PersonRef;
  /** Ages are in whole days. */
  readonly value: number;
  readonly games: number;
  readonly seasons: number;
  /** Of his latest game here. */
  readonly team: TeamRef;
  readonly firstPlayedAt: number | null;
  readonly lastPlayedAt: number | null;
};
export type AllTimeLeaders = {
  readonly statistic: AllTimeStatistic;
  readonly mode: LeaderMode;
  readonly phase: CareerPhase;
  /** What a career needs to stand here; `null`: nothing. */
  readonly requirement: Requirement | null;
  readonly lines: readonly AllTimeLine[];
  readonly hasMore: boolean;
};
export type BestPlayers = { readonly boards: readonly Omit<AllTimeLeaders, "hasMore">[] };

export type CareerSeason = SeasonParts & {
  readonly competition: CompetitionRef & { readonly seasonName: string };
  readonly phase: Phase;
  readonly team: TeamRef;
  readonly sums: PlayerSums;
  /** Of his team in that league and phase; `null` where it cannot be estimated. RATE7 */
  readonly possessionsPerSecond: number | null;
};
export type PlayerGameLine = {
  readonly game: PlayedGame;
  readonly phase: Phase;
  readonly side: "home" | "away";
  readonly won: boolean | null;
  readonly starter: boolean;
  readonly seconds: number | null;
  readonly values: { readonly [S in CountStatistic]: number | null };
};
export type PlayerCareer = {
  readonly person: PersonRef;
  readonly birthDate: string | null;
  readonly seasons: readonly CareerSeason[];
  readonly totals: readonly { readonly phase: CareerPhase; readonly sums: PlayerSums }[];
  readonly splits: readonly {
    readonly kind: SplitKind;
    readonly parts: readonly { readonly value: string; readonly opponent: TeamRef | null; readonly sums: PlayerSums }[];
  }[];
  /** Newest first. */
  readonly log: readonly PlayerGameLine[];
  readonly bests: readonly { readonly statistic: CountStatistic; readonly value: number; readonly games: readonly PlayedGame[] }[];
  readonly streaks: readonly StreakLine[];
  readonly reached: readonly MilestoneReached[];
  readonly ahead: readonly MilestoneAhead[];
};

export type ComparedPlayer = PersonRef & {
  /** Of his latest team. */
  readonly shirt: string | null;
  readonly position: string | null;
  readonly team: TeamRef | null;
};
export type PlayerComparison = {
  readonly persons: readonly ComparedPlayer[];
  readonly mode: CareerMode;
  readonly rows: readonly ComparisonRow[];
};
/** Of the league of somebody's latest team, those with the most points first. COMPARE4 */
export type ComparablePlayers = {
  readonly mates: readonly PlayerBeside[];
  readonly alike: readonly PlayerBeside[];
  readonly leaders: readonly PlayerBeside[];
};
export type PlayersHeadToHead = {
  readonly one: PersonRef;
  readonly other: PersonRef;
  readonly oneWins: number;
  readonly otherWins: number;
  /** Of the first one's team: in its own hall, and as the guest. */
  readonly oneAtHome: Meetings;
  readonly oneAway: Meetings;
  readonly sums: { readonly one: PlayerSums; readonly other: PlayerSums };
  readonly meetings: readonly PlayedGame[];
};

export type ClubSeason = {
  readonly competition: CompetitionRef;
  readonly seasonName: string;
  readonly rank: number | null;
  readonly wins: number;
  readonly losses: number;
  /** All of the league's games are played. */
  readonly finished: boolean;
  /** Where it ended: by the play-offs, else by the finished table; `null` while that is open, and of who was in no play-off. HON3 */
  readonly finalPlace: number | null;
};
export type ClubHistory = {
  readonly name: LocalName;
  readonly seasons: readonly ClubSeason[];
  /** Leagues it won: by the play-offs, or, where there were none, at the head of the finished table. */
  readonly honours: readonly CompetitionRef[];
  /** What its players and coaches were named for, newest season first. HON3 */
  readonly awards: readonly ClubHonour[];
  readonly leaders: readonly { readonly statistic: CountStatistic | "games"; readonly lines: readonly ClubLeader[] }[];
  /** Of its players, then of its teams. */
  readonly records: readonly RecordBoard[];
  readonly streaks: readonly StreakLine[];
};
export type ClubLeader = { readonly rank: number; readonly person: PersonRef; readonly value: number; readonly seasons: number };

export type Meetings = { readonly games: number; readonly wins: number; readonly losses: number };
export type ClubsHeadToHead = {
  readonly names: { readonly own: LocalName; readonly opponent: LocalName };
  readonly all: Meetings;
  readonly home: Meetings;
  readonly away: Meetings;
  readonly averagePoints: { readonly own: number; readonly opponents: number } | null;
  readonly streak: { readonly length: number; readonly winner: "own" | "opponents" } | null;
  readonly biggestWins: readonly PlayedGame[];
  readonly biggestLosses: readonly PlayedGame[];
  /** Newest first, each with who scored most in it; `null` where no box score tells. */
  readonly meetings: readonly (PlayedGame & { readonly first: MeetingScorer | null })[];
  /** Who scored most over all of these games for each of the two, best first. LOOK19 */
  readonly scorers: { readonly own: readonly MeetingScorer[]; readonly opponents: readonly MeetingScorer[] };
};
export type MeetingScorer = { readonly person: PersonRef; readonly points: number };

export type UpcomingMilestone = MilestoneAhead & { readonly person: PersonRef; readonly team: TeamRef };

export type LineupFigures = {
  readonly seconds: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
};
export type TeamLineups = {
  readonly team: TeamRef;
  readonly sums: readonly { readonly phase: Phase; readonly sums: TeamSums }[];
  readonly phases: readonly {
    readonly phase: Phase;
    /** Longest together first. */
    readonly lineups: readonly (LineupFigures & { readonly games: number; readonly persons: readonly PersonRef[] })[];
    /** In the games in which he was on court. */
    readonly onOff: readonly {
      readonly person: PersonRef;
      readonly games: number;
      readonly on: LineupFigures;
      readonly off: LineupFigures;
    }[];
  }[];
};

export type RecordTimeline = {
  readonly holder: "player" | "team";
  readonly category: string;
  /** Oldest first; all time tells who held it at the end of each season. */
  readonly reigns: readonly {
    readonly value: number;
    readonly from: number | null;
    readonly until: number | null;
    readonly holders: readonly { readonly person: PersonRef | null; readonly team: TeamRef }[];
  }[];
};

export type BoardAddress = {
  readonly statistic: string;
  readonly mode: LeaderMode;
  readonly phase: CareerPhase;
  readonly page: PageOfTable;
};

/** From 1; `null`: all of them at once. FILTER6 */
export type PageOfTable = number | null;

/**
 * What pages ask of figures over many games. Made for one tenant, as `SiteQueries` is; `null`: there is no such thing at
 * this address. Each costs the same after a hundred games and after a hundred thousand.
 */
export type StatisticsQueries = {
  /** No categories: those a league's page begins with. */
  leagueLeaders(
    address: LeagueAddress,
    wanted: {
      readonly phase: CareerPhase | null;
      readonly categories: readonly LeaderCategory[];
      readonly lastRank: number;
      readonly progress?: boolean;
    },
  ): Promise<LeagueLeaders | null>;
  leagueRecords(address: LeagueAddress, wanted: WantedRecords): Promise<LeagueRecords | null>;
  leaguePerGame(address: LeagueAddress, view: PerGameView, page: PageOfTable): Promise<LeaguePerGame | null>;
  leagueBest(address: LeagueAddress, phase: CareerPhase | null): Promise<LeagueBest | null>;
  /** Best first. */
  teamRatings(address: LeagueAddress): Promise<readonly TeamRating[] | null>;
  leagueExperimental(address: LeagueAddress, phase: CareerPhase): Promise<ExperimentalFigures | null>;
  leagueClutch(address: LeagueAddress, filter: ClutchFilter): Promise<LeagueClutch | null>;
  leagueCombinations(address: LeagueAddress, wanted: CombinationsWanted): Promise<LeagueCombinations | null>;
  /** Newest first. */
  leagueFeats(address: LeagueAddress, phase: CareerPhase): Promise<readonly FeatLine[] | null>;
  bestPlayers(phase: CareerPhase): Promise<BestPlayers>;
  allTimeLeaders(board: BoardAddress): Promise<AllTimeLeaders | null>;
  allTimeRecords(wanted: WantedRecords): Promise<readonly RecordBoard[]>;
  /** Sorted by a figure of a career; who has not what the figure asks is not on the list. */
  allTimePerGame(wanted: {
    readonly sort: string;
    readonly ascending: boolean;
    readonly mode: CareerMode;
    readonly phase: CareerPhase;
    readonly page: PageOfTable;
  }): Promise<PerGamePage | null>;
  /** Latest season first; `performanceIndex` is the one index of each league. */
  seasonLeaders(statistic: "points" | "rebounds" | "assists" | "performanceIndex"): Promise<readonly SeasonLeader[]>;
  /** Of all time, latest season first; those before anybody had any are left out. YEAR2 */
  leadersAtSeasonEnds(statistic: SeasonEndStatistic, phase: CareerPhase): Promise<readonly SeasonEndLeaders[]>;
  /** The longest of each kind, then those that go on. STREAK6 */
  streakBoards(holder: "player" | "team"): Promise<readonly StreakBoard[]>;
  playerCareer(slug: string): Promise<PlayerCareer | null>;
  playerComparison(slugs: readonly string[], phase: CareerPhase, mode: CareerMode): Promise<PlayerComparison | null>;
  comparablePlayers(slug: string): Promise<ComparablePlayers | null>;
  playersHeadToHead(slug: string, otherSlug: string): Promise<PlayersHeadToHead | null>;
  finder(question: FinderQuestion): Promise<FinderAnswer>;
  clubHistory(slug: string): Promise<ClubHistory | null>;
  clubsHeadToHead(slug: string, opponentSlug: string): Promise<ClubsHeadToHead | null>;
  /** Nearest first; of those who played in a league of the current season. */
  upcomingMilestones(): Promise<readonly UpcomingMilestone[]>;
  /** Of whoever has this slug, and of nobody where nobody has it. SHOT5 */
  playerShots(slug: string, wanted: WantedShots): Promise<ShotPlaces>;
  teamShots(address: LeagueAddress & { readonly teamSlug: string }, wanted: Omit<WantedShots, "league">): Promise<ShotPlaces>;
  teamLineups(address: LeagueAddress & { readonly teamSlug: string }): Promise<TeamLineups | null>;
  /** No address: of all time. */
  recordTimeline(holder: "player" | "team", category: string, address: LeagueAddress | null): Promise<RecordTimeline | null>;
};
