import type { RoundAward } from "./awards.ts";
import type { GameAwardKind, Official, Side } from "#core/game/facts.ts";
import type { FlagKind } from "#core/game/flag-kinds.ts";
import type { DuelFormat } from "#core/league/playoff/playoff-plan.ts";
import type { EventId, GameId, PlayerKey } from "#core/kernel/ids.ts";
import type { BoxScore } from "#core/stats/box-score.ts";
import type { StretchBox } from "#core/stats/box-score-of-stretch.ts";
import type { Clutch } from "#core/stats/clutch.ts";
import type { GameFlow } from "#core/stats/game-flow.ts";
import type { EarlierMargins } from "#core/stats/win-probability.ts";
import type { Lineups } from "#core/stats/lineups.ts";
import type { ShotAttempt } from "#core/stats/shots.ts";
import type { Stretch } from "#core/stats/stretch.ts";
import type { PlayLine } from "#core/wording/play-line.ts";
import type { StatisticPhrase } from "#core/wording/statistic-phrase.ts";
import type { MissingPlayer } from "./availability.ts";
import type { GameFanVote } from "./fan-vote.ts";
import type { LeagueMarks } from "./league-marks.ts";
import type { GameOutlets } from "./outlets.ts";
import type { LeagueTableAnswer, LeagueTableWanted, LeagueTopPerformances } from "./league-queries.ts";
import type { HallRef } from "./venue-queries.ts";
import type { PlayoffAnswer, PlayoffPicture, PlayoffStart } from "./playoff-view.ts";
import type { CompetitionRef, GameAddress, LeagueHead, LocalName, NamedPage, PlayoffGameAddress, RoundRef, TeamRef } from "./refs.ts";
import type { SiteMenu, SiteSections } from "./sections.ts";
import type { StandingsRanking, StandingsRow } from "./standings-rows.ts";
import type { GameSummary, PlaceInSchedule } from "./game-summary.ts";

/** Five colours and the button's, as `#rrggbb`. Everything else on a page derives from them. */
export type TenantColors = {
  readonly color1: string;
  readonly color2: string;
  readonly color3: string;
  readonly color4: string;
  readonly color5: string;
  readonly colorButton: string;
};

/** A sponsor with the marks that there are, for light ground and for dark. */
export type SponsorShown = {
  readonly name: string;
  readonly url: string;
  readonly logoUrl: string | null;
  readonly darkLogoUrl: string | null;
};

/** What the shell of every page needs. The same for every visitor. */
export type SiteAnswer = LeagueMarks & {
  readonly slug: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly domain: string;
  readonly defaultLocale: string;
  readonly timeZone: string;
  readonly colors: TenantColors;
  readonly icons: {
    readonly faviconSm: string;
    readonly faviconLg: string;
    readonly androidChromeSm: string;
    readonly androidChromeLg: string;
  };
  /** Under which its visitors are counted; `null`: they are not. */
  readonly analyticsId: string | null;
  readonly currentSeason: { readonly slug: string; readonly name: string } | null;
  readonly leagues: readonly (CompetitionRef & { readonly leagueId: string; readonly playsFantasy: boolean })[];
  /** Those of today. OFF60 */
  readonly sponsors: readonly SponsorShown[];
  /** Those of its first league, for the way to each club; browsers get only what is drawn of them. LOOK9 */
  readonly teams?: readonly (TeamRef & { readonly next: NextFixture | null })[];
  /** Where the league sells its shirts; `null`: nowhere. */
  readonly shopUrl: string | null;
  /** Where the whole league speaks besides this site. OUT3 */
  readonly profiles: readonly { readonly name: string; readonly url: string }[];
  /** In every language; without it all are there as they are by default. Browsers get `menu` in its place. OFF63 */
  readonly sections?: SiteSections;
  /** The same in the reader's language; without it all are there as they are by default. */
  readonly menu?: SiteMenu;
};

/** The day of a team's next game, today's until midnight whatever becomes of it, and against whom. LOOK35 */
export type NextFixture = { readonly day: string; readonly rival: { readonly code: string } };

/** The table after a round (its games and those before, whenever played), or as it stood at a moment, epoch milliseconds. */
export type StandingsAsOf = { readonly round: number } | { readonly moment: number };

