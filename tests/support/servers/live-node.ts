import type { DatabaseLine } from "#server/db/database-line.ts";
import { listenForPageTags } from "#server/db/page-tag-listener.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { createSiteServer, type SiteServer } from "#server/site/site-server.ts";
import { TenantDirectory } from "#server/http/tenant-directory.ts";
import { createLive, type Live, type LiveOptions } from "#server/live/live.ts";
import { createLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import type { TestDatabase } from "../database/database.ts";
import { noDrawing } from "../browser/no-drawing.ts";

export type LiveNode = {
  readonly port: number;
  readonly origin: string;
  readonly live: Live;
  readonly server: SiteServer;
  /** As on SIGTERM. */
  close(graceMs?: number): Promise<void>;
};

export type LiveNodeOptions = Partial<LiveOptions> & {
  /** Whether it hears of commits from the database; a node of several may have Redis for it. */
  readonly hearsDatabase?: boolean;
  /** Files for browsers; its script `page.js` is the page at `/en/live-page`. */
  readonly clientFolder?: string;
  readonly trustedProxies?: number;
  /** Which tells whether the database is there. */
  readonly line?: DatabaseLine;
};

/** The real server without its pages, over a test's database; every tenant answers at 127.0.0.1 too, the first one first. */
export async function startLiveNode({ db, databaseUrl }: TestDatabase, options: LiveNodeOptions = {}): Promise<LiveNode> {
  const tenants = new TenantDirectory(async () =>
    (await listTenants(db)).map((tenant, place) => (place === 0 ? { ...tenant, hosts: [...tenant.hosts, "127.0.0.1"] } : tenant)),
  );
  await tenants.reload();
  const { hearsDatabase = true, clientFolder = null, trustedProxies = 0, line, log = createLog("silent"), ...own } = options;
  const pages: LiveOptions["pages"] = {
    drop: ({ tenantId, tags }) => server.cache.dropTags(tenantId, tags),
    changed: (notice) => server.pagesChanged(notice),
    doubtAll: () => server.noticesMissed(),
  };
  const live = createLive({ db, log, pages, ...own });
  const server = await createSiteServer({
    tenants,
    live,
    trustedProxies,
    drawingFor: noDrawing,
    portsFor: (tenantId, note) => tenantPortsFor(db, tenantId, note),
    pages: {
      clientFolder,
      renderer: {
        knows: () => true,
        async render({ path }, { site }) {
          if (path === "/en/live-page") return livePage;
          const [, , seasonSlug = "", leagueSlug = "", roundSlug = "", gameSlug = ""] = path.split("/");
          const game = await site.game({ seasonSlug, leagueSlug, roundSlug, gameSlug });
          const body = game ? `${game.summary.home.points}:${game.summary.away.points}` : "no game";
          return { status: 200, contentType: "text/plain", location: null, headers: {}, body, inlineScripts: [], inlineStyles: [] };
        },
      },
    },
    pageCacheBytes: 4_000_000,
    applications: async () => ({ kind: "not-found" }),
    readUpload: async () => null,
    databaseIsReady: async () => true,
    databaseIsAway: () => line?.isAway ?? false,
    log,
    metrics: createMetrics(),
  });
  const listening = hearsDatabase
    ? await listenForPageTags(databaseUrl, {
        onNotice: (notice) => server.pagesChanged(notice),
        onGap: () => server.noticesMissed(),
        onLost: () => undefined,
      })
    : null;
  const port = await server.listen(0, "127.0.0.1");
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    live,
    server,
    async close(graceMs = 2000) {
      await listening?.close();
      await server.close(graceMs);
      await live.close();
    },
  };
}

const livePage = {
  status: 200,
  contentType: "text/html; charset=utf-8",
  location: null,
  headers: {},
  body: '<!doctype html><html lang="en"><head><title>Live</title><link rel="icon" href="data:,"></head><body><script type="module" src="/assets/page.js"></script></body></html>',
  inlineScripts: [],
  inlineStyles: [],
};
