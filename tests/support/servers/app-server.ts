import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locale } from "#contract/locale.ts";
import type { PageRenderer } from "#contract/page-renderer.ts";
import type { TenantId } from "#core/kernel/ids.ts";
import { noRouteRules } from "#contract/route-rules.ts";
import { createSiteServer, type SiteServer } from "#server/site/site-server.ts";
import { TenantDirectory, type Tenant } from "#server/http/tenant-directory.ts";
import type { PortsFor } from "#server/http/tenant-ports.ts";
import { createLog } from "#server/log.ts";
import { pagesIn } from "#server/http/page-source.ts";
import { createMetrics } from "#server/metrics.ts";
import { noDrawing } from "../browser/no-drawing.ts";

export type AppServer = SiteServer & { readonly port: number; origin(host: string): string };

export const fixtureTenants = [
  {
    routeRules: noRouteRules,
    errorReporting: null,
    id: "tenant-a" as TenantId,
    slug: "league-a",
    defaultLocale: "sr" as Locale,
    hosts: ["league-a.localhost"],
  },
  {
    routeRules: noRouteRules,
    errorReporting: null,
    id: "tenant-b" as TenantId,
    slug: "league-b",
    defaultLocale: "en" as Locale,
    hosts: ["league-b.localhost"],
  },
];

/** Serves the built pages from the ports given, on any free port. Needs `react-router build` to have run. */
export async function startAppServer(
  portsFor: PortsFor,
  port = 0,
  timerApi: string | null = null,
  fixtures: readonly Tenant[] = fixtureTenants,
  log = createLog("error"),
): Promise<AppServer> {
  const tenants = new TenantDirectory(async () => fixtures);
  await tenants.reload();
  const server = await createSiteServer({
    tenants,
    drawingFor: noDrawing,
    portsFor,
    pages: { renderer: await builtRenderer(), clientFolder: resolve("build/client") },
    timerApi,
    pageCacheBytes: 64 * 1024 * 1024,
    applications: async () => ({ kind: "not-found" }),
    readUpload: async () => null,
    databaseIsReady: async () => true,
    log,
    metrics: createMetrics(),
  });
  const listening = await server.listen(port, null);
  return { ...server, port: listening, origin: (host) => `http://${host}:${listening}` };
}

let renderer: Promise<PageRenderer> | undefined;

function builtRenderer(): Promise<PageRenderer> {
  renderer ??= import(pathToFileURL(resolve("build/server/index.js")).href).then((build: unknown) => pagesIn(build, "production"));
  return renderer;
}
