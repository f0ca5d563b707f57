import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { DrawingFor } from "#contract/drawing.ts";
import type { PageRenderer } from "#contract/page-renderer.ts";
import { pageTags, type PageTagNotice } from "#contract/page-tags.ts";
import type { NoticeReader, NoticeWords, PushNotice } from "#contract/push-notice.ts";
import type { ReadUploadedFile } from "#contract/uploaded-file.ts";
import type { Accounts } from "../accounts/accounts.ts";
import type { ApplicationDesk } from "../applications/change-application.ts";
import type { FollowingDesk } from "../following/following-desk.ts";
import type { FoundingDesk } from "../founding/founding-desk.ts";
import type { SetUpDesk } from "../founding/set-up-desk.ts";
import type { OfficeDesk } from "../office/office-desk.ts";
import type { FantasyDesk } from "../my-fantasy/fantasy-desk.ts";
import type { MyGamesDesk } from "../my-games/my-games-desk.ts";
import type { LiveDesk } from "../live/live-desk.ts";
import type { Live } from "../live/live.ts";
import type { Logger } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import type { PushDesk } from "../push/push-desk.ts";
import type { PageCompiler } from "../http/page-source.ts";
import { type AppOptions, createApp } from "./app.ts";
import { createListener } from "../http/listener.ts";
import { logFault } from "../http/log-fault.ts";
import { PageAnswers } from "../http/page-answers.ts";
import { PageCache } from "../http/page-cache.ts";
import { listenOn } from "../http/port.ts";
import { originOf } from "../http/site-origin.ts";
import { StaticFiles } from "../http/static-files.ts";
import type { StoredAnswer } from "../http/stored-answer.ts";
import type { TenantDirectory } from "../http/tenant-directory.ts";
import type { PortsFor } from "../http/tenant-ports.ts";

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
  /** What accounts follow; without it nobody's account follows anything. */
  readonly following?: FollowingDesk;
  /** Where people were, what they predict, which player they are; without it nobody tells. */
  readonly myGames?: MyGamesDesk;
  readonly fantasy?: FantasyDesk;
  readonly office?: OfficeDesk;
  readonly founding?: FoundingDesk;
  readonly setUp?: SetUpDesk;
  /** Without them nobody signs in. */
  readonly accounts?: Accounts;
  readonly trustedProxies?: number;
  /** Games as they are played; without it nothing is live. */
  readonly live?: Live;
  /** The scoring tables of games; without it nobody writes. */
  readonly desk?: LiveDesk;
  /** What devices ask of their notices; `null`: none are sent. Made after it, and asked for later only. */
  readonly push?: () => PushDesk | null;
  /** Where pages ask the timer API; `null`: at its usual path here. */
  readonly timerApi?: string | null;
  /** The host of this installation's own official site; `null`: there is none. */
  readonly officialHost?: string | null;
  readonly databaseIsReady: () => Promise<boolean>;
  /** What `/readyz` says of backups. */
  readonly backup?: AppOptions["health"]["backup"];
  /** Whether it is known that the database is away. */
  readonly databaseIsAway?: () => boolean;
  readonly log: Logger;
  readonly metrics: Metrics;
};

export type SiteServer = {
  /** Of the files for browsers; `null`: they are compiled while they are written. */
  readonly buildId: string | null;
  readonly cache: PageCache<StoredAnswer>;
  /** The words of a notice, as the pages' language has them. */
  sayNotice(notice: PushNotice, reader: NoticeReader): Promise<NoticeWords>;
  /** Takes in what a commit has changed: pages that show it are dropped, and tenants read again when it is about them. */
  pagesChanged(notice: PageTagNotice): void;
  /** Notices may have been missed: everything kept counts as out of date, and tenants are read again. */
  noticesMissed(): void;
  /** Begins to listen; 0: any free port. Answers with the port. */
  listen(port: number, host: string | null): Promise<number>;
  /**
   * Says at `/readyz` that it is about to go, and serves on for `drainMs`, so that whoever balances sees it; then takes no new
   * connections, and lets running answers end, for at most `graceMs`.
   */
  close(graceMs: number, drainMs?: number): Promise<void>;
};

const maxStaleMs = 1000;
/** Of the time for ending, so much is still for requests that are on their way: each is answered, and its connection then closed. */
const shareForGoodbyes = 0.1;

