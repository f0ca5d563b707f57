import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { GameAnswer, SiteQueries, SiteAnswer } from "#contract/queries.ts";
import { pagesIn } from "#server/http/page-source.ts";
import { createSiteServer } from "#server/site/site-server.ts";
import { TenantDirectory } from "#server/http/tenant-directory.ts";
import { createLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { fixtureTenants } from "#tests/support/servers/app-server.ts";
import { fixturePorts } from "#tests/support/fixtures/fixture-ports.ts";
import { fixtureQueries } from "#tests/support/fixtures/fixture-queries.ts";
import { noDrawing } from "#tests/support/browser/no-drawing.ts";

// The production server as `server/main.ts` ties it, its log included, with two things changed: nothing is kept, and
// the database is the made-up league. What a page is made of is parsed from JSON each time, as a driver would.
const queries = fixtureQueries("league-a");
const siteText = JSON.stringify(await queries.site());
const gameTexts = new Map<string, string>();

async function game(...[address, wanted]: Parameters<SiteQueries["game"]>): Promise<GameAnswer | null> {
  const key = JSON.stringify([address, wanted]);
  const text = gameTexts.get(key) ?? JSON.stringify(await queries.game(address, wanted));
  gameTexts.set(key, text);
  return JSON.parse(text) as GameAnswer | null;
}

const tenants = new TenantDirectory(async () => fixtureTenants);
await tenants.reload();
const build: unknown = await import(pathToFileURL(resolve("build/server/index.js")).href);
const server = await createSiteServer({
  tenants,
  drawingFor: noDrawing,
  portsFor(tenantId, note) {
    const ports = fixturePorts(tenantId, note);
    return { ...ports, site: { ...ports.site, site: async () => JSON.parse(siteText) as SiteAnswer, game } };
  },
  pages: { renderer: pagesIn(build, "production"), clientFolder: resolve("build/client") },
  pageCacheBytes: 0,
  applications: async () => ({ kind: "not-found" }),
  readUpload: async () => null,
  databaseIsReady: async () => true,
  log: createLog("info"),
  metrics: createMetrics(),
});
await server.listen(Number(process.argv[2]), null);
