import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { accountBase, googleJoiningPath, googleRemovalPath, websiteUserPath } from "#contract/account.ts";
import { apiCalls } from "#contract/api/api-calls.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { allCalls } from "../../support/servers/all-calls.ts";
import type { Sending } from "../../support/servers/ask-server.ts";
import { type Belongings, belongingsOf } from "../../support/database/belongings.ts";
import { officeAttempts } from "../../support/servers/office-attempts.ts";
import { demoSiteForThisFile } from "../../support/demo/demo-site.ts";

const site = demoSiteForThisFile();

type Attempt = { readonly path: string; readonly headers?: Readonly<Record<string, string>>; readonly sending?: Sending };

let a: Belongings;
let b: Belongings;

beforeAll(async () => {
  a = await belongingsOf(site.db, "league-a", "sr", "league-b");
  b = await belongingsOf(site.db, "league-b", "sl", "league-a");
});

const json = { "content-type": "application/json" };
const take = { deviceId: "matrix", order: "take" };

const silent = { kinds: [], quietHours: null, isSpoilerFree: true, locale: "ru", timeZone: "UTC", following: [] };

function post(body: unknown): Sending {
  return { method: "POST", body: JSON.stringify(body) };
}

function bearer(token: string) {
  return { ...json, authorization: `Bearer ${token}` };
}