/** A table worked out for another time than now. */
export type StandingsAnswer = {
  readonly competition: CompetitionRef;
  readonly seasonName: string;
  readonly ranking: StandingsRanking;
  readonly rows: readonly StandingsRow[];
};

export type LeaderEntry = {
  readonly rank: number;
  readonly player: { readonly slug: string; readonly givenName: LocalName; readonly familyName: LocalName; readonly shirt: string };
  readonly team: TeamRef;
  readonly games: number;
  readonly perGame: number;
};

export type HomeAnswer = {
  readonly leagues: readonly {
    readonly competition: CompetitionRef;
    readonly ranking: StandingsRanking;
    readonly standings: readonly StandingsRow[];
    readonly latest: readonly GameSummary[];
    readonly next: readonly GameSummary[];
    readonly leaders: readonly {
      readonly statistic: "points" | "rebounds" | "assists" | "performanceIndex";
      readonly entries: readonly LeaderEntry[];
    }[];
    /** What the lists ask of those who stand on them, and who stands there all the same. */
    readonly leaderNotes: readonly StatisticPhrase[];
    /** `null`: nobody was named of late. */
    readonly roundAward: RoundAward | null;
    /** `null`: there is no plan, no result yet, or a game of the play-offs already. */
    readonly playoffStart: PlayoffStart | null;
  }[];
};

export type LeagueAnswer = LeagueHead & {
  readonly ranking: StandingsRanking;
  readonly standings: readonly StandingsRow[];
  /** By round, ascending; games by tip-off. */
  readonly rounds: readonly (RoundRef & { readonly slug: string; readonly games: readonly GameSummary[] })[];
};

export type GamePlayer = {
  readonly key: PlayerKey;
  readonly side: Side;
  readonly shirt: string;
  readonly givenName: LocalName;
  readonly familyName: LocalName;
  /** Of his own page; `null`: the log names him, and no list does. */
  readonly personSlug: string | null;
};

/** A published game that was moved: where it stood before and after, `null` while undecided. Moments in epoch milliseconds. */
export type PublishedMove = {
  readonly movedAt: number;
  readonly from: PlaceInSchedule;
  readonly to: PlaceInSchedule;
  readonly reason: string;
};

export type GameAnswer = {
  readonly summary: GameSummary;
  readonly competition: CompetitionRef;
  readonly seasonName: string;
  /** Version of the log the page was folded to: `epoch.sequence`. */
  readonly version: string;
  /** Rules it is played by: a name that `ruleSetOf` knows. */
  readonly ruleProfile: string;
  /** `null` before anything was recorded. */
  readonly box: BoxScore | null;
  /** What each period ended with, also where its score is all that is known of the game. RESULT2 */
  readonly periods: BoxScore["periods"];
  readonly flow: GameFlow | null;
  readonly shots: readonly ShotAttempt[];
  /** Where they were not asked for, none but the last one of a running game: it tells where the game stands. */
  readonly plays: readonly PlayLine[];
  /** When each correction of those came, by its event: epoch milliseconds. PBP6 */
  readonly correctionTimes: Readonly<Record<EventId, number>>;
  /** Whether there are any, asked for or not. */
  readonly hasPlays: boolean;
  /** Whether somebody's recording of it is out. */
  readonly hasVideos: boolean;
  /** Whether of one of them it is known when it begins: its plays can be seen. CLIP1 */
  readonly hasTimedVideo: boolean;
  /**
   * When the first recording with a known start begins, and when each event was keyed, by its id, in epoch milliseconds;
   * `null` where there is none, or the plays were not asked for. EDIT6
   */
  readonly recorded: { readonly startsAt: number; readonly keyedAt: Readonly<Record<EventId, number>> } | null;
  readonly players: readonly GamePlayer[];
  readonly officials: readonly Official[];
  /** Whom the league has appointed, until its log names anybody or it is over. REF6 */
  readonly appointed: readonly Official[];
  /** Where it is played; `null` while that is not known. */
  readonly hall: HallRef | null;
  /** Whose pages its coaches and referees have, by the name as this game spells it; once there is a result, or of those appointed. COACH3 REF2 REF4 */
  readonly pagesOfNamed: { readonly coach: Readonly<Record<string, NamedPage>>; readonly referee: Readonly<Record<string, NamedPage>> };
  /** A name that its log alone knows is a Serbian one where it has that language's letters. */
  readonly spellsSerbian: boolean;
  readonly attendance: number | null;
  readonly flags: readonly { readonly kind: FlagKind; readonly detail: string }[];
  /** Oldest first. */
  readonly moves: readonly PublishedMove[];
  /** Where the log came from: the table, the simulator, or the name of an import format. */
  readonly source: string;
  /** A result that was not played out, and what the office said of it. */
  readonly award: { readonly kind: GameAwardKind; readonly atFault: Side | "both" | null; readonly reason: string | null } | null;
  /** Its fans' vote for the player of the game; `null` where there is none, or it counts for nothing. */
  readonly fanVote: GameFanVote | null;
  /**
   * Of the home team, then of the away team, the longest together first; `null` where they were not asked for. Of a game that has
   * not been folded since they are kept there are no rotations.
   */
  readonly lineups: (Pick<Lineups, Side> & Partial<Pick<Lineups, "reconciled" | "rotations">>) | null;
  /** Where it can be watched while it is played, and where its tickets are sold. */
  readonly outlets: GameOutlets;
  /** Who may be missing from a game ahead, on its day. */
  readonly missing: { readonly home: readonly MissingPlayer[]; readonly away: readonly MissingPlayer[] };
  /** What was done while it was close and late; `null` where it never was. FLOW12 */
  readonly clutch: Clutch | null;
  /** What each had played in this league before this game began: how strong it was known to be. WINPROB2 */
  readonly earlier: { readonly home: EarlierMargins; readonly away: EarlierMargins };
  /** All games of the two in this league by tip-off, this one among them. */
  readonly meetings: readonly GameSummary[];
  /** The pairing of the play-offs it belongs to, as it stands now; `null` outside of them. */
  readonly series: GameSeries | null;
  /** The tenant's word on where the period being played stands among the others: last, or first. */
  readonly currentPeriodAtBottom: boolean;
};

