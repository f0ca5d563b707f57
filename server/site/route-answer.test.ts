import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Locale } from "#contract/locale.ts";
import { pageTags } from "#contract/page-tags.ts";
import { noRouteRules, type RouteRule } from "#contract/route-rules.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { getFrom } from "#tests/support/servers/get-from.ts";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { createSiteServer, type SiteServer } from "./site-server.ts";
import { type Tenant, TenantDirectory } from "../http/tenant-directory.ts";
import { noDrawing } from "#tests/support/browser/no-drawing.ts";

const tenants: readonly Tenant[] = ["a", "b"].map((letter) => ({
  id: letter as TenantId,
  slug: `league-${letter}`,
  defaultLocale: "sr" as Locale,
  hosts: [`league-${letter}.localhost`],
  routeRules: noRouteRules,
  errorReporting: null,
}));
let known: readonly Tenant[];
let server: SiteServer;
let port: number;

beforeEach(async () => {
  known = tenants;
  const directory = new TenantDirectory(async () => known);
  await directory.reload();
  const page = { status: 200, contentType: "text/html", location: null, headers: {}, inlineScripts: [], inlineStyles: [] };
  const nearest = async () => ({ seasonSlug: "2025-26", leagueSlug: "prva", venueSlug: null, clubSlug: null, playerSlug: null });
  server = await createSiteServer({
    tenants: directory,
    drawingFor: noDrawing,
    portsFor: (_tenantId, note) =>
      ({ site: { site: async () => (note(pageTags.site), { analyticsId: null }) }, website: { nearest } }) as unknown as TenantPorts,
    pages: {
      clientFolder: null,
      renderer: {
        knows: () => true,
        async render({ path }, ports) {
          await ports.site.site();
          return { ...page, body: `${path} ${ports.unknownMiddleware ?? "-"}` };
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

function get(path: string, host = "league-a.localhost"): Promise<Response> {
  return getFrom(port, host, path);
}

describe("rules of addresses", () => {
  const old: RouteRule = { kind: "redirect", path: "/old", destination: "/known", status: 301 };

  async function withRules(rules: readonly RouteRule[], allowedHosts: readonly string[] = []): Promise<void> {
    known = tenants.map((tenant) => (tenant.id === "a" ? { ...tenant, routeRules: { rules, allowedHosts } } : tenant));
    server.pagesChanged({ tenantId: "a" as TenantId, tags: [pageTags.site] });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  it("ROUTE1 a rule leads on in the address's language, keeps the parameters, and holds for its tenant only", async () => {
    await withRules([old]);
    const moved = await get("/sr/old?page=2", "league-a.localhost");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/sr/known?page=2"]);
    const other = await get("/sr/old", "league-b.localhost");
    expect(other.headers.get("location")).toBeNull();
  });

  it("ROUTE4 browsers never keep a redirect without asking, and a changed rule counts at once, also for a kept page", async () => {
    expect((await get("/sr/known")).headers.get("location")).toBeNull();
    await withRules([{ ...old, path: "/known", destination: "/elsewhere" }]);
    const moved = await get("/sr/known");
    expect([moved.headers.get("location"), moved.headers.get("cache-control")]).toEqual([
      "/sr/elsewhere",
      "public, max-age=0, must-revalidate",
    ]);
    await withRules([]);
    expect((await get("/sr/known")).headers.get("location")).toBeNull();
  });

  it("ROUTE5 who asks for a page's data is led to the document that there is instead", async () => {
    await withRules([old, { ...old, path: "/away", destination: "https://shop.example/", status: 302 }], ["shop.example"]);
    const inside = await get("/sr/old.data?page=2");
    expect([inside.status, inside.headers.get("location")]).toEqual([301, "/sr/known?page=2"]);
    const away = await get("/sr/away.data");
    expect([away.status, away.headers.get("location")]).toEqual([302, "https://shop.example/"]);
  });

  it("ROUTE6 the lookup says what a path has: a redirect, middleware, or neither", async () => {
    await withRules([old, { kind: "middleware", path: "/profile", middleware: { auth: { to: "/" } } }]);
    const lookup = async (path: string) => (await get(`/v2/website/route-rules?path=${path}`)).json() as Promise<unknown>;
    expect(await lookup("/en/old")).toEqual({ redirect: { destination: "/en/known", status: 301 } });
    expect(await lookup("/en/profile")).toEqual({ middleware: { auth: { to: "/" } } });
    expect(await lookup("/en")).toEqual({});
    expect((await get("/v2/website/route-rules?path=..%2F")).status).toBe(400);
  });

  it("ROUTE6 a page is told of a middleware that nobody knows, of its own address only", async () => {
    await withRules([{ kind: "middleware", path: "/known", middleware: { nobody: {} } }]);
    expect(await (await get("/sr/known")).text()).toBe("/sr/known nobody");
    expect(await (await get("/sr/known.data")).text()).toBe("/sr/known.data nobody");
    expect(await (await get("/sr/other")).text()).toBe("/sr/other -");
  });

  it("ROUTE7 a placeholder leads to the nearest thing there is, unless a rule says else", async () => {
    expect((await get("/fr/seasons/_season")).headers.get("location")).toBe("/fr/seasons/2025-26");
    expect((await get("/fr/Temporary")).headers.get("location")).toBe("/fr");
    await withRules([{ ...old, path: "/Temporary" }]);
    expect((await get("/fr/Temporary")).headers.get("location")).toBe("/fr/known");
  });
});
