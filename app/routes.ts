import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

const league = "seasons/:season/leagues/:league";
const team = `${league}/teams/:team`;
const game = `${league}/rounds/:round/games/:game`;
const playoffGame = `${league}/playoff/:round/:duel/games/:game`;

/** One spelling is one page: the cache and search engines would take another one for a second. */
const exact = { caseSensitive: true } as const;

/** Every address of the site. A tab is a page of its own: the second path shape of the same screen. */
export default [
  route(":locale", "site/site.route.tsx", [
    layout("site/shell/framed.route.tsx", [
      index("site/home/home.route.tsx"),
      route("news", "site/news/news-list.route.tsx", exact),
      route("news/:news", "site/news/news-item.route.tsx", exact),
      route("documents", "site/documents/documents.route.tsx", exact),
      route("about-us", "site/about/about-us.route.tsx", exact),
      route("schedule", "site/schedule/schedule.route.tsx", exact),
      route("search", "site/search/search.route.tsx", exact),
      route("applications/:uuid/team", "site/applications/team-application.route.tsx", exact),
      route("notifications", "site/notifications/notifications.route.tsx", exact),
      route("auth/:form", "site/account/account-form.route.tsx", exact),
      route("profile/account", "site/profile/own-account.route.tsx", exact),
      route("demo/mailbox", "site/mailbox/mailbox.route.tsx", exact),
      route("developers", "site/developers/developers.route.tsx", exact),
      route("clubs", "site/clubs/club-list.route.tsx", exact),
      route("clubs/:club", "site/clubs/club.route.tsx", exact),
      route("clubs/:club/tabs/:tab", "site/clubs/club.route.tsx", { ...exact, id: "club-tab" }),
      route("players", "site/players/player-list.route.tsx", exact),
      route("players/:player", "site/players/player.route.tsx", exact),
      route("players/:player/tabs/:tab", "site/players/player.route.tsx", { ...exact, id: "player-tab" }),
      route("players/:player/compare/:other", "site/players/player-comparison.route.tsx", exact),
      route("history/best-players", "site/history/best-players.route.tsx", exact),
      route("history/best-players/tabs/:tab", "site/history/best-players.route.tsx", { ...exact, id: "best-players-tab" }),
      route("following", "site/following/following.route.tsx", exact),
      route("profile", "site/profile/profile.route.tsx", exact),
      route("profile/tabs/:tab", "site/profile/profile.route.tsx", { ...exact, id: "profile-tab" }),
      route("seasons", "site/seasons/season-list.route.tsx", exact),
      route("seasons/:season", "site/seasons/season.route.tsx", exact),
      route("seasons/:season/clubs/:club", "site/clubs/season-club.route.tsx", exact),
      route("seasons/:season/clubs/:club/tabs/:tab", "site/clubs/season-club.route.tsx", { ...exact, id: "season-club-tab" }),
      route(league, "site/leagues/league.route.tsx", exact),
      route(`${league}/tabs/:tab`, "site/leagues/league.route.tsx", { ...exact, id: "league-tab" }),
      route(team, "site/teams/team.route.tsx", exact),
      route(`${team}/tabs/:tab`, "site/teams/team.route.tsx", { ...exact, id: "team-tab" }),
      route(game, "site/games/game.route.tsx", exact),
      route(`${game}/tabs/:tab`, "site/games/game.route.tsx", { ...exact, id: "game-tab" }),
      route(playoffGame, "site/games/playoff-game.route.tsx", exact),
      route(`${playoffGame}/tabs/:tab`, "site/games/playoff-game.route.tsx", { ...exact, id: "playoff-game-tab" }),
      route("*", "site/not-found/not-found.route.tsx"),
    ]),
    layout("site/shell/bare.route.tsx", [
      route(`${game}/broadcast`, "venue/overlay/overlay.route.tsx", exact),
      route(`${playoffGame}/broadcast`, "venue/overlay/overlay.route.tsx", { ...exact, id: "playoff-broadcast" }),
      route(`${game}/tv-stats`, "venue/tv-stats/tv-stats.route.tsx", exact),
      route(`${playoffGame}/tv-stats`, "venue/tv-stats/tv-stats.route.tsx", { ...exact, id: "playoff-tv-stats" }),
      route("venues/:venue/scoreboard-game", "venue/scoreboard/scoreboard.route.tsx", exact),
      route("venues/:venue/shot-clock-game", "venue/shot-clock/shot-clock.route.tsx", exact),
      route("venues/:venue/player-stats", "venue/player-stats/player-stats.route.tsx", exact),
      route("venues/:venue/broadcast-game", "venue/programme/programme.route.tsx", exact),
      route("live/games/:game/:role", "console/link/link.route.tsx", exact),
      route("embed/schedule", "site/embeds/embed.route.tsx", exact),
      route("embed/standings/:season/:league", "site/embeds/embed.route.tsx", { ...exact, id: "embed-standings" }),
      route("embed/leaders/:season/:league", "site/embeds/embed.route.tsx", { ...exact, id: "embed-leaders" }),
      route("embed/game/:season/:league/:round/:game", "site/embeds/embed.route.tsx", { ...exact, id: "embed-game" }),
    ]),
    route("news/rss.xml", "site/feeds/news-feed.route.ts", exact),
    route("news/feed.json", "site/feeds/news-feed.route.ts", { ...exact, id: "news-json" }),
    route("clubs/:club/calendar.ics", "site/feeds/calendar.route.ts", exact),
    route("players/:player/calendar.ics", "site/feeds/calendar.route.ts", { ...exact, id: "player-calendar" }),
    route(`${league}/calendar.ics`, "site/feeds/calendar.route.ts", { ...exact, id: "league-calendar" }),
    route(`${team}/calendar.ics`, "site/feeds/calendar.route.ts", { ...exact, id: "team-calendar" }),
    route(`${game}/report.pdf`, "site/scoresheet/report.route.ts", exact),
    route(`${playoffGame}/report.pdf`, "site/scoresheet/report.route.ts", { ...exact, id: "playoff-report" }),
    route(`${game}/share.png`, "site/games/share-image.route.ts", exact),
    route(`${playoffGame}/share.png`, "site/games/share-image.route.ts", { ...exact, id: "playoff-share-image" }),
    route("venues/:venue/game-now", "venue/hall-game.route.ts", exact),
    route(`${game}/broadcast/start`, "venue/overlay/overlay-start.route.ts", exact),
    route(`${playoffGame}/broadcast/start`, "venue/overlay/overlay-start.route.ts", { ...exact, id: "playoff-broadcast-start" }),
  ]),
  route("*", "site/not-found/not-found.route.tsx", { id: "not-found-without-language" }),
] satisfies RouteConfig;
