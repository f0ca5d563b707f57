import type { PageRow, ScreenRow } from "./page-row.ts";
import type { fixedFilePaths } from "./pages.ts";

const hallParameters = ["swap", "horn"];
const calendar = "site/feeds/calendar";
const embed = "site/embeds/embed";
const office = "office/office";

/** Without a frame: screens of halls and of television, a table's link, what other sites show within theirs. */
export const barePages: readonly ScreenRow[] = [
  {
    path: "seasons/:season/leagues/:league/rounds/:round/games/:game/broadcast",
    module: "venue/overlay/overlay",
    parameters: ["preview"],
    kind: "broadcast",
  },
  {
    path: "seasons/:season/leagues/:league/playoff/:round/:duel/games/:game/broadcast",
    module: "venue/overlay/overlay",
    id: "playoff-broadcast",
    parameters: ["preview"],
    kind: "play-off broadcast",
  },
  {
    path: "seasons/:season/leagues/:league/rounds/:round/games/:game/tv-stats",
    module: "venue/tv-stats/tv-stats",
    parameters: ["swap"],
    kind: "tv statistics",
  },
  {
    path: "seasons/:season/leagues/:league/playoff/:round/:duel/games/:game/tv-stats",
    module: "venue/tv-stats/tv-stats",
    id: "playoff-tv-stats",
    parameters: ["swap"],
    kind: "play-off tv statistics",
  },
  {
    path: "venues/:venue/scoreboard-game",
    module: "venue/scoreboard/scoreboard",
    parameters: hallParameters,
    kind: "hall scoreboard-game",
  },
  {
    path: "venues/:venue/shot-clock-game",
    module: "venue/shot-clock/shot-clock",
    parameters: hallParameters,
    kind: "hall shot-clock-game",
  },
  { path: "venues/:venue/player-stats", module: "venue/player-stats/player-stats", parameters: hallParameters, kind: "hall player-stats" },
  { path: "venues/:venue/broadcast-game", module: "venue/programme/programme", parameters: hallParameters, kind: "hall broadcast-game" },
  { path: "live/games/:game/sheet", module: "console/sheet/sheet", kind: null },
  { path: "live/games/:game/:role", module: "console/link/link", kind: null },
  // The league's office, for whoever holds a role: looked at whole in tests/site/changing/office.e2e.ts.
  { path: "office", module: office, kind: null },
  { path: "office/changes", module: office, id: "office-changes", kind: null },
  { path: "office/roles", module: office, id: "office-roles", kind: null },
  { path: "office/setup", module: office, id: "office-set-up", kind: null },
  { path: "office/setup/:step", module: office, id: "office-set-up-step", kind: null },
  { path: "office/imports", module: office, id: "office-imports", kind: null },
  { path: "office/imports/:importId", module: office, id: "office-import", kind: null },
  { path: "office/installation", module: office, id: "office-installation", kind: null },
  { path: "office/doctor", module: office, id: "office-doctor", kind: null },
  { path: "office/invitations/:secret", module: office, id: "office-invitation", kind: null },
  { path: "office/:thing", module: office, id: "office-list", kind: null },
  { path: "office/:thing/new", module: office, id: "office-new", kind: null },
  { path: "office/:thing/file", module: office, id: "office-file", kind: null },
  { path: "office/:thing/rows/:row", module: office, id: "office-row", kind: null },
  { path: "embed/schedule", module: embed, parameters: ["league", "theme"], kind: "embedded schedule" },
  { path: "embed/standings/:season/:league", module: embed, id: "embed-standings", parameters: ["theme"], kind: "embedded standings" },
  { path: "embed/leaders/:season/:league", module: embed, id: "embed-leaders", parameters: ["theme"], kind: "embedded leaders" },
  { path: "embed/game/:season/:league/:round/:game", module: embed, id: "embed-game", parameters: ["theme"], kind: "embedded game" },
];

/** What is no page: feeds, calendars, pictures, papers, and what screens of halls read. */
export const fixedFiles: Readonly<Record<keyof typeof fixedFilePaths, Omit<PageRow, "path">>> = {
  leagueShare: { module: "site/home/league-share" },
  newsRss: { module: "site/feeds/news-feed" },
  newsJson: { module: "site/feeds/news-feed", id: "news-json" },
  videosRss: { module: "site/feeds/videos-feed" },
  videosJson: { module: "site/feeds/videos-feed", id: "videos-json" },
  photosRss: { module: "site/feeds/photos-feed" },
  photosJson: { module: "site/feeds/photos-feed", id: "photos-json" },
  followedCalendarPage: { module: calendar, id: "followed-calendar", parameters: ["spoilers"] },
};

/** Likewise of a league's own things. */
export const filesOfThings: readonly PageRow[] = [
  { path: "clubs/:club/calendar.ics", module: calendar, parameters: ["spoilers"] },
  { path: "players/:player/calendar.ics", module: calendar, id: "player-calendar", parameters: ["spoilers"] },
  { path: "seasons/:season/leagues/:league/calendar.ics", module: calendar, id: "league-calendar", parameters: ["spoilers"] },
  { path: "seasons/:season/leagues/:league/fantasy/cup/:number/list.txt", module: "site/fantasy/cup-list" },
  { path: "seasons/:season/leagues/:league/teams/:team/calendar.ics", module: calendar, id: "team-calendar", parameters: ["spoilers"] },
  { path: "seasons/:season/leagues/:league/rounds/:round/games/:game/report.pdf", module: "site/scoresheet/report" },
  {
    path: "seasons/:season/leagues/:league/playoff/:round/:duel/games/:game/report.pdf",
    module: "site/scoresheet/report",
    id: "playoff-report",
  },
  { path: "seasons/:season/leagues/:league/rounds/:round/games/:game/share.png", module: "site/games/share-image" },
  {
    path: "seasons/:season/leagues/:league/playoff/:round/:duel/games/:game/share.png",
    module: "site/games/share-image",
    id: "playoff-share-image",
  },
  { path: "venues/:venue/game-now", module: "venue/hall-game", parameters: hallParameters },
  { path: "seasons/:season/leagues/:league/rounds/:round/games/:game/broadcast/start", module: "venue/overlay/overlay-start" },
  {
    path: "seasons/:season/leagues/:league/playoff/:round/:duel/games/:game/broadcast/start",
    module: "venue/overlay/overlay-start",
    id: "playoff-broadcast-start",
  },
];
