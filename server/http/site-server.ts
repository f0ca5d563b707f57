import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { PageRenderer } from "#contract/page-renderer.ts";
import type { Logger } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { createApp } from "./app.ts";
import { createListener } from "./listener.ts";
import { PageAnswers } from "./page-answers.ts";
import { PageCache } from "./page-cache.ts";
import { StaticFiles } from "./static-files.ts";
import type { StoredAnswer } from "./stored-answer.ts";
import type { TenantDirectory } from "./tenant-directory.ts";
import type { PortsFor } from "./tenant-ports.ts";

export type SiteServerOptions = {
  readonly tenants: TenantDirectory;
  readonly portsFor: PortsFor;
  readonly renderer: () => Promise<PageRenderer>;
  /** The built files for browsers; `null` while a compiler serves them. */
  readonly clientFolder: string | null;
  readonly databaseIsReady: () => Promise<boolean>;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Asked before us, in development: the compiler. It calls `next` for what is not its own. */
  readonly before?: (server: Server) => Promise<(...request: [...Parameters<RequestListener>, next: () => void]) => void>;
};

export type SiteServer = {
  readonly cache: PageCache<StoredAnswer>;
  /** Begins to listen; 0: any free port. Answers with the port. */
  listen(port: number, host: string | null): Promise<number>;
  /** Takes no new connections, lets running answers end, for at most `graceMs`. */
  close(graceMs: number): Promise<void>;
};

const cacheBytes = 256 * 1024 * 1024;
const maxStaleMs = 1000;

/** The site over HTTP: the cache in front, the app behind it. */
export async function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { tenants, portsFor, renderer, clientFolder, databaseIsReady, log, metrics } = options;
  const development = options.before !== undefined;
  const cache = new PageCache<StoredAnswer>({
    maxBytes: cacheBytes,
    maxStaleMs,
    now: () => performance.now(),
    onBackgroundFailure: (error) => log.error({ err: error }, "defect"),
  });
  metrics.watchCache(cache);
  let draining = false;
  const files = new StaticFiles(clientFolder);
  const answers = new PageAnswers({ cache, portsFor, renderer, development });
  const health = { databaseIsReady, isDraining: () => draining };
  const app = createApp({ tenants, answers, files, health, log, metrics });
  const listener = createListener({ app, cache, files, tenants, log, metrics });
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 60_000 });
  const before = await options.before?.(server);
  server.on("request", before ? (request, response) => before(request, response, () => listener(request, response)) : listener);
  return {
    cache,
    async listen(port, host) {
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen({ port, ...(host === null ? {} : { host }) }, () => {
          server.off("error", reject);
          resolve();
        });
      });
      return (server.address() as AddressInfo).port;
    },
    async close(graceMs) {
      draining = true;
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeIdleConnections();
      const hurry = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(hurry);
    },
  };
}
