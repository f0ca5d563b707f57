import { resolve } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Kysely, sql } from "kysely";
import type { PageTagNotice } from "#contract/page-tags.ts";
import { playLiveGames } from "#demo/live/live-games.ts";
import { realTime } from "#demo/live/replay-game.ts";
import { demoTenantIds, loadDemoBeside } from "#demo/load-beside.ts";
import { loadDemo } from "#demo/load.ts";
import { createAccounts } from "./accounts/accounts.ts";
import { sweepAccounts } from "./accounts/sweep.ts";
import { applicationDesk } from "./applications/change-application.ts";
import { readConfig, type Config } from "./config.ts";
import { createErrorReporter, type ErrorReporter } from "./error-reporting/error-reporter.ts";
import { withConnection } from "./backup/one-connection.ts";
import { removeLeague } from "./backup/remove-league.ts";
import { openDatabase } from "./db/connection.ts";
import { DatabaseLine } from "./db/database-line.ts";
import { DatabaseStartError } from "./db/database-start-error.ts";
import { migrateToLatest } from "./db/migrate.ts";
import { openSecrets } from "./db/open-secrets.ts";
import type { Database } from "./db/schema.ts";
import { listTenants } from "./db/repositories/tenants.ts";
import { createDrawing } from "./exports/drawing.ts";
import { crestPictures } from "./files/crest-pictures.ts";
import type { FileStore } from "./files/file-store.ts";
import { folderFileStore } from "./files/folder-file-store.ts";
import { uploadedFiles } from "./files/uploaded-files.ts";
import { followingDesk } from "./following/following-desk.ts";
import { followedCalendarExport, followingExport } from "./following/following-export.ts";
import { demoLeagues, isSetUpByHand } from "./founding/demo-leagues.ts";
import { foundingDesk } from "./founding/founding-desk.ts";
import { readyLines } from "./start/ready-lines.ts";
import { setUpDesk } from "./founding/set-up-desk.ts";
import { sweepUploads } from "./office/import/kept-uploads.ts";
import { officeDesk } from "./office/office-desk.ts";
import { fantasyDesk } from "./my-fantasy/fantasy-desk.ts";
import { fantasyLines } from "./my-fantasy/fantasy-lines.ts";
import { fantasyExport, privateLeaguesExport } from "./my-fantasy/fantasy-export.ts";
import { fantasyReportsExport } from "./my-fantasy/report-name.ts";
import { myGamesDesk } from "./my-games/my-games-desk.ts";
import { myGamesExports } from "./my-games/my-games-export.ts";
import { serveMetrics } from "./http/metrics-server.ts";
import { describePortFault, tryPort } from "./http/port.ts";
import { createSiteServer, type SiteServer } from "./site/site-server.ts";
import { originOf } from "./http/site-origin.ts";
import { type Tenant, TenantDirectory } from "./http/tenant-directory.ts";
import { createLog, type Logger } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { rebuildTenant } from "./projections/rebuild.ts";
import { hasUnreadLogs } from "./projections/unread-logs.ts";
import { pushExport } from "./push/push-export.ts";
import { createPageCompiler, type PageCompiler, pagesIn } from "./http/page-source.ts";
import { heedChanges } from "./start/heed-changes.ts";
import { doctorOf } from "./start/doctor-of.ts";
import { gamesTime, liveOf, tableDesk } from "./start/live-line.ts";
import { sendMails } from "./start/mails.ts";
import { nightlyBackups } from "./start/nightly-backups.ts";
import { noticesOf } from "./start/notices.ts";
import { ownDatabase } from "./start/own-database.ts";
import { privateData } from "./start/private-data.ts";
import { type RefusedUs, refusals } from "./start/refusals.ts";
import { tellOperator } from "./start/tell-operator.ts";
import { searchLines } from "./queries/search/search-lines.ts";
import { tenantPortsFor } from "./queries/tenant-ports-for.ts";

