import { createServer, type Server } from "node:http";
import type { DrawingFor } from "#contract/drawing.ts";
import type { PageRenderer } from "#contract/page-renderer.ts";
import { pageTags, type PageTagNotice } from "#contract/page-tags.ts";
import type { ReadUploadedFile } from "#contract/uploaded-file.ts";
import type { ApplicationDesk } from "../applications/change-application.ts";
import type { Logger } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import type { PageCompiler } from "./page-source.ts";
import { createApp } from "./app.ts";
import { createListener } from "./listener.ts";
import { PageAnswers } from "./page-answers.ts";
import { PageCache } from "./page-cache.ts";
import { listenOn } from "./port.ts";
import { originOf } from "./site-origin.ts";
import { StaticFiles } from "./static-files.ts";
import type { StoredAnswer } from "./stored-answer.ts";
import type { TenantDirectory } from "./tenant-directory.ts";
import type { PortsFor } from "./tenant-ports.ts";

export type SiteServerOptions = {
  readonly tenants: TenantDirectory;
  readonly portsFor: PortsFor;
  readonly drawingFor: DrawingFor;
  /** Built once, with the folder of the files for browsers; or compiled while they are written. */
  readonly pages:
    | { readonly renderer: PageRenderer; readonly clientFolder: string | null }
    | { readonly compile: (server: Server) => Promise<PageCompiler> };
  /** Memory for kept answers; 0 renders every page anew. */
  readonly pageCacheBytes: number;
  readonly readUpload: ReadUploadedFile;
  readonly applications: ApplicationDesk;
  readonly databaseIsReady: () => Promise<boolean>;
  readonly log: Logger;
  readonly metrics: Metrics;
};

export type SiteServer = {
  readonly cache: PageCache<StoredAnswer>;
  /** Takes in what a commit has changed: pages that show it are dropped, and tenants read again when it is about them. */
  pagesChanged(notice: PageTagNotice): void;
  /** Notices may have been missed: everything kept counts as out of date, and tenants are read again. */
  noticesMissed(): void;
  /** Begins to listen; 0: any free port. Answers with the port. */
  listen(port: number, host: string | null): Promise<number>;
  /** Takes no new connections, lets running answers end, for at most `graceMs`. */
  close(graceMs: number): Promise<void>;
};

const maxStaleMs = 1000;

/** The site over HTTP: the cache in front, the app behind it. */
export async function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { tenants, portsFor, drawingFor, pages, pageCacheBytes, readUpload, applications, databaseIsReady, log, metrics } = options;
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 60_000 });
  const compiler = "compile" in pages ? await pages.compile(server) : null;
  const renderer = "compile" in pages ? compiler!.renderer : async () => pages.renderer;
  const cache = new PageCache<StoredAnswer>({
    maxBytes: pageCacheBytes,
    maxStaleMs,
    now: () => performance.now(),
    onBackgroundFailure: (error) => log.error({ err: error }, "defect"),
  });
  metrics.watchCache(cache);
  let draining = false;
  const files = new StaticFiles("compile" in pages ? null : pages.clientFolder);
  let port = 0;
  const answers = new PageAnswers({
    cache,
    portsFor,
    drawingFor,
    renderer,
    development: compiler !== null,
    originOf: (tenant) => originOf(tenant, port),
  });
  const health = { databaseIsReady, isDraining: () => draining };
  const app = createApp({ tenants, answers, files, readUpload, applications, health, log, metrics });
  const listener = createListener({ app, cache, files, tenants, log, metrics });
  server.on(
    "request",
    compiler ? (request, response) => compiler.middleware(request, response, () => listener(request, response)) : listener,
  );
  /** Pages made until the tenants are read may still bear their old hosts, so they are dropped as well. */
  function readTenants(drop: () => void): void {
    tenants.reload().then(drop, (error: unknown) => log.error({ err: error }, "tenants not read"));
  }
  return {
    cache,
    pagesChanged({ tenantId, tags }) {
      const drop = () => cache.dropTags(tenantId, tags);
      drop();
      if (tags === null || tags.includes(pageTags.site)) readTenants(drop);
    },
    noticesMissed() {
      const drop = () => cache.dropAll();
      drop();
      readTenants(drop);
    },
    async listen(wanted, host) {
      port = await listenOn(server, wanted, host);
      return port;
    },
    async close(graceMs) {
      draining = true;
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeIdleConnections();
      const hurry = setTimeout(() => server.closeAllConnections(), graceMs);
      await compiler?.close();
      await closed;
      clearTimeout(hurry);
    },
  };
}
