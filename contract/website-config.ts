import type { NearestThings } from "./placeholder-addresses.ts";
import type { LocalName } from "./refs.ts";

/** Answer of `GET /v2/website/config`: the tenant's branding and settings. Names and shape are the public interface's. */
export type WebsiteConfig = {
  readonly id: string;
  readonly domain: string;
  readonly title: string;
  readonly config: {
    readonly player_positions: readonly string[];
    readonly website: {
      readonly game: {
        readonly details: {
          readonly teamStats: {
            /** Whether the figures of the running period stand below the team statistics. */
            readonly currentPeriod: { readonly bottom: boolean };
          };
        };
      };
    };
  };
  readonly settings: {
    /** Picture addresses by size. */
    readonly logo: { readonly lg: string | null } & Readonly<Record<string, string | null>>;
    readonly crest: {
      readonly faviconSm: string | null;
      readonly faviconLg: string | null;
      readonly androidChromeSm: string | null;
      readonly androidChromeLg: string | null;
    };
    readonly broadcastLogo: string | null;
    readonly defaultNewsCoverImage: string | null;
    readonly colors: {
      readonly colorButton: string;
      readonly color1: string;
      readonly color2: string;
      readonly color3: string;
      readonly color4: string;
      readonly color5: string;
    };
    readonly googleAnalyticsId: string | null;
  };
  readonly sponsors: readonly { readonly name: string; readonly url: string; readonly logo: string | null }[];
  readonly currentSeason: WebsiteSeason | null;
  /** Positions that players of the tenant really have; shown are those that also stand in `config.player_positions`. */
  readonly playerPositions: readonly string[];
};

export type WebsiteSeason = { readonly id: string; readonly slug: string; readonly name: string };

/** Answer of `GET /v2/website/current-season-leagues`. */
export type CurrentSeasonLeagues = {
  readonly currentSeasonLeagues: readonly WebsiteLeague[];
  readonly landingPageLeagues: readonly WebsiteLeague[];
  readonly currentSeasonTournaments: readonly WebsiteLeague[];
  /** Games of the current season that are still to be played. */
  readonly scheduledGamesCount: number;
};

export type WebsiteLeague = { readonly id: string; readonly slug: string; readonly name: LocalName["text"]; readonly season: string };

/** What the public interface asks, for one tenant. */
export type WebsiteQueries = {
  config(): Promise<WebsiteConfig>;
  currentSeasonLeagues(): Promise<CurrentSeasonLeagues>;
  /** What the addresses that name no thing but its kind lead to. */
  nearest(): Promise<NearestThings>;
  /** Where a path leads whose thing has another slug today; `null`: it has no former slug in it. */
  movedPath(path: string): Promise<string | null>;
};