/** The site over HTTP: the cache in front, the app behind it. */
export async function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { tenants, portsFor, drawingFor, pages, pageCacheBytes, live = null, timerApi = null, databaseIsReady, log, metrics } = options;
  const patience = { headersTimeout: 20_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000 };
  // A request without a body is none to be read: the stream that nobody listens to would be ended and closed for each.
  const server = createServer({ keepAliveTimeout: 65_000, ...patience, optimizeEmptyRequests: true });
  const compiler = "compile" in pages ? await pages.compile(server) : null;
  const renderer = "compile" in pages ? compiler!.renderer : async () => pages.renderer;
  const cache = new PageCache<StoredAnswer>({
    maxBytes: pageCacheBytes,
    maxStaleMs,
    now: () => performance.now(),
    isAway: options.databaseIsAway ?? (() => false),
    onBackgroundFailure: (error) => logFault(log, error),
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
    timerApi,
    officialHost: options.accounts === undefined ? null : (options.officialHost ?? null),
    sendsToGoogle: (options.accounts?.googleVisits ?? null) !== null,
    originOf: (tenant) => originOf(tenant, port),
  });
  const health = { databaseIsReady, isDraining: () => draining, backup: options.backup };
  const app = createApp({ ...partsOfApp(options), answers, files, health });
  const listener = createListener({ app, cache, files, tenants, live, trustedProxies: options.trustedProxies ?? 0, log, metrics });
  server.on(
    "request",
    compiler ? (request, response) => compiler.middleware(request, response, () => listener(request, response)) : listener,
  );
  /** Pages made until the tenants are read may still bear their old hosts, so they are dropped as well. */
  function readTenants(drop: () => void): void {
    tenants.reload().then(drop, (error: unknown) => log.error({ err: error }, "tenants not read"));
  }
  return {
    buildId: files.buildId,
    cache,
    sayNotice: wordsOf(renderer),
    pagesChanged(notice) {
      const { tenantId, tags } = notice;
      const drop = () => cache.dropTags(tenantId, tags);
      drop();
      live?.pagesChanged(notice);
      if (tags === null || tags.includes(pageTags.site)) readTenants(drop);
    },
    noticesMissed() {
      const drop = () => cache.dropAll();
      drop();
      live?.noticesMissed();
      readTenants(drop);
    },
    async listen(wanted, host) {
      port = await listenOn(server, wanted, host);
      return port;
    },
    async close(graceMs, drainMs = 0) {
      draining = true;
      server.prependListener("request", (_, response) => void (response.shouldKeepAlive = false));
      if (drainMs > 0) await pause(drainMs);
      // Not sooner: until nobody is sent here any more, they would come back to this one.
      live?.drain();
      await end(server, graceMs, async () => compiler?.close());
    },
  };
}

/** Without accounts nobody signs in, without a desk nobody writes, without push no notices go out. */
function partsOfApp(options: SiteServerOptions): Omit<AppOptions, "answers" | "files" | "health"> {
  const { tenants, readUpload, applications, accounts = null, trustedProxies = 0, live = null, desk = null, log, metrics } = options;
  const { push = () => null, following = null, myGames = null, fantasy = null, office = null, founding = null, setUp = null } = options;
  return {
    tenants,
    readUpload,
    applications,
    accounts,
    trustedProxies,
    live,
    desk,
    push,
    following,
    myGames,
    fantasy,
    office,
    founding,
    setUp,
    log,
    metrics,
  };
}

function wordsOf(renderer: () => Promise<PageRenderer>): SiteServer["sayNotice"] {
  return async (notice, reader) => {
    const { sayNotice } = await renderer();
    if (!sayNotice) throw new Error("These pages have no words for notices");
    return sayNotice(notice, reader);
  };
}

/** Takes no new connections and lets running answers end, for at most `graceMs`; `beside` ends meanwhile. */
async function end(server: Server, graceMs: number, beside: () => Promise<void>): Promise<void> {
  await saidGoodbye(server, graceMs * shareForGoodbyes);
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  server.closeIdleConnections();
  const hurry = setTimeout(() => server.closeAllConnections(), graceMs);
  await beside();
  await closed;
  clearTimeout(hurry);
}

/** A connection that is closed while its next request is on the way loses that request: those that are open may still ask once, for a moment. */
async function saidGoodbye(server: Server, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  while (performance.now() < until && (await openConnections(server)) > 0) await pause(20);
}

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