const lineUp = { players: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], captain: 1, vice: 2 };
/** Each call with what is the other's (`b`) put where one's own (`a`) belongs. Every one of them must find nothing. */
const swapped: Readonly<Record<string, () => readonly Attempt[]>> = {
  "POST /live/v1/games/:gameId/commands": () => tableAttempts("commands", post({ commands: [] })),
  "GET /live/v1/games/:gameId/leases": () => tableAttempts("leases"),
  "POST /live/v1/games/:gameId/leases": () => tableAttempts("leases", post(take)),
  "POST /live/v1/games/:gameId/graphics": () => tableAttempts("graphics", post({})),
  "POST /live/v1/games/:gameId/trainings": () => tableAttempts("trainings", post({})),
  "GET /live/v1/games/:gameId/link": () => tableAttempts("link"),
  "GET /live/v1/games/:gameId/log": () => [{ path: `/live/v1/games/${b.game}/log` }, { path: `/live/v1/games/${b.game}/log?at=1.1` }],
  "GET /live/v1/games/:gameId/vmix.json": () => [{ path: `/live/v1/games/${b.game}/vmix.json` }],
  "GET /files/:fileId{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}/:name": () => [{ path: b.file }],
  "ALL /files/*": () => [{ path: b.file.toUpperCase() }],
  "GET /v1/*": () =>
    Object.values(apiCalls).flatMap(({ path }) => {
      const names = { club: b.club, player: b.player, news: b.news, team: b.club, game: b.gamePath.split("/").at(-1) ?? "" };
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name in names ? names[name as keyof typeof names] : "2025-26"));
      // A season has the same name everywhere.
      return Object.keys(names).some((name) => path.includes(`{${name}}`)) ? [{ path: `/v1${filled}` }] : [];
    }),
  "GET /oembed": () => [{ path: `/oembed?url=${encodeURIComponent(`${site.origin(b.slug)}/${b.locale}/seasons/${b.gamePath}`)}` }],
  "GET /v2/website/user": () => [
    { path: websiteUserPath, headers: b.visitor.bearer },
    { path: websiteUserPath, headers: b.visitor.cookie },
    { path: websiteUserPath, headers: { ...a.visitor.cookie, ...b.visitor.bearer } },
  ],
  ...Object.fromEntries(
    [
      `GET ${accountBase}/sessions`,
      `GET ${accountBase}/export`,
      `POST ${accountBase}/sessions/end-others`,
      `POST ${accountBase}/password`,
      `POST ${accountBase}/address`,
      `POST ${accountBase}/removal`,
      `POST ${accountBase}/google`,
      `POST ${googleJoiningPath}`,
      `POST ${googleRemovalPath}`,
      `POST ${accountBase}/passkeys/options`,
      `POST ${accountBase}/passkeys`,
      "GET /v2/website/following",
      "PUT /v2/website/following",
      "GET /v2/website/following/own-feed",
      "GET /v2/website/following/calendar",
      "POST /v2/website/following/calendar",
      "DELETE /v2/website/following/calendar",
      "GET /v2/website/my-fantasy",
      "GET /v2/website/my-games",
      "GET /v2/website/my-player",
      "GET /v2/website/my-player/claims",
      "PUT /v2/website/push/subscription",
      "DELETE /v2/website/push/subscription",
    ].map((call) => [call, () => withTheOthersSession(call)]),
  ),
  "PUT /v2/website/push/choices": () => [
    ...withTheOthersSession("PUT /v2/website/push/choices"),
    {
      path: "/v2/website/push/choices",
      headers: json,
      sending: { method: "PUT", body: JSON.stringify({ token: b.device, choices: silent }) },
    },
  ],
  "POST /v2/website/push/test": () => [
    ...withTheOthersSession("POST /v2/website/push/test"),
    { path: "/v2/website/push/test", headers: json, sending: post({ token: b.device }) },
  ],
  "GET /:locale/following/calendars/:file": () => [{ path: `/${a.locale}/following/calendars/${b.calendar}.ics` }],
  "PUT /v2/website/following/:kind/:id": () => followingAttempts("PUT"),
  // Whoever follows no such thing has it his way: that answers 200, and changes nothing.
  "DELETE /v2/website/following/:kind/:id": () => followingAttempts("DELETE").slice(1),
  [`POST ${accountBase}/passkeys/:passkeyId/removal`]: () => [
    { path: `${accountBase}/passkeys/none-of-mine/removal`, headers: { ...json, ...a.visitor.bearer }, sending: post({}) },
  ],
  "GET /v2/website/fantasy/games/:game": () => [{ path: `/v2/website/fantasy/games/${b.game}` }],
  "ALL /v2/website/fantasy/games/:game": () => [{ path: `/v2/website/fantasy/games/${b.game}`, sending: { method: "POST" } }],
  ...officeAttempts(() => ({ a, b })),
  ...ofFantasy("GET", ["", "/place", "/cup", "/leagues", "/leagues/:number"], { method: "GET" }),
  ...ofFantasy("POST", ["/teams/:team/report", "/leagues/:number/report"], post({})),
  ...ofFantasy("PUT", ["/fans"], { method: "PUT", body: '{"club":"nobody"}' }),
  ...ofFantasy("POST", [""], post({ name: "Sokoli", market: 1, ...lineUp })),
  ...ofFantasy("PATCH", [""], { method: "PATCH", body: '{"name":"Sokoli"}' }),
  ...ofFantasy("POST", ["/transfers"], post({ market: 1, version: 1, transfers: [{ out: 1, in: 2 }] })),
  ...ofFantasy("PUT", ["/line-up"], { method: "PUT", body: JSON.stringify({ version: 1, ...lineUp }) }),
  ...ofFantasy("POST", ["/leagues"], post({ name: "Kafana", kind: "total", fromRound: 1 })),
  ...ofFantasy("POST", ["/leagues/join"], post({ code: "ACD3467" })),
  ...ofFantasy("POST", ["/leagues/carry"], post({ season: "2025-26", number: 1 })),
  ...ofFantasy("POST", ["/leagues/:number/code"], post({})),
  ...ofFantasy("DELETE", ["/leagues/:number/code"], { method: "DELETE" }),
  ...ofFantasy("DELETE", ["/leagues/:number/members/:team"], { method: "DELETE" }),
  "GET /v2/website/my-games/:id": () => myGamesAttempts("", { method: "GET" }),
  "PUT /v2/website/my-games/:id/attended": () => myGamesAttempts("/attended", { method: "PUT" }),
  // Whoever was not there has it his way: that answers 200, and changes nothing.
  "DELETE /v2/website/my-games/:id/attended": () => myGamesAttempts("/attended", { method: "DELETE" }).slice(1),
  "PUT /v2/website/my-games/:id/prediction": () => myGamesAttempts("/prediction", { method: "PUT", body: '{"winner":"home"}' }),
  "DELETE /v2/website/my-games/:id/prediction": () => myGamesAttempts("/prediction", { method: "DELETE" }),
  "GET /v2/website/my-games/:id/vote": () => myGamesAttempts("/vote", { method: "GET" }),
  "PUT /v2/website/my-games/:id/vote": () => myGamesAttempts("/vote", { method: "PUT", body: '{"player":"h4"}' }),
  "DELETE /v2/website/my-games/:id/vote": () => myGamesAttempts("/vote", { method: "DELETE" }),
  "POST /v2/website/my-player/claims": () =>
    [a, b].map(({ visitor }) => ({
      path: "/v2/website/my-player/claims",
      headers: { ...json, ...visitor.bearer },
      sending: post({ personId: b.person }),
    })),
  "DELETE /v2/website/my-player/claims/:id": () =>
    [a, b].map(({ visitor }) => ({
      path: `/v2/website/my-player/claims/${b.person}`,
      headers: visitor.bearer,
      sending: { method: "DELETE" },
    })),
  // Another person's of the same league, and of another one.
  [`DELETE ${accountBase}/sessions/:sessionId`]: () => [
    { path: `${accountBase}/sessions/${b.visitor.sessionId}`, headers: a.visitor.bearer, sending: { method: "DELETE" } },
    { path: `${accountBase}/sessions/${a.visitor.sessionId}`, headers: b.visitor.bearer, sending: { method: "DELETE" } },
  ],
  "POST /v2/website/user/store-fcm": () =>
    [b.visitor.bearer, { ...b.visitor.cookie, origin: site.origin(a.slug) }].map((headers) => ({
      path: `${websiteUserPath}/store-fcm`,
      headers: { ...json, ...headers },
      sending: post({ token: "t".repeat(150) }),
    })),
  "POST /:locale/applications/:uuid/team": () => [
    {
      path: `/${a.locale}/applications/${b.application}/team`,
      headers: { "content-type": "application/x-www-form-urlencoded", origin: site.origin(a.slug) },
      sending: { method: "POST", body: "intent=draft&version=0&name=stolen" },
    },
  ],
  "GET /*": () =>
    [
      `clubs/${b.club}`,
      `clubs/${b.club}/calendar.ics`,
      `clubs/${b.club}/tabs/LatestGames`,
      `players/${b.player}`,
      `players/${b.player}/calendar.ics`,
      `players/${b.player}/compare/${a.player}`,
      `players/${a.player}/compare/${b.player}`,
      `news/${b.news}`,
      `videos?club=${b.club}`,
      `photos?club=${b.club}`,
      `venues/${b.venue}/scoreboard-game`,
      `venues/${b.venue}/game-now`,
      `halls/${b.venue}`,
      `seasons/${b.gamePath}`,
      `seasons/${b.gamePath}/tabs/PlayByPlay`,
      `seasons/${b.gamePath}/report.pdf`,
      `seasons/${b.gamePath}/share.png`,
      `seasons/${b.gamePath}/broadcast`,
      `seasons/${b.gamePath}/tv-stats`,
      `embed/game/${b.gamePath.replace("/leagues/", "/").replace("/rounds/", "/").replace("/games/", "/")}`,
      `applications/${b.application}/team`,
    ].flatMap((path) => [{ path: `/${a.locale}/${path}` }, ...(/\.\w+$|\?/.test(path) ? [] : [{ path: `/${a.locale}/${path}.data` }])]),
};

