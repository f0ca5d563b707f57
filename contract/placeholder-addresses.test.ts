import { describe, expect, it } from "vitest";
import { languages } from "./locale.ts";
import { isPlaceholder, placeholderTarget } from "./placeholder-addresses.ts";

const all = { seasonSlug: "2025-26", leagueSlug: "prva", venueSlug: "hala", clubSlug: "bedem", playerSlug: "ana-ilic" };
const none = { seasonSlug: null, leagueSlug: null, venueSlug: null, clubSlug: null, playerSlug: null };
const league = "/seasons/2025-26/leagues/prva";

/** Every literal address of the specification: where it leads, and where in a league in which there is nothing. */
const table: readonly (readonly [path: string, target: string, inNothing: string])[] = [
  ["/news/_news", "/news", "/news"],
  ["/clubs/_club", "/clubs", "/clubs"],
  ["/clubs/tabs/Photo", "/clubs/bedem/tabs/Photo", "/clubs"],
  ["/clubs/tabs/LatestGames", "/clubs/bedem/tabs/LatestGames", "/clubs"],
  ["/clubs/tabs/ClubOverview", "/clubs/bedem/tabs/ClubOverview", "/clubs"],
  ["/clubs/_club/tabs/Photo", "/clubs/bedem/tabs/Photo", "/clubs"],
  ["/players/_player", "/players", "/players"],
  ["/players/tabs/Photo", "/players/ana-ilic/tabs/Photo", "/players"],
  ["/players/tabs/LatestGames", "/players/ana-ilic/tabs/LatestGames", "/players"],
  ["/players/tabs/PlayerOverview", "/players/ana-ilic/tabs/PlayerOverview", "/players"],
  ["/seasons/_season", "/seasons/2025-26", "/seasons"],
  ["/seasons/_season/clubs/_club", "/seasons/2025-26/clubs/bedem", "/seasons"],
  ["/seasons/_season/clubs/_club/tabs/Players", "/seasons/2025-26/clubs/bedem/tabs/Players", "/seasons"],
  ["/seasons/2024-25/clubs/_club", "/seasons/2024-25", "/seasons/2024-25"],
  ["/seasons/_season/clubs/tabs/Photo", "/seasons/2025-26/clubs/bedem/tabs/Photo", "/seasons"],
  ["/seasons/_season/leagues/_league", league, "/seasons"],
  ...["Standings", "BestPlayers", "LeagueLeaders", "GameRecords", "Calendar", "AllGames", "PerGame", "Playoff", "Fantasy"].map(
    (tab) => [`/seasons/_season/leagues/_league/tabs/${tab}`, `${league}/tabs/${tab}`, "/seasons"] as const,
  ),
  ["/seasons/_season/leagues/_league/teams/_team", league, "/seasons"],
  ["/seasons/2024-25/leagues/_league", "/seasons/2024-25", "/seasons/2024-25"],
  ["/seasons/2025-26/leagues/_league/tabs/Calendar", `${league}/tabs/Calendar`, "/seasons/2025-26"],
  ["/all-time/players", "/history/best-players", "/history/best-players"],
  ...["BestPlayers", "GameRecords", "LeagueLeaders", "PerGameLeaders"].map(
    (tab) => [`/all-time/players/tabs/${tab}`, `/history/best-players/tabs/${tab}`, `/history/best-players/tabs/${tab}`] as const,
  ),
  ["/applications/team", "", ""],
  ["/venues/VenueBroadcastGame", "/venues/hala/broadcast-game", ""],
  ["/venues/VenueShotClockGame", "/venues/hala/shot-clock-game", ""],
  ["/venues/VenueScoreboardGame", "/venues/hala/scoreboard-game", ""],
  ["/venues/VenuePlayerStatsGame", "/venues/hala/player-stats", ""],
  ["/Temporary", "", ""],
  ["/TemporaryWithChild", "", ""],
  ["/TemporaryWithChild/child", "", ""],
];

describe.each(languages)("in %s", (locale) => {
  it.each(table)("ROUTE7 %s leads to %j", (path, target, inNothing) => {
    expect(placeholderTarget(`/${locale}${path}`, locale, all)).toBe(`/${locale}${target}`);
    expect(placeholderTarget(path, locale, all)).toBe(`/${locale}${target}`);
    expect(placeholderTarget(`/${locale}${path}`, locale, none)).toBe(`/${locale}${inNothing}`);
    expect(isPlaceholder(`/${locale}${path}`)).toBe(true);
    expect(isPlaceholder(`/${locale}${target}`)).toBe(false);
  });
});

it.each([
  "/",
  "/profile/tabs/MyGames",
  "/clubs/partizan/tabs/Photo",
  "/seasons/2025-26/leagues/prva/tabs/Calendar",
  "/venues/hala/broadcast-game",
  "/venues/constructor",
  "/news/_news/more",
  "/clubs/tabs/Nonsense",
  "/clubs/_club/tabs/Nonsense",
  "/players/tabs/Nonsense",
  "/players/tabs/ClubOverview",
  "/seasons/_season/clubs/tabs/Nonsense",
  "/seasons/_season/leagues/_league/tabs/NoSuchTab",
  "/all-time/players/tabs/Nonsense",
])("ROUTE7 %s is no placeholder", (path) => {
  expect(isPlaceholder(path)).toBe(false);
});
