import { connect } from "node:net";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { parametersOf } from "#contract/page-parameters.ts";
import { demoSiteForThisFile } from "../support/demo/demo-site.ts";

const site = demoSiteForThisFile();
function hostA(): string {
  return `league-a.localhost:${site.port}`;
}

type Answer = { readonly status: number; readonly text: string };

/** Sends bytes as they are and reads what comes back until the server ends or nothing more comes. */
function send(bytes: string, waitMs = 10_000): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    let text = "";
    const done = () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    socket.setTimeout(waitMs, () => socket.destroy());
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("close", done);
    socket.on("error", (error: NodeJS.ErrnoException) => (error.code === "ECONNRESET" || error.code === "EPIPE" ? done() : reject(error)));
  });
}

function request(line: string, headers: readonly string[] = [`Host: ${hostA()}`], body = ""): Promise<Answer> {
  return send(`${line} HTTP/1.1\r\n${[...headers, "Connection: close"].join("\r\n")}\r\n\r\n${body}`);
}

const nameOfB = "Košarkarska liga";

function expectHarmless(what: string, { status, text }: Answer): void {
  expect([what, status >= 200 && status < 500, status]).toEqual([what, true, status]);
  expect([what, text.includes("league-b.localhost")]).toEqual([what, false]);
  expect([what, /\n\s+at \w|node_modules|select "|kysely/i.test(text)]).toEqual([what, false]);
}

describe("paths", () => {
  test.each([
    "/%00",
    "/sr/%00",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/../../etc/passwd",
    "//evil.example",
    "/\\evil.example",
    "/en//evil.example/..",
    "/en/%0d%0aSet-Cookie:x=1",
    `/sr/${"a".repeat(8192)}`,
    "/sr/%ff",
    "/sr/%c0%af",
    "/sr/%e0%80%af",
    "/sr/%ed%a0%80",
    "/EN/News",
    "/sr/news/",
    "/sr/news.",
    "/sr-Cyrl/",
    "/xx/news",
    "/__proto__",
    "/sr/__proto__",
    "/sr/clubs/constructor",
    "/sr/clubs/__proto__/tabs/toString",
    "/en/news/_news",
    "/sr/<script>alert(1)</script>",
    "/sr/{{7*7}}",
    "/sr/players.data.data",
    "/sr/_.data",
    "/.data",
    "/__manifest?p=/sr",
    "/sr?_routes=__proto__",
    "/files/../../../etc/passwd",
    "/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "/assets/%2e%2e/server/index.js",
    "*",
    "http://evil.example/sr",
  ])("%s", async (path) => {
    const answer = await request(`GET ${path}`);
    expectHarmless(path, answer);
    expect(answer.text).not.toContain("<script>alert(1)");
    expect(answer.text).not.toMatch(/^set-cookie: x=1/im);
    expect(answer.text).not.toMatch(/^location: (?:https?:)?(?:\/\/|\\|\/\\)/im);
    expect(answer.text).not.toContain("root:x:");
  });
});

describe("hosts", () => {
  test.each([
    ["none", [], 400],
    ["two", ["Host: league-a.localhost", "Host: league-b.localhost"], 400],
    ["an address", ["Host: 127.0.0.1"], 404],
    ["a port that is none", ["Host: league-a.localhost:99999"], null],
    ["a dot at its end", ["Host: league-a.localhost."], null],
    ["capitals", ["Host: LEAGUE-A.localhost"], 200],
    ["a look-alike", ["Host: xn--legue-a-3fg.localhost"], 404],
    ["nothing", ["Host: "], null],
    ["nonsense", ["Host: a b<c>"], null],
    ["another behind it", ["Host: league-a.localhost@league-b.localhost"], null],
    ["forwarded", ["Host: league-a.localhost", "X-Forwarded-Host: league-b.localhost", "X-Original-URL: /sl"], 200],
    ["forwarded for many", ["Host: league-a.localhost", `X-Forwarded-For: ${Array(500).fill("::ffff:127.0.0.1").join(", ")}`], 200],
    ["forwarded in the new way", ["Host: league-a.localhost", "Forwarded: host=league-b.localhost;proto=https"], 200],
  ] as const)("%s", async (what, headers, status) => {
    const answer = await request("GET /sr", headers);
    expectHarmless(what, answer);
    if (status !== null) expect(answer.status).toBe(status);
    expect(answer.text).not.toContain(nameOfB);
  });
});

describe("requests", () => {
  test.each(["TRACE", "PROPFIND", "OPTIONS", "DELETE", "PUT", "PATCH", "CONNECT", "get", "NONSENSE"])("%s", async (method) => {
    const answer = await request(`${method} /sr`);
    if (method !== "CONNECT") expect([method, answer.status >= 400 && answer.status < 500]).toEqual([method, true]);
    expect(answer.text).not.toContain("<html");
  });

  test("HEAD is answered as GET, without what it would have read", async () => {
    for (const path of ["/sr", "/sr/no-such-page", "/sr/%00", "/files/none", "/v2/website/config", "/v1/games", "/sitemap.xml"]) {
      const [head, get] = [await request(`HEAD ${path}`), await request(`GET ${path}`)];
      expect([path, head.status, head.text.split("\r\n\r\n")[1]]).toEqual([path, get.status, ""]);
    }
  });

  test.each([
    ["a flood of ranges", `Range: bytes=${Array(1000).fill("0-").join(",")}`],
    ["no coding at all", "Accept-Encoding: identity;q=0,*;q=0"],
    ["a broken coding", "Accept-Encoding: br;q=x,,;;gzip;q=-1"],
    ["languages of 4 KB", `Accept-Language: ${"sr-Latn-RS;q=0.5,".repeat(240)}`],
    ["languages of nonsense", "Accept-Language: ;;q=,*;q=9,\u00ff-,__proto__"],
    ["a hundred cookies", `Cookie: ${Array.from({ length: 100 }, (_, index) => `c${index}=${"v".repeat(60)}`).join("; ")}`],
    ["a language that leads out", "Cookie: locale=../../etc; locale=__proto__; theme=%ff"],
    ["a broken condition", 'If-None-Match: "", W/, "x", *'],
    ["a broken date", "If-Modified-Since: never"],
    ["a long id", `X-Request-Id: ${"x".repeat(5000)}`],
    ["an id with markup", "X-Request-Id: <script>alert(1)</script>"],
  ])("with %s", async (what, header) => {
    for (const path of ["/", "/sr", "/sr/no-such-page"]) {
      const answer = await request(`GET ${path}`, [`Host: ${hostA()}`, header]);
      expectHarmless(`${what} ${path}`, answer);
      expect(answer.text.split("\r\n\r\n")[0]).not.toContain("<script>");
    }
  });

  test("headers without end, two lengths, a length beside pieces, and pieces that are none are refused", async () => {
    const head = [`Host: ${hostA()}`];
    const answers = [
      await request("GET /sr", [...head, `X-Big: ${"x".repeat(40_000)}`]),
      await request("POST /sr", [...head, "Content-Length: 3", "Transfer-Encoding: chunked"], "0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n"),
      await request("POST /sr", [...head, "Content-Length: 3", "Content-Length: 4"], "abcd"),
      await request("POST /sr", [...head, "Transfer-Encoding: chunked"], "zz\r\n"),
      await request("GET /sr", [...head, "Bad Header: x"]),
      await send("GET /sr\r\n\r\n"),
      await send("\u0016\u0003\u0001\u0002\u0000\r\n\r\n"),
    ];
    expect(answers.map(({ status }) => status >= 400 && status < 500)).toEqual(answers.map(() => true));
  });
});

describe("bodies", () => {
  const calls = [
    ["POST", "/auth/google-login"],
    ["POST", "/v2/website/account/sign-in"],
    ["PUT", "/v2/website/push/subscription"],
    ["POST", "/v2/website/error-reports"],
    ["POST", "/live/v1/games/00000000-0000-0000-0000-000000000000/commands"],
    ["POST", "/sr/auth/Register"],
    ["POST", "/sr/applications/00000000-0000-0000-0000-000000000000/team"],
    ["POST", "/sr"],
  ] as const;
  /** 64 MB of a value that JSON would take, in 64 KB. */
  const bomb = gzipSync(`"${"a".repeat(64 * 1024 * 1024)}"`).toString("latin1");

  test.each(calls)("a bomb to be unpacked is not: %s %s", async (method, path) => {
    for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
      const heldBefore = process.memoryUsage().rss;
      const head = [`Host: ${hostA()}`, `Content-Type: ${type}`, "Content-Encoding: gzip", `Content-Length: ${bomb.length}`];
      const answer = await request(`${method} ${path}`, head, bomb);
      expect([type, answer.status >= 400 && answer.status < 500, answer.status]).toEqual([type, true, answer.status]);
      expect(process.memoryUsage().rss - heldBefore).toBeLessThan(48 * 1024 * 1024);
    }
  });
});

test.each([
  "id[]=1",
  "id%5B%5D=1&id%5B%5D=2",
  "league[]=first",
  "league[slug]=first",
  "page[]=2",
  "q[]=a",
  "__proto__[x]=1",
  "season[__proto__]=1",
])("a parameter written as a list, %s, is one that nobody asked for", async (parameter) => {
  for (const path of [
    "/sr",
    "/sr/search",
    "/sr/players",
    "/sr/seasons/2025-26/leagues/first/tabs/AllGames",
    "/v1/games",
    "/v2/website/search",
  ])
    expectHarmless(`${path}?${parameter}`, await request(`GET ${path}?${parameter}`));
});

test("an id in capitals is no second address of the same thing", async () => {
  const { rows } = await sql<{ gameId: string }>`
    select game_id as "gameId" from games join tenant_hosts using (tenant_id)
    where host = 'league-a.localhost' and status = 'final' limit 1`.execute(site.db);
  const path = (id: string) => `/live/v1/games/${id}/log`;
  const id = rows[0]?.gameId ?? "";
  expect([(await site.get("league-a", path(id))).status, (await site.get("league-a", path(id.toUpperCase()))).status]).toEqual([200, 404]);
});

const strangeIds = [
  "0",
  "-1",
  "2147483648",
  "9007199254740993",
  "1e3",
  "1%3Bdrop%20table%20games",
  "%EF%BC%91",
  "00000000-0000-0000-0000-000000000000",
  // Of version 1, in capitals, in braces.
  "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
  "6BA7B810-9DAD-41D1-80B4-00C04FD430C8",
  "%7B6ba7b810-9dad-41d1-80b4-00c04fd430c8%7D",
  "id%5B%5D",
  "%5B%5D",
];
const strangeSlugs = ["%27%20or%201%3D1--", "__proto__", "constructor", "%F0%9F%8F%80", "a".repeat(300), "%E2%80%AE"];

/** Every kind of address that names a thing, `:` in its place. */
const addressesWithNames = [
  "/sr/news/:",
  "/sr/clubs/:",
  "/sr/clubs/:/tabs/LatestGames",
  "/sr/players/:",
  "/sr/players/:/tabs/LatestGames",
  "/sr/players/:/compare/:",
  "/sr/venues/:",
  "/sr/documents/:",
  "/sr/seasons/:",
  "/sr/seasons/:/leagues/first",
  "/sr/seasons/2025-26/leagues/:",
  "/sr/seasons/2025-26/leagues/first/tabs/:",
  "/sr/seasons/2025-26/clubs/:",
  "/sr/seasons/2025-26/leagues/first/teams/:",
  "/sr/seasons/2025-26/leagues/first/rounds/:",
  "/sr/seasons/2025-26/leagues/first/rounds/:/games/x",
  "/sr/seasons/2025-26/leagues/first/rounds/1/games/:",
  "/sr/seasons/2025-26/leagues/first/playoff/final/:/games/1",
  "/sr/seasons/2025-26/leagues/first/playoff/final/x/games/:",
  "/sr/applications/:/team",
  "/sr/history/:",
  "/sr/profile/tabs/:",
  "/files/:",
  "/sitemaps/leagues/2025-26/:.xml",
  "/sr/players/:.csv?table=1",
  "/sr/seasons/2025-26/leagues/first.json?table=:",
];

test("names that are none lead nowhere at every kind of address, as page and as data", { timeout: 120_000 }, async () => {
  const wrong: string[] = [];
  for (const address of addressesWithNames) {
    for (const name of [...strangeIds, ...strangeSlugs]) {
      const path = address.replaceAll(":", name);
      for (const asked of path.startsWith("/sr/") && !/\.(?:csv|json)\?/.test(path) ? [path, `${path}.data`] : [path]) {
        const { status } = await site.get("league-a", asked);
        if (status < 200 || status >= 500) wrong.push(`${asked} answers ${status}`);
        if (status === 200 && asked === path && !path.includes("/tabs/")) wrong.push(`${asked} is a page`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("what is the other league's is not there", async () => {
  const ofB = await site.db
    .selectFrom("tenant_hosts")
    .innerJoin("team_applications", "team_applications.tenant_id", "tenant_hosts.tenant_id")
    .where("tenant_hosts.host", "=", "league-b.localhost")
    .select("team_applications.application_id")
    .execute();
  for (const { application_id: id } of ofB) {
    expect((await site.get("league-b", `/sl/applications/${id}/team`)).status).toBe(200);
    expect((await site.get("league-a", `/sr/applications/${id}/team`)).status).toBe(404);
  }
  const files = await site.db
    .selectFrom("tenant_hosts")
    .innerJoin("files", "files.tenant_id", "tenant_hosts.tenant_id")
    .where("tenant_hosts.host", "=", "league-b.localhost")
    .select("files.file_id")
    .limit(3)
    .execute();
  expect(files.length).toBeGreaterThan(0);
  for (const { file_id: id } of files) expect((await site.get("league-a", `/files/${id}`)).status).toBe(404);
});

/** One page for every line of `contract/page-parameters.ts`. */
const pagesWithParameters = [
  "/sr",
  "/sr/news",
  "/sr/schedule",
  "/sr/search",
  "/sr/players",
  "/sr/clubs",
  "/sr/seasons/2025-26/leagues/first",
  "/sr/seasons/2025-26/leagues/first/tabs/Standings",
  "/sr/seasons/2025-26/leagues/first/tabs/AllGames",
  "/sr/seasons/2025-26/leagues/first/tabs/Calendar",
  "/sr/seasons/2025-26/leagues/first/tabs/BestPlayers",
  "/sr/seasons/2025-26/leagues/first/tabs/LeagueLeaders",
  "/sr/seasons/2025-26/leagues/first/tabs/GameRecords",
  "/sr/seasons/2025-26/leagues/first/tabs/PerGame",
  "/sr/history/best-players",
  "/sr/history/best-players/tabs/LeagueLeaders",
  "/sr/history/best-players/tabs/GameRecords",
  "/sr/history/best-players/tabs/PerGameLeaders",
];

const nonsense = [
  ...strangeIds,
  ...strangeSlugs,
  "NaN",
  "Infinity",
  "1e309",
  "24.9999",
  "%00",
  "%ff",
  "%",
  "_",
  "\\",
  "'",
  "%3A*%20%26%20%7C",
  "2026-02-30",
  "9999-99",
  "%0d%0aX:1",
  "%3Cscript%3E",
  "(select%201)",
  "x".repeat(1500),
  "a&a=b",
  "[]=1",
];

const worst = ["%00", "-1", "9007199254740993", "__proto__", "%27%20or%201%3D1--"];

test("nonsense in every parameter of every page that takes some is harmless", { timeout: 240_000 }, async () => {
  const found = async (from: string, pattern: RegExp) => pattern.exec(await (await site.get("league-a", from)).text())?.[1] ?? "";
  const game = await found("/sr/seasons/2025-26/leagues/first/tabs/AllGames", /href="(\/sr\/seasons\/[^"]*\/games\/[^"#]*)"/);
  const player = await found("/sr/seasons/2025-26/leagues/first/tabs/PerGame", /href="(\/sr\/players\/[^"#]*)"/);
  const club = await found("/sr/clubs", /href="(\/sr\/clubs\/[^"#]*)"/);
  const pages = [...pagesWithParameters, `${game}/tabs/PlayByPlay`, player, `${player}/tabs/LatestGames`, club, `${club}/tabs/LatestGames`];
  const parameters = pages.flatMap((page) => parametersOf(page).map((name) => `${page}?${name}`));
  // The worst of it everywhere, the rest in turns; with `CRAWL=all` everything everywhere.
  const asked = parameters.flatMap((parameter, index) => {
    const values = process.env["CRAWL"] === "all" ? nonsense : [...worst, nonsense[index % nonsense.length]!];
    return values.map((value) => `${parameter}=${value}`);
  });
  expect(parameters.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  const queue = asked.values();
  const ask = async () => {
    for (const path of queue) {
      const answer = await site.get("league-a", path);
      if (answer.status < 200 || answer.status >= 500) wrong.push(`${path} answers ${answer.status}`);
      const text = await answer.text();
      if (
        text.includes("league-b.localhost") ||
        /<script>(?!self|\(|window|!|let|var|const|document|try|")/.test(text.split("<body")[1] ?? "")
      )
        wrong.push(`${path} shows what it must not`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, ask));
  expect(wrong.slice(0, 30)).toEqual([]);
});

test.each([
  "/v2/website/config",
  "/v2/website/current-season-leagues",
  "/v2/website/config?utm_source=x&__proto__=1",
  "/builds/latest.json?x=%ff",
  "/robots.txt?%00",
  "/sitemap.xml?page=-1",
  "/site.webmanifest",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/sr/news/feed.json",
  "/sr/videos/feed.json?kind=scene&page=-1",
  "/sr/schedule.ics",
])("%s is the same for every origin that asks", async (path) => {
  for (const origin of ["null", "https://league-b.localhost", "https://evil.example", "x".repeat(2000)]) {
    const answer = await request(`GET ${path}`, [`Host: ${hostA()}`, `Origin: ${origin}`, 'If-None-Match: "foreign"']);
    expectHarmless(`${path} ${origin.slice(0, 30)}`, answer);
    expect(answer.text).not.toMatch(/^access-control-allow-origin: (?!\*)/im);
  }
});
