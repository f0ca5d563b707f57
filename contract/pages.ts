import type { ScreenRow } from "./page-row.ts";

/*
 * The table of pages. Of this file browsers load the paths and the menu alone; the rows are for the server, the build and tests.
 * They are plain data, without anything imported or looked up: only then does the build leave them out of what browsers load.
 */

/** Behind the language, where everybody may look: these and all below the first part of one of them. GUARD16 */
export const publicPaths = {
  home: "",
  schedule: "schedule",
  news: "news",
  /** All recordings of games. MEDIA1 */
  videos: "videos",
  /** All albums. MEDIA2 */
  photos: "photos",
  /** Games of earlier years and birthdays. DAY1 */
  onThisDay: "on-this-day",
  clubs: "clubs",
  players: "players",
  seasons: "seasons",
  bestPlayersOfAllTime: "history/best-players",
  /** Halls of the current season and how many came. HALLS1 */
  halls: "halls",
  /** Everybody who has coached a team here. COACH4 */
  coaches: "coaches",
  /** Who refereed in a season. REF3 */
  referees: "referees",
  /** Who of the current season may be missing. AVAIL5 */
  absences: "absences",
  /** Champions and awards of a league's seasons. HON6 */
  awardHistory: "history/awards",
  /** Games and series put together out of conditions. FIND1 */
  finder: "history/finder",
  documents: "documents",
  aboutUs: "about-us",
  developers: "developers",
  search: "search",
} as const;

/** Of whoever looks, or open to whoever knows their address. GUARD16 */
export const privatePaths = {
  /** What is followed on this device, for whoever has no account. */
  following: "following",
  /** What one is told on this device. */
  notifications: "notifications",
  profile: "profile",
  /** Sessions, password, address, one's own data. */
  account: "profile/account",
  /** What a demo would have sent by mail. */
  mailbox: "demo/mailbox",
} as const;

/** Which of these end the menu, in its order; what stands before them is made in `site-sections.ts`. */
export const menuPages = [
  "videos",
  "photos",
  "coaches",
  "referees",
  "halls",
  "documents",
  "aboutUs",
  "profile",
] as const satisfies readonly FixedName[];

/** Likewise of what is no page. */
export const fixedFilePaths = {
  newsRss: "news/rss.xml",
  newsJson: "news/feed.json",
  videosRss: "videos/rss.xml",
  videosJson: "videos/feed.json",
  photosRss: "photos/rss.xml",
  photosJson: "photos/feed.json",
  followedCalendarPage: "following/calendar.ics",
  /** The picture that a shared link shows to any page without one of its own. */
  leagueShare: "share.png",
} as const;

type FixedName = keyof typeof publicPaths | keyof typeof privatePaths;

/** Of a list of leaders, of what was done late in close games, and of who played together. */
const leaderParameters = ["phase", "mode", "category", "side", "result", "size", "club", "sort", "order", "page"];
/** Of a screen of a club, of players side by side, of a game. */
const clubParameters = ["opponent", "season", "league"];
const comparisonParameters = ["phase", "mode", "add"];
const gameParameters = {
  PlayByPlay: ["period", "team", "player", "only", "kind"],
  TeamStats: ["player", "part", "shots"],
  PlayerStats: ["part"],
  GameVideo: ["at", "video"],
};

const comparison = "site/players/player-comparison";

