import { pageTags, type NotePageTag } from "#contract/page-tags.ts";
import type { CurrentSeasonLeagues, WebsiteConfig } from "#contract/website-config.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import { emptyPorts } from "./empty-ports.ts";
import { fixtureQueries } from "./fixture-queries.ts";

/** Ports of the made-up league, noting what they read as the real ones do. */
export function fixturePorts(tenantId: TenantId, note: NotePageTag): TenantPorts {
  const queries = fixtureQueries(tenantId === "tenant-b" ? "league-b" : "league-a");
  return {
    ...emptyPorts,
    site: {
      site: () => (note(pageTags.site), queries.site()),
      home: () => (note(pageTags.league("all")), queries.home()),
      leagueHead: (address) => (note(pageTags.league(address.leagueSlug)), queries.leagueHead(address)),
      league: (address) => (note(pageTags.league(address.leagueSlug)), queries.league(address)),
      standings: (address, asOf) => (note(pageTags.league(address.leagueSlug)), queries.standings(address, asOf)),
      leagueTable: (address, wanted) => (note(pageTags.league(address.leagueSlug)), queries.leagueTable(address, wanted)),
      leagueTopPerformances: (address) => (note(pageTags.league(address.leagueSlug)), queries.leagueTopPerformances(address)),
      playoffs: (address) => (note(pageTags.league(address.leagueSlug)), queries.playoffs(address)),
      playoffPicture: (address) => (note(pageTags.league(address.leagueSlug)), queries.playoffPicture(address)),
      game: (address, wanted) => (
        note(pageTags.game("gameSlug" in address ? address.gameSlug : address.duelSlug)),
        queries.game(address, wanted)
      ),
      boxOfStretch: (game, stretch) => (note(pageTags.game(game.gameId)), queries.boxOfStretch(game, stretch)),
    },
    publicApi: {
      games: async () => ({ games: [], last: null }),
      players: async () => ({ players: [], hasMore: false }),
      news: async () => ({ news: [], last: null }),
      videos: async () => ({ videos: [], last: null }),
      albums: async () => ({ albums: [], hasMore: false }),
      album: async () => null,
      clubSeasons: async () => null,
    },
    following: { feed: async () => ({ items: [], unlisted: 0, live: [], next: [], entries: [], more: null }) },
    website: {
      config: () => (note(pageTags.site), Promise.resolve(config)),
      currentSeasonLeagues: () => (note(pageTags.site), Promise.resolve(leagues)),
      nearest: async () => ({ seasonSlug: "2025-26", leagueSlug: "prva", venueSlug: "hala-sportova", clubSlug: null, playerSlug: null }),
      movedPath: async () => null,
    },
  };
}

const config: WebsiteConfig = {
  id: "1",
  domain: "league-a.localhost",
  title: "Liga A",
  config: { player_positions: ["PG", "C"], website: { game: { details: { teamStats: { currentPeriod: { bottom: true } } } } } },
  settings: {
    logo: { lg: null },
    crest: { faviconSm: null, faviconLg: null, androidChromeSm: null, androidChromeLg: null },
    broadcastLogo: null,
    defaultNewsCoverImage: null,
    colors: { colorButton: "#112233", color1: "#111111", color2: "#222222", color3: "#333333", color4: "#444444", color5: "#555555" },
    googleAnalyticsId: null,
  },
  sponsors: [],
  currentSeason: null,
  playerPositions: ["PG"],
};

const leagues: CurrentSeasonLeagues = {
  currentSeasonLeagues: [],
  landingPageLeagues: [],
  currentSeasonTournaments: [],
  scheduledGamesCount: 3,
};
