import { index, route, type RouteConfig } from "@react-router/dev/routes";

const league = "seasons/:season/leagues/:league";
const game = `${league}/rounds/:round/games/:game`;

/** One spelling is one page: the cache and search engines would take another one for a second. */
const exact = { caseSensitive: true } as const;

/** Every address of the site. A tab is a page of its own: the second path shape of the same screen. */
export default [
  route(":locale", "site/site.route.tsx", [
    index("site/home/home.route.tsx"),
    route(league, "site/leagues/league.route.tsx", exact),
    route(`${league}/tabs/:tab`, "site/leagues/league.route.tsx", { ...exact, id: "league-tab" }),
    route(game, "site/games/game.route.tsx", exact),
    route(`${game}/tabs/:tab`, "site/games/game.route.tsx", { ...exact, id: "game-tab" }),
    route("*", "site/not-found/not-found.route.tsx"),
  ]),
  route("*", "site/not-found/not-found.route.tsx", { id: "not-found-without-language" }),
] satisfies RouteConfig;
