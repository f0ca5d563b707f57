import { matchRoutes, type RouteObject } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { allCalls } from "../support/servers/all-calls.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";
import { pageOfEachKind } from "../support/browser/page-kinds.ts";

const site = demoSiteForThisFile();
const nobody = "00000000-0000-0000-0000-000000000000";
const post = { method: "POST", body: "{}" };

const noFantasy = "/v2/website/my-fantasy/2026-27/nowhere";
/** For each call one way to ask it; what it then answers bears its headers, whatever it says. Pages come apart. */
const asked: Readonly<Record<string, readonly [path: string, method?: string]>> = {
  "GET /livez": ["/livez"],
  "GET /readyz": ["/readyz"],
  "POST /live/v1/games/:gameId/commands": [`/live/v1/games/${nobody}/commands`],
  "GET /live/v1/games/:gameId/leases": [`/live/v1/games/${nobody}/leases`],
  "POST /live/v1/games/:gameId/leases": [`/live/v1/games/${nobody}/leases`],
  "POST /live/v1/games/:gameId/graphics": [`/live/v1/games/${nobody}/graphics`],
  "POST /live/v1/games/:gameId/trainings": [`/live/v1/games/${nobody}/trainings`],
  "GET /live/v1/games/:gameId/link": [`/live/v1/games/${nobody}/link`],
  "GET /builds/latest.json": ["/builds/latest.json"],
  "ALL /builds/*": ["/builds/other"],
  "GET /files/:fileId{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}/:name": [`/files/${nobody}/x.svg`],
  "ALL /files/*": ["/files/x"],
  "POST /v1/*": ["/v1/site"],
  "PUT /v1/*": ["/v1/site"],
  "PATCH /v1/*": ["/v1/site"],
  "DELETE /v1/*": ["/v1/site"],
  "OPTIONS /v1/*": ["/v1/site"],
  "GET /v1/openapi.json": ["/v1/openapi.json"],
  "GET /v1/*": ["/v1/site"],
  "GET /oembed": ["/oembed?url=x"],
  "ALL /oembed": ["/oembed", "POST"],
  "GET /live/v1/games/:gameId/log": [`/live/v1/games/${nobody}/log`],
  "GET /live/v1/games/:gameId/vmix.json": [`/live/v1/games/${nobody}/vmix.json`],
  "GET /v2/website/search": ["/v2/website/search?q=ana"],
  "ALL /v2/website/search": ["/v2/website/search", "POST"],
  "GET /v2/website/config": ["/v2/website/config"],
  "GET /v2/website/current-season-leagues": ["/v2/website/current-season-leagues"],
  "GET /v2/website/route-rules": ["/v2/website/route-rules?path=/sr"],
  "ALL /v2/website/account/*": ["/v2/website/account/nothing"],
  "DELETE /v2/website/account/sessions/:sessionId": [`/v2/website/account/sessions/${nobody}`],
  "POST /v2/website/account/passkeys/:passkeyId/removal": ["/v2/website/account/passkeys/none/removal"],
  "PUT /v2/website/following/:kind/:id": [`/v2/website/following/club/${nobody}`],
  "DELETE /v2/website/following/:kind/:id": [`/v2/website/following/club/${nobody}`],
  "ALL /v2/website/following/:kind/:id": [`/v2/website/following/club/${nobody}`, "POST"],
  "GET /v2/website/office/:thing": ["/v2/website/office/hall"],
  "POST /v2/website/office/:thing": ["/v2/website/office/hall"],
  "ALL /v2/website/office/:thing": ["/v2/website/office/hall", "DELETE"],
  "GET /v2/website/office/:thing/:slug": ["/v2/website/office/hall/kej"],
  "PUT /v2/website/office/:thing/:slug": ["/v2/website/office/hall/kej"],
  "ALL /v2/website/office/:thing/:slug": ["/v2/website/office/hall/kej", "DELETE"],
  "GET /v2/website/office/:thing/:slug/changes": ["/v2/website/office/hall/kej/changes"],
  "ALL /v2/website/office/:thing/:slug/changes": ["/v2/website/office/hall/kej/changes", "DELETE"],
  "POST /v2/website/office/:thing/:slug/removal": ["/v2/website/office/hall/kej/removal"],
  "ALL /v2/website/office/:thing/:slug/removal": ["/v2/website/office/hall/kej/removal", "DELETE"],
  "POST /v2/website/office/:thing/:slug/undo": ["/v2/website/office/hall/kej/undo"],
  "ALL /v2/website/office/:thing/:slug/undo": ["/v2/website/office/hall/kej/undo", "DELETE"],
  "GET /:locale/office": ["/sr/office"],
  "POST /:locale/office": ["/sr/office"],
  "GET /:locale/office.data": ["/sr/office.data"],
  "POST /:locale/office.data": ["/sr/office.data"],
  "GET /:locale/office/*": ["/sr/office/hall"],
  "POST /:locale/office/*": ["/sr/office/hall/new"],
  "GET /v2/website/fantasy/games/:game": [`/v2/website/fantasy/games/${nobody}`],
  "ALL /v2/website/fantasy/games/:game": [`/v2/website/fantasy/games/${nobody}`, "POST"],
  "GET /:locale/profile/fantasy/:season/:league/form": ["/sr/profile/fantasy/2026-27/nowhere/form"],
  "POST /:locale/profile/fantasy/:season/:league/form": ["/sr/profile/fantasy/2026-27/nowhere/form"],
  "GET /v2/website/my-fantasy/:season/:league": [noFantasy],
  "GET /v2/website/my-fantasy/:season/:league/place": [`${noFantasy}/place`],
  "ALL /v2/website/my-fantasy/:season/:league/place": [`${noFantasy}/place`, "DELETE"],
  "POST /v2/website/my-fantasy/:season/:league": [noFantasy],
  "PATCH /v2/website/my-fantasy/:season/:league": [noFantasy],
  "ALL /v2/website/my-fantasy/:season/:league": [noFantasy, "DELETE"],
  "POST /v2/website/my-fantasy/:season/:league/transfers": [`${noFantasy}/transfers`],
  "ALL /v2/website/my-fantasy/:season/:league/transfers": [`${noFantasy}/transfers`, "DELETE"],
  "PUT /v2/website/my-fantasy/:season/:league/line-up": [`${noFantasy}/line-up`],
  "ALL /v2/website/my-fantasy/:season/:league/line-up": [`${noFantasy}/line-up`, "DELETE"],
  "GET /v2/website/my-fantasy/:season/:league/leagues": [`${noFantasy}/leagues`],
  "POST /v2/website/my-fantasy/:season/:league/leagues": [`${noFantasy}/leagues`],
  "ALL /v2/website/my-fantasy/:season/:league/leagues": [`${noFantasy}/leagues`, "DELETE"],
  "POST /v2/website/my-fantasy/:season/:league/leagues/join": [`${noFantasy}/leagues/join`],
  "ALL /v2/website/my-fantasy/:season/:league/leagues/join": [`${noFantasy}/leagues/join`, "DELETE"],
  "POST /v2/website/my-fantasy/:season/:league/leagues/carry": [`${noFantasy}/leagues/carry`],
  "ALL /v2/website/my-fantasy/:season/:league/leagues/carry": [`${noFantasy}/leagues/carry`, "DELETE"],
  "GET /v2/website/my-fantasy/:season/:league/cup": [`${noFantasy}/cup`],
  "ALL /v2/website/my-fantasy/:season/:league/cup": [`${noFantasy}/cup`, "DELETE"],
  "POST /v2/website/my-fantasy/:season/:league/teams/:team/report": [`${noFantasy}/teams/1/report`],
  "ALL /v2/website/my-fantasy/:season/:league/teams/:team/report": [`${noFantasy}/teams/1/report`, "DELETE"],
  "PUT /v2/website/my-fantasy/:season/:league/fans": [`${noFantasy}/fans`],
  "ALL /v2/website/my-fantasy/:season/:league/fans": [`${noFantasy}/fans`, "DELETE"],
  "GET /v2/website/my-fantasy/:season/:league/leagues/:number": [`${noFantasy}/leagues/1`],
  "ALL /v2/website/my-fantasy/:season/:league/leagues/:number": [`${noFantasy}/leagues/1`, "DELETE"],
  "POST /v2/website/my-fantasy/:season/:league/leagues/:number/report": [`${noFantasy}/leagues/1/report`],
  "ALL /v2/website/my-fantasy/:season/:league/leagues/:number/report": [`${noFantasy}/leagues/1/report`, "DELETE"],
  "POST /v2/website/my-fantasy/:season/:league/leagues/:number/code": [`${noFantasy}/leagues/1/code`],
  "DELETE /v2/website/my-fantasy/:season/:league/leagues/:number/code": [`${noFantasy}/leagues/1/code`],
  "ALL /v2/website/my-fantasy/:season/:league/leagues/:number/code": [`${noFantasy}/leagues/1/code`, "PUT"],
  "DELETE /v2/website/my-fantasy/:season/:league/leagues/:number/members/:team": [`${noFantasy}/leagues/1/members/1`],
  "ALL /v2/website/my-fantasy/:season/:league/leagues/:number/members/:team": [`${noFantasy}/leagues/1/members/1`, "PUT"],
  "GET /v2/website/my-games/:id": [`/v2/website/my-games/${nobody}`],
  "ALL /v2/website/my-games/:id": [`/v2/website/my-games/${nobody}`, "POST"],
  "GET /v2/website/my-games/:id/vote": [`/v2/website/my-games/${nobody}/vote`],
  ...Object.fromEntries(
    ["attended", "prediction", "vote"].flatMap((part) =>
      ["PUT", "DELETE", "ALL"].map((method): [string, readonly [string, string?]] => [
        `${method} /v2/website/my-games/:id/${part}`,
        method === "ALL" ? [`/v2/website/my-games/${nobody}/${part}`, "POST"] : [`/v2/website/my-games/${nobody}/${part}`],
      ]),
    ),
  ),
  "DELETE /v2/website/my-player/claims/:id": [`/v2/website/my-player/claims/${nobody}`],
  "ALL /v2/website/my-player/claims/:id": [`/v2/website/my-player/claims/${nobody}`, "POST"],
  "GET /:locale/following/calendars/:file": [`/sr/following/calendars/${"a".repeat(43)}.ics`],
  "ALL /:locale/following/calendars/:file": [`/sr/following/calendars/${"a".repeat(43)}.ics`, "POST"],
  "GET /:locale/demo/mailbox": ["/sr/demo/mailbox"],
  "GET /:locale/demo/mailbox.data": ["/sr/demo/mailbox.data"],
  // What stands before these calls, while somebody owes the league a yes.
  "ALL /v2/website/*": ["/v2/website/nothing"],
  "ALL /v2/*": ["/v2/nothing"],
  "GET /site.webmanifest": ["/site.webmanifest"],
  "GET /favicon.ico": ["/favicon.ico"],
  "GET /apple-touch-icon.png": ["/apple-touch-icon.png"],
  "GET /apple-touch-icon-precomposed.png": ["/apple-touch-icon-precomposed.png"],
  "GET /robots.txt": ["/robots.txt"],
  "GET /sitemap.xml": ["/sitemap.xml"],
  "GET /sitemaps/general.xml": ["/sitemaps/general.xml"],
  "GET /sitemaps/live.xml": ["/sitemaps/live.xml"],
  "GET /sitemaps/news.xml": ["/sitemaps/news.xml"],
  "GET /sitemaps/leagues/:season{[a-z0-9][a-z0-9-]*}/:file{[a-z0-9][a-z0-9-]*\\.xml}": ["/sitemaps/leagues/2025-26/first.xml"],
  "POST /:locale/applications/:uuid/team": [`/sr/applications/${nobody}/team`],
  "POST /:locale/auth/:form": ["/sr/auth/nothing"],
  // Of the official site's host alone, whose page has a table of its own: tests/site/official-login.e2e.ts.
  "GET /official/:region/login": ["/official/rs/login"],
  "ALL /:locale/official/:region/login": ["/sr/official/rs/login"],
  "GET /*": ["/sr"],
};

