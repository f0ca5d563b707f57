import { Hono, type MiddlewareHandler } from "hono";
import { BusyDatabase } from "#contract/busy-database.ts";
import { problems } from "#contract/problem.ts";
import type { ReadUploadedFile } from "#contract/uploaded-file.ts";
import { healthRoutes, type Health } from "../api/health.ts";
import { gameLogRoutes } from "../api/live/game-log.ts";
import { vmixRoutes } from "../api/live/vmix.ts";
import { graphicsRoutes } from "../api/live/graphics-routes.ts";
import { linkRoutes } from "../api/live/link-routes.ts";
import { buildRoutes } from "../api/builds.ts";
import { scoringTableRoutes } from "../api/live/scoring-table-routes.ts";
import { teamApplicationRoutes } from "../api/team-applications.ts";
import { fileRoutes } from "../api/files.ts";
import { followingOfAccountRoutes } from "../api/accounts/following-routes.ts";
import { squadFormRoutes } from "../api/account-pages/squad-form-routes.ts";
import { fantasyLeagueRoutes } from "../api/accounts/fantasy-league-routes.ts";
import { myFantasyRoutes } from "../api/accounts/my-fantasy-routes.ts";
import { myGamesRoutes } from "../api/accounts/my-games-routes.ts";
import { officePageRoutes } from "../api/office/office-page-routes.ts";
import { heardByTenants } from "../api/office/tenants-heard.ts";
import { officeRoutes } from "../api/office/office-routes.ts";
import { fantasyGameRoutes } from "../api/fantasy-games.ts";
import { followingRoutes } from "../api/following.ts";
import { oembedRoutes } from "../api/oembed.ts";
import { publicApiRoutes } from "../api/public-api/public-api-routes.ts";
import { setUpRoutes } from "../api/set-up/set-up-routes.ts";
import { searchRoutes } from "../api/search.ts";
import { sitemapRoutes } from "../api/sitemaps.ts";
import { tableRoutes } from "../api/tables.ts";
import { pushRoutes } from "../api/push.ts";
import { websiteRoutes } from "../api/website.ts";
import { webManifestRoutes } from "../api/web-manifest.ts";
import type { Accounts } from "../accounts/accounts.ts";
import { accountFormRoutes } from "../api/account-pages/account-form-routes.ts";
import { officialSiteRoutes } from "../api/account-pages/official-site-routes.ts";
import { mailboxRoutes } from "../api/account-pages/mailbox-routes.ts";
import { accountRoutes } from "../api/accounts/account-routes.ts";
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
import { busyAnswer, shownToPerson } from "../http/busy-page.ts";
import { watchedNetwork } from "../http/proxy-watch.ts";
import { closedLeagueGate, noLeaguePage } from "../http/closed-league.ts";
import { consentGate } from "../http/consent-gate.ts";
import { mailboxBrowser } from "../http/mailbox-browser.ts";
import { logFault } from "../http/log-fault.ts";
import { loggedTarget } from "../http/logged-target.ts";
import { isForged } from "../http/own-page.ts";
import type { PushDesk } from "../push/push-desk.ts";
import type { PageAnswers } from "../http/page-answers.ts";
import { pageRoutes } from "../http/page-routes.ts";
import { requestId } from "../http/request-id.ts";
import { kindOf } from "../http/request-kind.ts";
import { plainText, problem, targetOf, type AppEnvironment } from "../http/responses.ts";
import type { StaticFiles } from "../http/static-files.ts";
import type { TenantDirectory } from "../http/tenant-directory.ts";
import { visitorOf } from "../http/visitor.ts";

export type AppOptions = {
  readonly tenants: TenantDirectory;
  readonly answers: PageAnswers;
  readonly files: StaticFiles;
  readonly readUpload: ReadUploadedFile;
  readonly applications: ApplicationDesk;
  /** `null`: nobody has an account here. */
  readonly following: FollowingDesk | null;
  /** Likewise. */
  readonly myGames: MyGamesDesk | null;
  readonly fantasy: FantasyDesk | null;
  /** What the league's office reads and writes; `null`: nothing here. */
  readonly office: OfficeDesk | null;
  /** How a league begins; `null`: by commands alone. */
  readonly founding: FoundingDesk | null;
  /** The office's screens stand on it. */
  readonly setUp: SetUpDesk | null;
  readonly health: Health;
  /** `null`: nothing is live here. */
  readonly live: Live | null;
  /** `null`: nobody signs in here. */
  readonly accounts: Accounts | null;
  /** Proxies of ours in front, which write down whom they have heard. */
  readonly trustedProxies: number;
  /** `null`: nobody writes here. */
  readonly desk: LiveDesk | null;
  /** Answers with `null` where no notices are sent. */
  readonly push: () => PushDesk | null;
  readonly log: Logger;
  readonly metrics: Metrics;
};