/** With one's own link on the other's game, the other's link on one's own game, and the other's link on its own game: all at this host. */
function tableAttempts(call: string, sending?: Sending): readonly Attempt[] {
  return [
    [b.game, a.token],
    [a.game, b.token],
    [b.game, b.token],
  ].map(([game, token]) => ({ path: `/live/v1/games/${game}/${call}`, headers: bearer(token ?? ""), ...(sending && { sending }) }));
}

/** What the other league has, followed here; and one's own, by whoever is signed in with the other. */
function followingAttempts(method: string): readonly Attempt[] {
  return [
    { path: `/v2/website/following/game/${b.game}`, headers: a.visitor.bearer, sending: { method } },
    { path: `/v2/website/following/game/${a.game}`, headers: b.visitor.bearer, sending: { method } },
  ];
}

/** The other's competition, of the same name as one's own, by the other's session; of whatever is numbered the first. */
function ofFantasy(method: string, parts: readonly string[], sending: Sending): Readonly<Record<string, () => readonly Attempt[]>> {
  const path = (part: string) => `/v2/website/my-fantasy/2026-27/first${part.replaceAll(/:\w+/g, "1")}`;
  const attempts = (part: string) => () => [{ path: path(part), headers: { ...json, ...b.visitor.bearer }, sending }];
  return Object.fromEntries(parts.map((part) => [`${method} /v2/website/my-fantasy/:season/:league${part}`, attempts(part)]));
}

/** The other league's game by one's own session, and one's own by the other's. */
function myGamesAttempts(part: string, sending: Sending): readonly Attempt[] {
  return [
    { path: `/v2/website/my-games/${b.game}${part}`, headers: { ...json, ...a.visitor.bearer }, sending },
    { path: `/v2/website/my-games/${a.game}${part}`, headers: { ...json, ...b.visitor.bearer }, sending },
  ];
}

/** Whoever is signed in with the other is nobody here. */
function withTheOthersSession(call: string): readonly Attempt[] {
  const [method = "", path = ""] = call.split(" ");
  const sending: Sending = method === "GET" || method === "DELETE" ? { method } : { method, body: "{}" };
  return [{ path, headers: { ...json, ...b.visitor.bearer }, sending }];
}