/** A pairing from the sides of one of its games: wins of a series, points of an aggregate. */
export type GameSeries = {
  readonly format: DuelFormat;
  readonly score: { readonly home: number; readonly away: number };
  readonly winner: Side | null;
  /** Games have been played, or the pairing is over. */
  readonly hasBegun: boolean;
};

/**
 * What pages ask. Made for one tenant, so a question without one cannot be put. Every answer notes, for the page
 * cache, what it was read from. `null`: there is no such thing at this address.
 */
export type SiteQueries = {
  site(): Promise<SiteAnswer>;
  home(): Promise<HomeAnswer>;
  leagueHead(address: { seasonSlug: string; leagueSlug: string }): Promise<LeagueHead | null>;
  league(address: { seasonSlug: string; leagueSlug: string }): Promise<LeagueAnswer | null>;
  /** The table worked out anew, at another time where one is named. */
  standings(address: { seasonSlug: string; leagueSlug: string }, asOf?: StandingsAsOf): Promise<StandingsAnswer | null>;
  /** The table with the round beside it; `null` also where no round of that number has been played. */
  leagueTable(address: { seasonSlug: string; leagueSlug: string }, wanted: LeagueTableWanted): Promise<LeagueTableAnswer | null>;
  leagueTopPerformances(address: { seasonSlug: string; leagueSlug: string }): Promise<LeagueTopPerformances | null>;
  /** The bracket; `null` also where the league has no play-offs. */
  playoffs(address: { seasonSlug: string; leagueSlug: string }): Promise<PlayoffAnswer | null>;
  /** The bracket before there is one; `null` also before the first game, and where groups feed it. BRACKET11 */
  playoffPicture(address: { seasonSlug: string; leagueSlug: string }): Promise<PlayoffPicture | null>;
  /**
   * `plays: false`: the page shows no play-by-play, which is by far the largest part of a game; `"latest"`: the newest of a running
   * one. Lineups come when asked for.
   */
  game(
    address: GameAddress | PlayoffGameAddress,
    wanted?: { readonly plays: boolean | "latest"; readonly lineups?: boolean },
  ): Promise<GameAnswer | null>;
  /** Of a part of a game that `game` has answered, folded from its log anew; `null`: it has not come to it. BOX13 */
  boxOfStretch(
    game: { readonly gameId: GameId; readonly ruleProfile: string },
    stretch: Pick<Stretch, "from" | "to">,
  ): Promise<StretchBox | null>;
};