/** What a start opened, closed in reverse by a stop. */
const opened = new AsyncDisposableStack();
/** How long answers under way may take to end when we are told to stop, and how long all of it may, besides the draining. */
const graceMs = 10_000;
const stopWithinMs = 20_000;
/** How long faults may take to be told at the end. */
const lastWordsMs = 1000;
const sweepEveryMs = 600_000;
const buildFolder = resolve(fileURLToPath(import.meta.url), "../../build");
const publicFolder = resolve(buildFolder, "../public");
let stopping = false;
/** What of one's own is handed out besides the account itself. */
const exportParts = [
  followingExport,
  followedCalendarExport,
  pushExport,
  ...myGamesExports,
  fantasyExport,
  privateLeaguesExport,
  fantasyReportsExport,
];
/** Of a start that has come so far. */
const begun: { tenants?: TenantDirectory; server?: SiteServer; refusedUs?: RefusedUs; stopPlaying?: () => Promise<void> } = {};

const reading = readConfig(process.env);
if (reading.ok) {
  const reporter = errorReporter(reading.config);
  opened.defer(() => reporter.close(lastWordsMs));
  const log = createLog(reading.config.logLevel, { report: reporter.tell });
  // React asks the environment which of its two builds to be.
  process.env["NODE_ENV"] = reading.config.environment;
  begun.refusedUs = refusals(log, Date.now);
  stopWhenTold(log, reporter, reading.config.drainMs + stopWithinMs);
  await start(reading.config, log, begun.refusedUs).catch((error: unknown) => giveUp(error, log));
} else {
  for (const problem of reading.problems) process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

async function start(config: Config, log: Logger, refusedUs: RefusedUs): Promise<void> {
  // Known at once, not after the database has started.
  await tryPort(config.port, config.host);
  await tryPort(config.metricsPort, config.metricsHost);
  const databaseUrl = config.databaseUrl ?? (await ownDatabase(opened, config, log));
  const filesFolder = await privateData(config.dataFolder, log);
  const fileStore = folderFileStore(filesFolder);
  const line = watchedLine(log);
  const db = await filledDatabase(config, databaseUrl, { files: fileStore, line, log });
  const tenants = new TenantDirectory(() => listTenants(db));
  await tenants.reload();
  begun.tenants = tenants;
  await readLogsAnew(db, tenants.tenants, log);
  if (config.officialHost !== null && tenants.byHostHeader(config.officialHost) !== null)
    log.warn({ host: config.officialHost }, "OFFICIAL_HOST is the host of a league, which keeps it: nobody signs in there for others");
  const searches = searchLines(opened, databaseUrl, line);
  const metrics = createMetrics();
  metrics.watchProcess();
  const readUpload = uploadedFiles(db, fileStore);
  let notices: Awaited<ReturnType<typeof noticesOf>> | null = null;
  const heard = (notice: PageTagNotice) => notices?.looking.heard(notice);
  const timeline = await gamesTime({ opened, db, log, metrics });
  const now = () => Math.round(timeline.now());
  const live = liveOf({ config, db, databaseUrl, timeline, tenants, log, heard, server: () => begun.server ?? null, metrics });
  opened.defer(() => live.close());
  metrics.watchStreams(live.streams);
  const backups = await nightlyBackups({ opened, config, db, databaseUrl, now, log, metrics });
  const desk = tableDesk({ opened, db, databaseUrl, line, live, log, metrics });
  const demo = demoBeside({ db, databaseUrl, filesFolder, log });
  const site = config.environment === "development" ? null : await builtPages();
  let compiler: PageCompiler | undefined;
  const server = await createSiteServer({
    tenants,
    portsFor: (tenantId, note) => tenantPortsFor(db, tenantId, note, { searches, now }),
    drawingFor: createDrawing(crestPictures(readUpload, brandFolderOf(config))),
    pages: site ?? { compile: async (http) => (compiler = await createPageCompiler(http)) },
    readUpload,
    applications: applicationDesk(db, now),
    following: followingDesk(db, now),
    myGames: myGamesDesk(db, now),
    fantasy: fantasyDesk(fantasyLines(opened, databaseUrl, line), now),
    office: officeDesk(db, now),
    founding: foundingDesk(db, now, demo),
    setUp: setUpDesk(db, fileStore, now, { demo, doctor: doctorOf({ config, db, tenants, metrics }) }),
    accounts: createAccounts({
      db,
      now,
      google: config.google,
      onRefusedUs: refusedUs,
      keepsMails: config.demo && config.mail === null,
      exportParts,
    }),
    trustedProxies: config.trustedProxies,
    live,
    desk,
    push: () => notices?.push.desk ?? null,
    pageCacheBytes: config.pageCacheBytes,
    timerApi: config.timerApi,
    officialHost: config.officialHost,
    databaseIsAway: () => line.isAway,
    databaseIsReady: async () => (await sql`select 1`.execute(db)).rows.length === 1,
    backup: backups.state,
    log,
    metrics,
  });
  begun.server = server;
  await heedChanges({ opened, db, databaseUrl, line, server, looking: () => notices?.looking ?? null, log });
  const figures = await serveMetrics(metrics.registry, config.metricsPort, config.metricsHost);
  opened.defer(() => void figures.close());
  const port = await server.listen(config.port, config.host);
  opened.defer(() => server.close(graceMs, config.drainMs));
  if (!config.isTrial) {
    sweepAtTimes(db, now, log);
    sendMails({ opened, config, db, now, log, refusedUs, tenants, site: async () => site?.renderer ?? compiler!.renderer(), port });
    const telling = { opened, config, db, tenants, log, metrics, refusedUs, live, server, port };
    notices = await noticesOf(telling);
    tellOperator(opened, { config, db, origins: () => tenants.tenants.map((tenant) => originOf(tenant, port)), now, log, fetch });
    if (config.demo || (await demo.state()) === "there") goOnPlaying(db, log);
  }
  process.stdout.write(await readyLines(db, { tenants: tenants.tenants, port, now: now() }));
}

/** However many run into it, an outage of the database is two lines of the log: its beginning and its end. PAGE29 */
function watchedLine(log: Logger): DatabaseLine {
  return new DatabaseLine({
    onAway: (reason) => log.warn({ reason }, "the database is away: kept pages and clocks go on, what is to be read or written waits"),
    onBack: (outage) => log.warn({ ...outage }, "the database is back"),
  });
}

/** The database as this program knows it, with the demo where it is wanted. */
async function filledDatabase(
  config: Config,
  databaseUrl: string,
  { files, line: databaseLine, log }: { readonly files: FileStore; readonly line: DatabaseLine; readonly log: Logger },
): Promise<Kysely<Database>> {
  const db = await openDatabase({
    databaseUrl,
    connections: config.databaseConnections,
    allowUnsafe: config.allowUnsafeDatabase,
    line: databaseLine,
  });
  databaseLine.askBy(() => sql`select 1`.execute(db));
  opened.defer(() => db.destroy());
  opened.defer(() => databaseLine.close());
  const migrations = await migrateToLatest(db);
  if (migrations.length > 0) log.info({ migrations }, "database migrated");
  const sealed = await openSecrets(db, config);
  if (sealed > 0) log.info({ rows: sealed }, "secrets sealed");
  if (!config.demo || (await isSetUpByHand(db))) return db;
  const { loaded } = await loadDemo(db, Date.now(), { files, say: (line) => process.stdout.write(`${line}\n`) });
  if (loaded.length > 0) log.info({ leagues: loaded }, "demo loaded");
  return db;
}

function sweepAtTimes(db: Kysely<Database>, now: () => number, log: Logger): void {
  const sweeping = setInterval(() => {
    const swept = Promise.all([sweepAccounts(db, now()), sweepUploads(db, now())]);
    swept.catch((error: unknown) => log.warn({ err: error }, "what has ended of accounts not forgotten; trying again"));
  }, sweepEveryMs);
  opened.defer(() => clearInterval(sweeping));
}

/** Tells a tenant of its faults, and whoever runs the installation of all others. */
function errorReporter({ environment, errorDsn }: Config): ErrorReporter {
  const tenantsDsn = (tenant: string) => begun.tenants?.tenants.find(({ slug }) => slug === tenant)?.errorReporting?.dsn;
  return createErrorReporter({
    environment,
    release: () => begun.server?.buildId ?? null,
    dsnOf: (tenant) => (tenant === null ? null : tenantsDsn(tenant)) ?? errorDsn,
    now: Date.now,
    onRefusedUs: (host, why) => begun.refusedUs?.(`SENTRY_DSN ${host}`, why),
  });
}

/** A migration that changes the shape of a read model empties it; what the logs hold is shown before anybody is let in. */
async function readLogsAnew(db: Kysely<Database>, tenants: readonly Tenant[], log: Logger): Promise<void> {
  for (const { id, slug } of tenants) {
    if (!(await hasUnreadLogs(db, id))) continue;
    const { games } = await rebuildTenant(db, id);
    log.info({ tenant: slug, games }, "tables and figures made anew");
  }
}

function brandFolderOf({ environment }: Config): string {
  return environment === "development" ? publicFolder : resolve(buildFolder, "client");
}

/** The demo's live games, until we stop, or the demo goes. */
function goOnPlaying(db: Kysely<Database>, log: Logger): void {
  const ending = new AbortController();
  const onFailure = (error: unknown) => log.warn({ err: error }, "the demo's live game waits");
  const played = playLiveGames(db, { time: realTime, signal: ending.signal, onFailure }).catch(onFailure);
  begun.stopPlaying = async () => {
    ending.abort();
    await played;
  };
  opened.defer(begun.stopPlaying);
}

/** The demo as whoever runs the installation lets it come and go. DEMO11 */
function demoBeside({
  db,
  databaseUrl,
  filesFolder,
  log,
}: {
  db: Kysely<Database>;
  databaseUrl: string;
  filesFolder: string;
  log: Logger;
}) {
  return demoLeagues({
    db,
    ids: demoTenantIds,
    removeLeagues: async (ids) =>
      withConnection(databaseUrl, async (client) => {
        for (const id of ids) await removeLeague(client, filesFolder, id);
      }),
    load: () => loadDemoBeside({ databaseUrl, filesFolder }),
    play: () => goOnPlaying(db, log),
    stop: async () => begun.stopPlaying?.(),
    onFailure: (error) => log.warn({ err: error }, "the demo has not come, or has not gone; its page offers it again"),
  });
}

async function builtPages() {
  const build: unknown = await import(pathToFileURL(resolve(buildFolder, "server/index.js")).href);
  return { renderer: pagesIn(build, "production"), clientFolder: resolve(buildFolder, "client") };
}

/** Once: terminals, npm and our own starter may each tell us of the same wish. */
function stopWhenTold(log: Logger, reporter: ErrorReporter, withinMs: number): void {
  const stop = () => {
    if (stopping) return;
    stopping = true;
    log.info("stopping");
    setTimeout(() => process.exit(1), withinMs).unref();
    opened.disposeAsync().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "not stopped in order");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  // `npm start` was killed outright: nobody would stop us later.
  process.on("disconnect", stop);
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "defect outside any request");
    // oxlint-disable-next-line promise/no-promise-in-callback -- it ends the process, and nobody waits for it
    void reporter.close(lastWordsMs).then(() => process.exit(1));
  });
}

/** A start that failed: one line when somebody can do something about it, the whole story when it is a defect. */
async function giveUp(error: unknown, log: Logger): Promise<void> {
  if (stopping) return;
  const line = error instanceof DatabaseStartError ? error.message : describePortFault(error);
  if (line === null) log.fatal({ err: error }, "not started");
  else process.stderr.write(`${line}\n`);
  await opened.disposeAsync();
  process.exit(1);
}