/** By the same names: what stands there, within the site's frame. Sitemaps name these in this order. */
export const fixedPages: Readonly<Record<FixedName, Omit<ScreenRow, "path">>> = {
  home: { module: "site/home/home", parameters: ["league"], sitemap: true, kind: "home" },
  schedule: { module: "site/schedule/schedule", parameters: ["day", "league", "view"], sitemap: true, kind: "schedule" },
  news: { module: "site/news/news-list", parameters: ["page", "kind"], sitemap: true, kind: "news" },
  videos: {
    module: "site/media/videos",
    parameters: ["kind", "season", "club", "player", "page"],
    sitemap: true,
    kind: "videos",
  },
  photos: { module: "site/media/photos", parameters: ["season", "club", "page"], sitemap: true, kind: "photos" },
  onThisDay: { module: "site/history/on-this-day", sitemap: true, kind: "on this day" },
  clubs: { module: "site/clubs/club-list", sitemap: true, kind: "clubs" },
  players: {
    module: "site/players/player-list",
    parameters: ["letter", "club", "position", "country", "page"],
    sitemap: true,
    kind: "players",
  },
  seasons: { module: "site/seasons/season-list", sitemap: true, kind: "seasons" },
  bestPlayersOfAllTime: {
    module: "site/history/best-players",
    words: "allTimeTabs",
    parameters: {
      "": ["phase"],
      BestPlayers: ["phase"],
      LeagueLeaders: ["phase", "mode", "statistic", "page"],
      GameRecords: ["phase", "holder", "category"],
      PerGameLeaders: ["phase", "mode", "sort", "order", "page"],
    },
    sitemap: ["/tabs/LeagueLeaders", "/tabs/GameRecords", "/tabs/PerGameLeaders"],
    kind: "all time",
  },
  halls: {
    module: "site/halls/hall-list",
    parameters: ["view", "league", "season"],
    sitemap: ["?view=teams"],
    kind: "halls",
  },
  coaches: { module: "site/coaches/coach-list", sitemap: true, kind: "coaches" },
  referees: { module: "site/referees/referee-list", parameters: ["season"], sitemap: true, kind: "referees" },
  absences: { module: "site/players/absence-list", sitemap: true, kind: "absences" },
  awardHistory: { module: "site/history/award-history", parameters: ["league"], sitemap: true, kind: "award history" },
  finder: { module: "site/history/finder", parameters: "finder", kind: "finder" },
  documents: { module: "site/documents/documents", parameters: ["q", "season", "kind"], sitemap: true, kind: "documents" },
  aboutUs: { module: "site/about/about-us", sitemap: true, kind: "about us" },
  developers: { module: "site/developers/developers", sitemap: true, kind: "developers" },
  search: { module: "site/search/search", parameters: ["q", "kind"], kind: "search" },
  following: { module: "site/following/following", kind: "following" },
  notifications: { module: "site/notifications/notifications", kind: "notifications" },
  profile: { module: "site/profile/profile", words: "profileTabs", kind: "profile" },
  account: { module: "site/profile/own-account", kind: "own account" },
  mailbox: { module: "site/mailbox/mailbox", kind: "mailbox" },
};