/** Says whose site is asked, and afterwards what became of it: to the log, and to whoever measures. */
function observed({ tenants, log, metrics, answers }: AppOptions): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const startedAt = performance.now();
    context.set("requestId", requestId(context.req.header("x-request-id")));
    context.set("cache", "none");
    const tenant = tenants.byHostHeader(context.req.header("host"));
    if (tenant) context.set("tenant", tenant);
    context.set("log", log.child({ requestId: context.get("requestId"), tenant: tenant?.slug }));
    await next();
    const shown = await shownToPerson(context, answers);
    if (shown !== context.res) {
      // Else Hono would carry over what was said of the problem.
      context.res = undefined;
      context.res = shown;
    }
    context.res.headers.set("X-Request-Id", context.get("requestId"));
    const ms = performance.now() - startedAt;
    const { method } = context.req;
    const { status } = context.res;
    const cache = context.get("cache");
    const kind = kindOf(targetOf(context));
    metrics.observeRequest({ kind, status, cache, seconds: ms / 1000 });
    // An error is a fault of ours, which nobody can bring about at will: a format that is not offered, a provider that does not
    // answer and a moment without room are none, and why stands in a line of its own.
    const level = status === 500 ? "error" : kind === "health" || kind === "asset" ? "debug" : "info";
    context.get("log")[level]({ method, path: loggedTarget(targetOf(context)), status, ms: Math.round(ms * 10) / 10, cache }, "request");
  };
}

/** The office's calls, and its screens where there is what its steps stand on. */
function addOffice(app: Hono<AppEnvironment>, { accounts, office, setUp, answers, tenants }: AppOptions): void {
  if (!accounts || !office) return;
  const heard = heardByTenants({ office, setUp }, () => tenants.reload());
  app.route("/", officeRoutes(accounts, heard.office));
  if (heard.setUp) app.route("/", officePageRoutes({ accounts, desk: heard.office, setUp: heard.setUp, answers }));
}

/** Everything that is answered over HTTP, save what the cache answers before it is asked. */
export function createApp(options: AppOptions): Hono<AppEnvironment> {
  const { tenants, log } = options;
  const app = new Hono<AppEnvironment>({ strict: true });

  app.use(observed(options));
  app.route("/", healthRoutes(options.health));

  const networkOf = watchedNetwork(log, options.trustedProxies, () => options.metrics.proxiesDoNotFit());
  app.use(async (context, next) => {
    const { method, raw } = context.req;
    context.set("network", networkOf(context.env?.incoming?.socket.remoteAddress, context.req.header("x-forwarded-for")));
    if (isForged(method, raw.headers)) return problem(context, "forged");
    return next();
  });
  if (options.accounts) app.route("/", officialSiteRoutes(options.accounts, options.answers, tenants));
  if (options.accounts && options.founding) {
    const { accounts, founding, answers } = options;
    app.route("/", setUpRoutes({ accounts, founding, answers, tenants }));
  }

  app.use(async (context, next) => {
    if (!context.get("tenant")) {
      if (tenants.tenants.length === 0) return noLeaguePage(context);
      return plainText(context, 404, problems["unknown-host"].title);
    }
    context.set("visitor", visitorOf(options.accounts, context.get("tenant").id, context.req.raw.headers));
    return next();
  });
  app.use(closedLeagueGate());
  if (options.accounts?.mailbox) app.use(mailboxBrowser());
  app.use(options.files.middleware());
  // The table is never sent away because of visitors.
  if (options.desk) {
    app.route("/", scoringTableRoutes(options.desk));
    app.route("/", graphicsRoutes(options.desk));
    app.route("/", linkRoutes(options.desk));
  }
  app.use(async (context, next) => (options.answers.isOverloaded ? busyAnswer(context, options.answers) : next()));
  app.route("/", buildRoutes(options.files.buildId));
  app.route("/", fileRoutes(options.readUpload));
  app.route("/", publicApiRoutes(options.answers));
  app.route("/", oembedRoutes(options.answers));
  if (options.live) {
    app.route("/", gameLogRoutes(options.live));
    app.route("/", vmixRoutes(options.live, options.answers));
  }
  if (options.accounts) {
    app.use("/v2/website/*", consentGate(options.accounts));
    app.route("/", accountRoutes(options.accounts));
    app.route("/", accountFormRoutes(options.accounts, options.answers));
    if (options.accounts.mailbox) app.route("/", mailboxRoutes(options.accounts.mailbox, options.answers));
  }
  app.route(
    "/",
    pushRoutes(options.push, async (tried) => (await options.accounts?.countTry("device", tried)) ?? null),
  );
  app.route("/", searchRoutes(options.answers));
  app.route("/", followingRoutes(options.answers));
  app.route("/", fantasyGameRoutes(options.answers));
  if (options.accounts && options.following) app.route("/", followingOfAccountRoutes(options.following, options.accounts, options.answers));
  if (options.accounts && options.fantasy) {
    const { accounts, fantasy, answers } = options;
    app.route("/", fantasyLeagueRoutes(accounts, fantasy));
    app.route("/", myFantasyRoutes(accounts, fantasy));
    app.route("/", squadFormRoutes({ accounts, desk: fantasy, answers }));
  }
  addOffice(app, options);
  if (options.accounts && options.myGames) app.route("/", myGamesRoutes(options.accounts, options.myGames));
  app.route("/", websiteRoutes(options.answers));
  app.route("/", webManifestRoutes(options.answers));
  app.route(
    "/",
    sitemapRoutes(options.answers, () => Date.now()),
  );
  app.route("/", teamApplicationRoutes(options.applications, options.answers));
  app.route("/", tableRoutes(options.answers));
  app.route("/", pageRoutes(options.answers));

  app.onError((error, context) => {
    if (brokeOff(error)) return problem(context, "unfinished");
    logFault(context.get("log"), error, { path: loggedTarget(targetOf(context)) });
    return error instanceof BusyDatabase ? busyAnswer(context, options.answers) : problem(context, "defect");
  });
  return app;
}

/** Whoever sends a body may go away, or be sent away for being slow: nobody's fault here. */
function brokeOff(error: Error): boolean {
  return error.message === "aborted" && "code" in error && error.code === "ECONNRESET";
}
