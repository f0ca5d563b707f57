import { afterEach, beforeEach, expect, it } from "vitest";
import type { Locale } from "#contract/locale.ts";
import { pageTags } from "#contract/page-tags.ts";
import { noRouteRules } from "#contract/route-rules.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { askServer, type RawAnswer } from "#tests/support/ask-server.ts";
import { noDrawing } from "#tests/support/no-drawing.ts";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { createSiteServer, type SiteServer } from "./site-server.ts";
import { TenantDirectory } from "./tenant-directory.ts";

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
let over: PromiseWithResolvers<void>;

/** Pages of whom all but the home page wait until the test lets them go. */
beforeEach(async () => {
  rendered = 0;
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
        busyPage: ({ locale, address }) => ({ html: `<html lang="${locale}"><a href="${address}">`, style: "h1{}" }),
        async render({ path }, ports) {
          rendered += 1;
          await ports.site.site();
          if (path !== "/en") await over.promise;
          const page = { status: 200, contentType: "text/html; charset=utf-8", location: null, headers: {}, body: path };
          return { ...page, inlineScripts: [], inlineStyles: [] };
        },
      },
    },
    pageCacheBytes: 1_000_000,
    applications: async () => ({ kind: "not-found" }),
    readUpload: async () => null,
    databaseIsReady: async () => true,
    log: createLog("silent"),
    metrics: createMetrics(),
  });
  port = await server.listen(0, "127.0.0.1");
});

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

it("PAGE11 whoever wanted a page gets a small one in his language, with when to come back; a call gets a problem", async () => {
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