/** Calls without names in them are asked as they stand. */
function wayToAsk(call: string): readonly [path: string, method: string] | null {
  const [method = "", path = ""] = call.split(" ");
  const own = asked[call];
  if (own) return [own[0], own[1] ?? (method === "ALL" ? "GET" : method)];
  return /[:*{]/.test(path) ? null : [path, method === "ALL" ? "GET" : method];
}

/** What is missing from an answer's headers, and what ought not to stand there. */
function faultsOf(what: string, answer: Response): string[] {
  const { headers } = answer;
  const type = headers.get("content-type") ?? "";
  const wants: [string, RegExp][] = [
    ["x-content-type-options", /^nosniff$/],
    ["referrer-policy", /^strict-origin-when-cross-origin$/],
    ["strict-transport-security", /^max-age=31536000$/],
    ["cache-control", /./],
  ];
  if (type.startsWith("text/html")) wants.push(...documentHeaders(what));
  else if (/^(?:image\/|application\/pdf|font\/|text\/(?:css|javascript))/.test(type))
    wants.push(["cross-origin-resource-policy", /^cross-origin$/]);
  else
    wants.push(
      ["content-security-policy", /^default-src 'none'; frame-ancestors 'none'$/],
      ["cross-origin-resource-policy", /^(?:same|cross)-origin$/],
    );
  // `fetch` joins headers that come twice: two policies, or two lives of one answer, show here.
  return wants.flatMap(([name, shape]) =>
    shape.test(headers.get(name) ?? "") ? [] : [`${what} ${answer.status}: ${name} is ${headers.get(name)}`],
  );
}

function documentHeaders(what: string): [string, RegExp][] {
  const isEmbed = what.includes("/embed/");
  // EDIT5, CLIP2: where a recording or a clip can be played, its host's player may stand in a frame.
  const frames = /\/tabs\/(?:GameVideo|PlayByPlay)/.test(what) ? String.raw`(?:frame-src https://player\.vimeo\.com; )?` : "";
  return [
    ["content-security-policy", /^default-src 'self'; script-src 'self'(?: 'sha256-[\w+/=]+')*;/],
    [
      "content-security-policy",
      new RegExp(`img-src 'self' https: data:; ${frames}object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors`),
    ],
    ["content-security-policy", isEmbed ? /frame-ancestors \*$/ : /frame-ancestors 'self'$/],
    ["x-frame-options", isEmbed ? /^$/ : /^SAMEORIGIN$/],
    ["cross-origin-opener-policy", /^same-origin-allow-popups$/],
    ["permissions-policy", /camera=\(\)/],
  ];
}

function routeObjects(rows: readonly { path?: string; index?: boolean; children?: readonly unknown[] }[]): RouteObject[] {
  return rows.map(({ path, index, children }) =>
    index ? { index: true } : { path, children: routeObjects((children ?? []) as Parameters<typeof routeObjects>[0]) },
  ) as RouteObject[];
}

/** `/:locale/news/:news`, of an address or of the whole table. */
function leaves(rows: readonly RouteObject[], above = ""): string[] {
  return rows.flatMap(({ path, children, index }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return index || !children || children.length === 0 ? [here] : leaves(children, here);
  });
}

describe("GUARD1 the headers of every answer", () => {
  let pages: readonly string[];

  beforeAll(async () => {
    const kinds = await pageOfEachKind(site.db, "league-a.localhost", "sr");
    const named = (name: string) => kinds.find((kind) => kind.name === name)?.path ?? "";
    const game = named("tv statistics").replace("/tv-stats", "");
    const decider = kinds.find(({ name }) => name.startsWith("play-off game"))?.path.replace(/\/tabs\/.*/, "") ?? "";
    const league = named("league Standings").replace(/\/tabs\/.*/, "");
    const [, season, slug, round, last] = /seasons\/([^/]+)\/leagues\/([^/]+)\/rounds\/([^/]+)\/games\/([^/]+)/.exec(game) ?? [];
    const ofClub = kinds.find(({ name }) => name.startsWith("club "))?.path.replace(/\/tabs\/.*/, "") ?? "";
    const ofPlayer = kinds.find(({ name }) => name.startsWith("player "))?.path.replace(/\/(?:tabs\/.*|shots)$/, "") ?? "";
    const ofCoach = kinds.find(({ name }) => name.startsWith("coach "))?.path.replace(/\/tabs\/.*/, "") ?? "";
    const ofThree = named("comparison of four").replace(/\/[^/]*$/, "");
    const ofTeam = kinds.find(({ name }) => name.startsWith("team "))?.path.replace(/\/(?:tabs\/.*|shots)$/, "") ?? "";
    const ofSeasonClub = kinds.find(({ name }) => name.startsWith("season club "))?.path.replace(/\/tabs\/.*/, "") ?? "";
    const hall = kinds.find(({ name }) => name.startsWith("hall "))?.path.replace(/\/[^/]*$/, "") ?? "";
    pages = [
      ...kinds.map(({ path }) => path),
      league,
      ofClub,
      ofPlayer,
      ofCoach,
      ofThree,
      ofTeam,
      ofSeasonClub,
      decider,
      "/sr/profile",
      "/sr/following",
      "/sr/following/calendar.ics",
      "/sr/demo/mailbox",
      "/sr/share.png",
      "/sr/notifications",
      "/sr/history/best-players",
      ...[league, ofClub, ofPlayer, ofTeam].map((path) => `${path}/calendar.ics`),
      `${league}/fantasy/cup/1/list.txt`,
      "/sr/profile/fantasy/2026-27/first/form",
      "/sr/office",
      "/sr/office/changes",
      "/sr/office/roles",
      "/sr/office/hall",
      "/sr/office/hall/new",
      "/sr/office/hall/file",
      "/sr/office/hall/rows/hala-kej",
      "/sr/office/hall/list.csv",
      "/sr/office/hall/list.xlsx",
      "/sr/office/setup",
      "/sr/office/setup/looks",
      "/sr/office/installation",
      "/sr/office/doctor",
      "/sr/office/imports",
      `/sr/office/imports/${nobody}`,
      `/sr/office/invitations/${nobody}`,
      ...[game, decider].flatMap((path) =>
        ["report.pdf", "share.png", "broadcast", "broadcast/start", "tv-stats"].map((end) => `${path}/${end}`),
      ),
      `${hall}/game-now`,
      `/sr/live/games/${nobody}/statistics`,
      `/sr/live/games/${nobody}/sheet`,
      `/sr/applications/${nobody}/team`,
      "/sr/news/rss.xml",
      "/sr/news/feed.json",
      ...["videos", "photos"].flatMap((list) => [`/sr/${list}/rss.xml`, `/sr/${list}/feed.json`]),
      "/sr/embed/schedule",
      `/sr/embed/standings/${season}/${slug}`,
      `/sr/embed/leaders/${season}/${slug}`,
      `/sr/embed/game/${season}/${slug}/${round}/${last}`,
      "/sr/no-such-page",
      "/no-such-page",
      "/",
      "/sr/auth/Register",
    ];
  });

  test("no page is left out", () => {
    const table = routeObjects(routes);
    const met = new Set(pages.map((path) => `/${(matchRoutes(table, path) ?? []).flatMap(({ route }) => route.path ?? []).join("/")}`));
    expect(leaves(table).filter((leaf) => !met.has(leaf))).toEqual([]);
  });

  test("pages, their data, feeds, calendars, documents and pictures, errors too", { timeout: 240_000 }, async () => {
    const faults: string[] = [];
    for (const path of pages) {
      for (const address of /\.(?:\w+)$|\/start$|game-now$/.test(path) ? [path] : [path, `${path}.data`]) {
        // Once as it is made, once as it is kept.
        for (let time = 0; time < 2; time += 1) faults.push(...faultsOf(address, await site.get("league-a", address)));
      }
    }
    expect(faults).toEqual([]);
  });

  test("every other call of the program, whatever it says", async () => {
    const faults: string[] = [];
    for (const call of allCalls()) {
      const way = wayToAsk(call);
      if (way === null) faults.push(`${call} stands in no table: add a way to ask it`);
      else {
        const [path, method] = way;
        const sending = method === "POST" || method === "PUT" || method === "PATCH" ? { ...post, method } : { method };
        faults.push(...faultsOf(`${method} ${path}`, await site.get("league-a", path, {}, sending)));
      }
    }
    expect(faults).toEqual([]);
  });

  test("redirects, unknown hosts, unreadable addresses, methods nobody takes, files of the build", async () => {
    const faults: string[] = [];
    const asset = /\/assets\/[\w.-]+\.js/.exec(await (await site.get("league-a", "/sr")).text())?.[0] ?? "";
    for (const path of [
      "/",
      "/SR",
      "/sr/news/",
      "/sr/%00",
      "/sr/a%2fb",
      "//evil.example",
      `/${"a".repeat(3000)}`,
      "/assets/no.js",
      asset,
      "/robots.txt",
    ])
      faults.push(...faultsOf(path, await site.get("league-a", path)));
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"])
      faults.push(...faultsOf(method, await site.get("league-a", "/sr", {}, { method })));
    faults.push(...faultsOf("forged", await site.get("league-a", "/sr", { origin: "https://evil.example", cookie: "a=b" }, post)));
    expect(faults).toEqual([]);
  });

  test("streams and the timer, which are written past everything else", async () => {
    const faults: string[] = [];
    for (const path of ["/live/v1/stream?channel=games&once=1", "/live/v1/stream", "/timer/v1/time", `/timer/v1/games/${nobody}`])
      faults.push(...faultsOf(path, await site.get("league-a", path)));
    expect(faults).toEqual([]);
  });

  test("a private answer is kept by nobody", async () => {
    for (const [path, sending] of [
      ["/v2/website/user", {}],
      [`/sr/applications/${nobody}/team`, {}],
      [`/live/v1/games/${nobody}/link`, {}],
      ["/v2/website/account/sign-out", { method: "POST" }],
    ] as const)
      expect([path, (await site.get("league-a", path, {}, sending)).headers.get("cache-control")]).toEqual([
        path,
        expect.stringMatching(/no-store|max-age=0/),
      ]);
  });
});
