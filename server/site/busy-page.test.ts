import { afterEach, beforeEach, expect, it } from "vitest";
import type { Locale } from "#contract/locale.ts";
import { pageTags } from "#contract/page-tags.ts";
import { noRouteRules } from "#contract/route-rules.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { askServer, type RawAnswer } from "#tests/support/servers/ask-server.ts";
import { noDrawing } from "#tests/support/browser/no-drawing.ts";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { createSiteServer, type SiteServer } from "./site-server.ts";
import { TenantDirectory } from "../http/tenant-directory.ts";

const mostAtOnce = 400;
const tenant = {
  id: "a" as TenantId,
  slug: "league-a",
  defaultLocale: "sr" as Locale,
  hosts: ["league-a.localhost"],
  routeRules: noRouteRules,
  errorReporting: null,
};

let server: SiteServer;
let port: number;
let rendered: number;
let lines: { level: string; status?: number }[] = [];
let over: PromiseWithResolvers<void>;

/** Pages of whom all but the home page wait until the test lets them go. */
beforeEach(() => started(1_000_000));

async function started(pageCacheBytes: number): Promise<void> {
  rendered = 0;
  lines = [];
  over = Promise.withResolvers();
  const tenants = new TenantDirectory(async () => [tenant]);
  await tenants.reload();
  server = await createSiteServer({
    tenants,
    drawingFor: noDrawing,
    portsFor: (_, note) =>
      ({ site: { site: async () => (note(pageTags.site), { title: "League", analyticsId: null }) } }) as unknown as TenantPorts,
    pages: {
      clientFolder: null,
      renderer: {
        knows: () => true,
        busyPage: ({ locale, address, fault }) => ({ html: `<html lang="${locale}"><a href="${address}">${fault ?? ""}`, style: "h1{}" }),
        async render({ path }, ports) {
          rendered += 1;
          await ports.site.site();
          if (path !== "/en") await over.promise;
          const page = { status: 200, contentType: "text/html; charset=utf-8", location: null, headers: {}, body: path };
          return { ...page, inlineScripts: [], inlineStyles: [] };
        },
      },
    },
    pageCacheBytes,
    applications: async () => ({ kind: "not-found" }),
    readUpload: async () => null,
    databaseIsReady: async () => true,
    log: createLog("info", { destination: { write: (line) => void lines.push(JSON.parse(line) as { level: string; status?: number }) } }),
    metrics: createMetrics(),
  });
  port = await server.listen(0, "127.0.0.1");
}

afterEach(() => server.close(0));

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<RawAnswer> {
  return askServer(port, path, { Host: "league-a.localhost", ...headers }, { method });
}

/** Takes every place there is. Answers with what gives them back, and with the answers of those who had them. */
async function allPlacesTaken(): Promise<() => Promise<readonly RawAnswer[]>> {
  const before = rendered;
  const waiting = Promise.all(Array.from({ length: mostAtOnce }, (_, number) => ask(`/en/${number}`)));
  await expect.poll(() => rendered, { timeout: 20_000 }).toBe(before + mostAtOnce);
  return () => {
    over.resolve();
    return waiting;
  };
}

it("PAGE11 while as many pages are being made as can be, newcomers are sent away, and what is there is served", async () => {
  await ask("/en");
  const givenBack = await allPlacesTaken();
  expect((await ask("/en/one-more")).status).toBe(503);
  expect((await ask("/en")).status).toBe(200);
  expect((await ask("/livez")).status).toBe(200);
  expect(new Set((await givenBack()).map(({ status }) => status))).toEqual(new Set([200]));
});

it("PAGE11 newcomers are sent away also where no page is kept", async () => {
  await server.close(0);
  await started(0);
  const givenBack = await allPlacesTaken();
  expect((await ask("/en/one-more")).status).toBe(503);
  expect(new Set((await givenBack()).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await ask("/en")).status).toBe(200);
});

it("PAGE27 whoever wanted a page gets a small one in his language, with when to come back; a call gets a problem", async () => {
  const givenBack = await allPlacesTaken();
  const { status, headers, text } = await ask("/fr/clubs?page=2", { Accept: "text/html", "Accept-Language": "ru" });
  expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "1", "no-store"]);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["content-security-policy"]).toContain("default-src 'none'; style-src 'sha256-");
  expect(text).toBe('<html lang="fr"><a href="/fr/clubs?page=2">');
  const language = async (path: string, asked: Record<string, string>) => /lang="([^"]*)"/.exec((await ask(path, asked)).text)?.[1];
  expect(await language("/", { "Accept-Language": "ru" })).toBe("ru");
  expect(await language("/", { "Accept-Language": "ru", Cookie: "locale=sl" })).toBe("sl");
  expect(await language("/nowhere", {})).toBe("sr");
  expect((await ask("//evil.example/en")).text).not.toContain('href="//');
  expect((await ask("/en/one-more", {}, "HEAD")).text).toBe("");
  expect((await ask("/en/auth/Login", { Accept: "text/html,*/*" }, "POST")).headers["content-type"]).toContain("text/html");
  for (const call of ["/v2/website/config", "/v1/games", "/en/clubs.data", "/robots.txt", "/oembed?url=x"]) {
    const answer = await ask(call, { Accept: "text/html" });
    expect([call, answer.status, answer.headers["content-type"]]).toEqual([call, 503, "application/problem+json"]);
    expect(answer.headers["retry-after"]).toBe("1");
  }
  expect((await ask("/auth/google-register", {}, "POST")).headers["content-type"]).toBe("application/problem+json");
  await givenBack();
});

it("PAGE15 a person reads a page where a program reads a problem, with the same status and a way on", async () => {
  const form = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8", "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document" };
  const { status, headers, text } = await ask("/fr/clubs", form, "POST");
  expect([status, headers["allow"], headers["cache-control"]]).toEqual([405, "GET, HEAD", "no-store"]);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["content-security-policy"]).toContain("default-src 'none'; style-src 'sha256-");
  expect(text).toBe('<html lang="fr"><a href="/fr/clubs">form');
  expect((await ask("/sr/clubs/%zz", form)).text).toBe('<html lang="sr"><a href="/sr">address');
  expect((await ask("/sr/clubs", { ...form, "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }, "POST")).status).toBe(403);
  for (const program of [{ Accept: "*/*" }, { Accept: "application/json" }, { ...form, "Sec-Fetch-Dest": "empty" }]) {
    const answer = await ask("/fr/clubs", { "Sec-Fetch-Site": "same-origin", ...program }, "POST");
    expect([answer.status, answer.headers["content-type"]]).toEqual([405, "application/problem+json"]);
  }
  for (const call of ["/v2/website/config", "/en/clubs.data"]) {
    const answer = await ask(call, form, "POST");
    expect(answer.headers["content-type"], call).toBe("application/problem+json");
  }
});

it("GUARD17 what anybody may bring about is no error of the log: a format that is not offered is told as any request", async () => {
  expect((await ask("/oembed?format=x")).status).toBe(501);
  expect((await ask("/oembed?url=%")).status).toBe(404);
  expect(lines.map(({ level, status }) => [level, status])).toEqual([
    ["info", 501],
    ["info", 404],
  ]);
});
