import type { PlayerInTeam } from "#core/stats/player-rates.ts";
import type { ShotAttempt } from "#core/stats/shots.ts";
import type { ShotsByZone } from "#core/stats/shot-zones.ts";
import type { Absence, LeagueAbsences } from "./availability.ts";
import type { Locale } from "./locale.ts";
import type { Honour } from "./awards.ts";
import type { VideoLine } from "./media-queries.ts";
import type { PersonDetails } from "./person-details.ts";
import type { Portrait } from "./portraits.ts";
import type { PlayerStay } from "./transfers.ts";
import type { GameSummary } from "./game-summary.ts";
import type { CompetitionRef, LocalName, PersonRef, TeamRef } from "./refs.ts";

export type PlayerLine = PersonDetails & {
  /** Of him who stands for merged persons. */
  readonly personId: string;
  readonly person: PersonRef;
  readonly shirt: string | null;
  readonly position: string | null;
  readonly birthDate: string | null;
  /** Of his latest team. */
  readonly team: TeamRef | null;
  readonly games: number;
  readonly portrait: Portrait | null;
};

export type WantedPlayers = {
  /** Those whose family name begins with it, a letter of the alphabet of `order`. */
  readonly letter: string | null;
  /** Those of a club's present teams. */
  readonly clubSlug: string | null;
  /** Those who have it on the list of a present team; one of those that `PlayerPage` offers. */
  readonly position: string | null;
  /** Those who play for it: ISO 3166-1, one of those that `PlayerPage` offers. */
  readonly country: string | null;
  /** From 1. */
  readonly page: number;
  /** The language in whose order names stand: the league's own. */
  readonly order: Locale;
};

export type PlayerPage = {
  readonly lines: readonly PlayerLine[];
  readonly page: number;
  readonly hasMore: boolean;
  /** Letters with which somebody's family name begins. */
  readonly letters: readonly string[];
  /** Clubs that have a team in the current season. */
  readonly clubs: readonly { readonly slug: string; readonly name: LocalName }[];
  /** Those that the tenant names, in its order, which players of present teams have. LISTED2 */
  readonly positions: readonly string[];
  /** For which players are told to play, by code. LISTED1 */
  readonly countries: readonly string[];
};

/** The latest league he played in. */
export type PlayerSeason = {
  readonly competition: CompetitionRef;
  /** Where he stands among its leaders, whose lists ask for a minimum. */
  readonly ranks: readonly { readonly statistic: "points" | "rebounds" | "assists" | "performanceIndex"; readonly rank: number }[];
  /** His figures and those of both teams in the games he played in. */
  readonly around: PlayerInTeam;
  /** Of the same games; `null` where no source told the places. */
  readonly shots: {
    readonly attempts: readonly Pick<ShotAttempt, "position" | "value" | "made">[];
    /** Of all players of both teams. */
    readonly everybody: ShotsByZone;
  } | null;
};

/** A player's card in a competition's fantasy game. */
export type FantasyCardRef = { readonly competition: CompetitionRef; readonly number: number };

/** What is told of a player besides his career. */
export type PlayerProfile = PlayerLine & {
  readonly scoreboardName: string | null;
  /** Of his latest team. */
  readonly competition: CompetitionRef | null;
  readonly captain: boolean;
  /** Of today; `null`: he can play, as far as anybody said, or has no team in a running season. */
  readonly absence: Absence | null;
  /** Of the competitions of his latest team's season; empty where no fantasy game is played. FANM8 */
  readonly fantasyCards: readonly FantasyCardRef[];
  /** Of his team, the soonest first. */
  readonly next: readonly GameSummary[];
  /** What only the overview shows; `null` where it was not asked for, or he has not played. */
  readonly season: PlayerSeason | null;
  /** What he was named for, the latest season first; empty where the overview was not asked for. */
  readonly honours: readonly Honour[];
  /** In how many games the fans chose him; 0 where it was not asked. FANVOTE9 */
  readonly fanVotesWon: number;
  /** In which he is seen, the newest first; empty where the overview was not asked for. CLIP8 */
  readonly clips: readonly VideoLine[];
  /** The clubs on whose lists he was, the latest first. TRANSFER1 */
  readonly stays: readonly PlayerStay[];
  /** Others of his position in that league, those with the most points first. */
  readonly alike: readonly PlayerBeside[];
};

/** Another player of a league, with his team in it. */
export type PlayerBeside = { readonly person: PersonRef; readonly team: TeamRef; readonly shirt: string };

/** What pages ask of players; their careers are `StatisticsQueries`'. */
export type PlayerQueries = {
  /** In the order of family names; `null`: no such letter, club, position, country or page. */
  players(wanted: WantedPlayers): Promise<PlayerPage | null>;
  /** A merged person is the one who stands for him, whose slug the answer bears. */
  player(slug: string, wanted: { readonly overview: boolean }): Promise<PlayerProfile | null>;
  /** Of every league of the current season, in their order. */
  absences(): Promise<readonly LeagueAbsences[]>;
};