/** Nothing of anybody's can be named in them; what they answer is of the host that is asked. Those that end a session have tests below. */
const nameNothing = new Set([
  "GET /livez",
  "GET /readyz",
  "GET /builds/latest.json",
  "ALL /builds/*",
  ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS"].map((method) => `${method} /v1/*`),
  // Of the installation, until it has a league.
  "GET /setup",
  "POST /setup",
  "GET /v1/openapi.json",
  // How a table's program speaks is the same for every league.
  "GET /live/v1/openapi.json",
  "ALL /oembed",
  `POST ${accountBase}/sign-up`,
  `POST ${accountBase}/sign-in`,
  // A link of another league: ACC5, in server/api/accounts/sign-in.db.test.ts.
  `POST ${accountBase}/sign-up/confirm`,
  `POST ${accountBase}/sign-out`,
  // What they take is a provider's token: whose it is, that token says. server/api/accounts/ holds them.
  "POST /auth/google-register",
  "ALL /auth/google-register",
  "POST /auth/google-login",
  "ALL /auth/google-login",
  // A visit is of one league and one browser: ACC25, in server/api/account-pages/google-visit.db.test.ts.
  "GET /auth/google-start",
  "ALL /auth/google-start",
  "GET /auth/google-return",
  "ALL /auth/google-return",
  // Those who are sent a link, or bring one: ACC5, ACC14.
  `POST ${accountBase}/password-reset`,
  `POST ${accountBase}/password-reset/finish`,
  // A code is for one league: ACC5. The official site's page is on no league's host: AUTH9, tests/site/official-login.e2e.ts.
  "POST /auth/official-login",
  "ALL /auth/official-login",
  "GET /official/:region/login",
  "ALL /:locale/official/:region/login",
  // A challenge is of one league, a passkey of one host: ACC22, server/api/accounts/passkeys.db.test.ts.
  `POST ${accountBase}/passkey-sign-in/options`,
  `POST ${accountBase}/passkey-sign-in`,
  "POST /:locale/auth/:form",
  "GET /v2/website/push/key",
  ...["choices", "key", "subscription", "test"].map((call) => `ALL /v2/website/push/${call}`),
  ...[`${websiteUserPath}/store-fcm`, websiteUserPath, `${accountBase}/*`, "/v2/website/*"].map((path) => `ALL ${path}`),
  // These two find what they can: see below that it is nothing of the other's.
  "ALL /v2/website/following",
  "ALL /v2/website/following/own-feed",
  "ALL /v2/website/following/calendar",
  "ALL /:locale/following/calendars/:file",
  "ALL /v2/website/following/:kind/:id",
  ...[
    "my-fantasy",
    ...["", "/place", "/transfers", "/line-up", "/fans", "/cup", "/teams/:team/report"].map((part) => `my-fantasy/:season/:league${part}`),
    ...["", "/join", "/carry", "/:number", "/:number/report", "/:number/code", "/:number/members/:team"].map(
      (part) => `my-fantasy/:season/:league/leagues${part}`,
    ),
    ...["", "/:slug", "/:slug/changes", "/:slug/removal", "/:slug/undo"].map((part) => `office/:thing${part}`),
    "my-games",
    "my-games/:id",
    "my-games/:id/attended",
    "my-games/:id/prediction",
    "my-games/:id/vote",
    "my-player",
    "my-player/claims",
    "my-player/claims/:id",
  ].map((call) => `ALL /v2/website/${call}`),
  // Mails of the league that is asked: ACC13, in own-account.
  ...["", ".data"].map((end) => `GET /:locale/demo/mailbox${end}`),
  ...["following/feed", "search"].flatMap((path) => ["GET", "ALL"].map((method) => `${method} /v2/website/${path}`)),
  // Who is not signed in at this league is led to where he signs in: MYFAN10, in fantasy-form.
  ...["GET", "POST"].map((method) => `${method} /:locale/profile/fantasy/:season/:league/form`),
  ...["", ".data", "/*"].flatMap((end) => [`GET /:locale/office${end}`, `POST /:locale/office${end}`]),
  ...["config", "current-season-leagues", "route-rules"].flatMap((call) =>
    ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].map((method) => `${method} /v2/website/${call}`),
  ),
  "ALL /v2/*",
  "GET /site.webmanifest",
  "GET /favicon.ico",
  "GET /apple-touch-icon.png",
  "GET /apple-touch-icon-precomposed.png",
  "GET /robots.txt",
  "GET /sitemap.xml",
  "GET /sitemaps/general.xml",
  "GET /sitemaps/live.xml",
  "GET /sitemaps/news.xml",
  "GET /sitemaps/leagues/:season{[a-z0-9][a-z0-9-]*}/:file{[a-z0-9][a-z0-9-]*\\.xml}",
]);