/** What a league's own things have, within the site's frame; in sitemaps each thing's in this order. */
export const pagesOfThings: readonly ScreenRow[] = [
  // News has a sitemap of its own, with an address in each language.
  { path: "news/:news", module: "site/news/news-item", kind: "news item" },
  { path: "clubs/:club", module: "site/clubs/club", words: "clubTabs", parameters: clubParameters, sitemap: true, kind: "club" },
  {
    path: "players/:player",
    module: "site/players/player",
    words: "playerTabs",
    parameters: ["phase", "season"],
    sitemap: true,
    kind: "player",
  },
  {
    path: "players/:player/shots",
    module: "site/shots/player-shots",
    parameters: ["league", "part", "side", "result"],
    kind: "player shots",
  },
  { path: "players/:player/compare", module: comparison, parameters: comparisonParameters, kind: "comparison to begin" },
  {
    path: "players/:player/compare/:second",
    module: comparison,
    id: "comparison-of-two",
    parameters: comparisonParameters,
    kind: "comparison",
  },
  {
    path: "players/:player/compare/:second/:third",
    module: comparison,
    id: "comparison-of-three",
    parameters: comparisonParameters,
    kind: null,
  },
  {
    path: "players/:player/compare/:second/:third/:fourth",
    module: comparison,
    id: "comparison-of-four",
    parameters: comparisonParameters,
    kind: "comparison of four",
  },
  { path: "seasons/:season", module: "site/seasons/season", sitemap: true, kind: "season" },
  { path: "seasons/:season/transfers", module: "site/transfers/transfers", sitemap: true, kind: "transfers" },
  { path: "seasons/:season/clubs/:club", module: "site/clubs/season-club", words: "seasonClubTabs", sitemap: true, kind: "season club" },
  {
    path: "seasons/:season/leagues/:league",
    module: "site/leagues/league",
    words: "leagueTabs",
    parameters: {
      "": ["round", "view"],
      Standings: ["round", "view"],
      BestPlayers: ["phase"],
      LeagueLeaders: leaderParameters,
      GameRecords: ["phase", "holder", "category"],
      Calendar: ["month", "team", "day"],
      AllGames: ["month", "team"],
      PerGame: "per-game",
    },
    sitemap: [
      "/tabs/BestPlayers",
      "/tabs/LeagueLeaders",
      "/tabs/GameRecords",
      "/tabs/Calendar",
      "/tabs/AllGames",
      "/tabs/PerGame",
      "/tabs/Playoff",
    ],
    kind: "league",
  },
  { path: "seasons/:season/leagues/:league/teams/:team", module: "site/teams/team", words: "teamTabs", sitemap: true, kind: "team" },
  {
    path: "seasons/:season/leagues/:league/teams/:team/shots",
    module: "site/shots/team-shots",
    parameters: ["part", "side", "result"],
    kind: "team shots",
  },
  {
    path: "seasons/:season/leagues/:league/rounds/:round/games/:game",
    module: "site/games/game",
    words: "gameTabs",
    parameters: gameParameters,
    sitemap: true,
    kind: "game",
  },
  {
    path: "seasons/:season/leagues/:league/playoff/:round/:duel/games/:game",
    module: "site/games/playoff-game",
    words: "playoffGameTabs",
    parameters: gameParameters,
    sitemap: true,
    kind: "play-off game",
  },
  {
    path: "seasons/:season/leagues/:league/fantasy/ranking",
    module: "site/fantasy/ranking",
    parameters: ["span", "round", "month", "teams", "fans", "page"],
    kind: "fantasy ranking",
  },
  {
    path: "seasons/:season/leagues/:league/fantasy/teams/:number",
    module: "site/fantasy/team",
    parameters: ["round"],
    kind: "fantasy team",
  },
  { path: "seasons/:season/leagues/:league/fantasy/rules", module: "site/fantasy/rules", sitemap: true, kind: "fantasy rules" },
  {
    path: "seasons/:season/leagues/:league/fantasy/corrections",
    module: "site/fantasy/corrections",
    sitemap: true,
    kind: "fantasy corrections",
  },
  {
    path: "seasons/:season/leagues/:league/fantasy/players",
    module: "site/fantasy/market",
    parameters: ["club", "group", "sort", "order", "page"],
    kind: "fantasy market",
  },
  { path: "seasons/:season/leagues/:league/fantasy/players/:number", module: "site/fantasy/player-card", kind: "fantasy player" },
  {
    path: "seasons/:season/leagues/:league/fantasy/cup",
    module: "site/fantasy/cup",
    parameters: ["round", "page"],
    kind: "fantasy cup",
  },
  { path: "profile/fantasy/:season/:league", module: "site/my-fantasy/own-squad", kind: "own fantasy team" },
  // Without scripts, and for whoever is signed in: tried whole in tests/site/changing/fantasy-form.e2e.ts.
  { path: "profile/fantasy/:season/:league/form", module: "site/my-fantasy/squad-form", kind: null },
  { path: "profile/fantasy/:season/:league/leagues", module: "site/fantasy-leagues/own-leagues", kind: "own private leagues" },
  { path: "profile/fantasy/:season/:league/leagues/:number", module: "site/fantasy-leagues/own-league", kind: "own private league" },
  { path: "halls/:hall", module: "site/halls/hall", parameters: ["page"], sitemap: true, kind: "hall" },
  { path: "coaches/:coach", module: "site/coaches/coach", words: "coachTabs", parameters: ["season"], sitemap: true, kind: "coach" },
  { path: "referees/:referee", module: "site/referees/referee", parameters: ["season"], sitemap: true, kind: "referee" },
  {
    path: "applications/:uuid/team",
    module: "site/applications/team-application",
    parameters: ["saved"],
    kind: "application",
  },
  {
    path: "auth/:form",
    module: "site/account/account-form",
    words: "accountForms",
    parameters: { Register: ["done"], Login: ["done"], ForgottenPassword: ["done"], VerifyAddress: ["done"], GuardianConsent: ["done"] },
    kind: "form",
  },
];