/** All rows of a league, in one number for each table: who changes one changes the number. */
async function rowsOf(tenantId: TenantId): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and column_name = 'tenant_id' and table_type = 'BASE TABLE' order by 1`.execute(site.db);
  const sums: Record<string, string> = {};
  for (const { table } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${sql.table(table)} t where tenant_id = ${tenantId}`.execute(
      site.db,
    );
    sums[table] = rows[0]?.sum ?? "";
  }
  return sums;
}

describe("GUARD2 what is another league's", () => {
  test("every call stands in one of the two tables", () => {
    expect(allCalls().filter((call) => !(call in swapped) && !nameNothing.has(call))).toEqual([]);
  });

  test("is found by no call, and changed by none", { timeout: 240_000 }, async () => {
    const before = await rowsOf(b.tenantId);
    const found: string[] = [];
    for (const [call, attempts] of Object.entries(swapped)) {
      for (const { path, headers, sending } of attempts()) {
        const answer = await site.get(a.slug, path, headers, sending);
        const text = await answer.text();
        if (answer.status < 400 || answer.status >= 500) found.push(`${call}: ${path} answers ${answer.status}`);
        if (text.includes(`${b.slug}.localhost`)) found.push(`${call}: ${path} names the other`);
      }
    }
    expect(found).toEqual([]);
    expect(await rowsOf(b.tenantId)).toEqual(before);
  });

  test("PUSH13 a device of the other league is neither ended nor replaced", async () => {
    const before = await rowsOf(b.tenantId);
    const end: Sending = { method: "DELETE", body: JSON.stringify({ token: b.device }) };
    expect((await site.get(a.slug, "/v2/website/push/subscription", json, end)).status).toBe(204);
    expect(await rowsOf(b.tenantId)).toEqual(before);
    expect(
      (
        await site.get(a.slug, "/v2/website/push/choices", json, {
          method: "PUT",
          body: JSON.stringify({ token: a.device, choices: silent }),
        })
      ).status,
    ).toBe(204);
  });

  test("each of these calls does find what is one's own", async () => {
    const own: readonly (readonly [string, Attempt])[] = [
      [a.slug, { path: `/live/v1/games/${a.game}/link`, headers: bearer(a.token) }],
      [a.slug, { path: `/live/v1/games/${a.game}/log` }],
      [a.slug, { path: a.file }],
      [a.slug, { path: `/${a.locale}/following/calendars/${a.calendar}.ics` }],
      [a.slug, { path: websiteUserPath, headers: a.visitor.cookie }],
      ...[`clubs/${a.club}`, `players/${a.player}`, `news/${a.news}`, `seasons/${a.gamePath}`, `applications/${a.application}/team`].map(
        (path) => [a.slug, { path: `/${a.locale}/${path}` }] as const,
      ),
    ];
    for (const [, { path, headers }] of own) expect([path, (await site.get(a.slug, path, headers)).status]).toEqual([path, 200]);
  });

  test("no word of it is found by searching, in a sitemap, or in a stream", async () => {
    const words = encodeURIComponent(b.club.replaceAll("-", " "));
    expect(await (await site.get(a.slug, `/v2/website/search?q=${words}`)).text()).not.toContain(`/clubs/${b.club}"`);
    expect(await (await site.get(a.slug, "/sitemaps/general.xml")).text()).not.toContain(`/clubs/${b.club}<`);
    const game = b.gamePath.split("/").at(-1) ?? "";
    expect(await (await site.get(a.slug, `/v2/website/following/feed?items=game:${b.game}`)).text()).not.toContain(game);
    for (const channel of [`game:${b.game}`, `operators:${b.game}`]) {
      const answer = await site.get(a.slug, `/live/v1/stream?channel=${channel}&once=1`, bearer(b.token));
      expect(await answer.text()).not.toMatch(/"home"|"leases"|"score"/);
    }
    expect((await site.get(a.slug, `/timer/v1/games/${b.game}`)).status).toBeGreaterThanOrEqual(400);
  });

  test("signing out at one league with a session of another ends nothing", async () => {
    const answer = await site.get(a.slug, `${accountBase}/sign-out`, b.visitor.bearer, { method: "POST" });
    expect(answer.status).toBe(204);
    expect((await site.get(b.slug, websiteUserPath, b.visitor.bearer)).status).toBe(200);
  });
});
