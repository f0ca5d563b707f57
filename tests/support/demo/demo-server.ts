import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Kysely } from "kysely";
import type { PageTagNotice } from "#contract/page-tags.ts";
import { type AccountsOptions, createAccounts } from "#server/accounts/accounts.ts";
import { applicationDesk } from "#server/applications/change-application.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { DatabaseLine } from "#server/db/database-line.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { createDrawing } from "#server/exports/drawing.ts";
import { crestPictures } from "#server/files/crest-pictures.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { uploadedFiles } from "#server/files/uploaded-files.ts";
import { followingDesk } from "#server/following/following-desk.ts";
import { fantasyDesk } from "#server/my-fantasy/fantasy-desk.ts";
import { setUpDesk } from "#server/founding/set-up-desk.ts";
import { officeDesk } from "#server/office/office-desk.ts";
import { myGamesDesk } from "#server/my-games/my-games-desk.ts";
import { pagesIn } from "#server/http/page-source.ts";
import { createSiteServer, type SiteServer } from "#server/site/site-server.ts";
import { TenantDirectory } from "#server/http/tenant-directory.ts";
import { liveDesk } from "#server/live/live-desk.ts";
import { createLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { pushExport } from "#server/push/push-export.ts";
import { followedCalendarExport, followingExport } from "#server/following/following-export.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import { heedChanges } from "#server/start/heed-changes.ts";
import { gamesTime, liveOf } from "#server/start/live-line.ts";
import { sendMails } from "#server/start/mails.ts";
import { noticesOf } from "#server/start/notices.ts";

/** As the demo is started, in front of push services of our own. */
const settings = {
  demo: true,
  mail: null,
  streamsPerAddress: 0,
  channelKeys: new Map<string, Uint8Array>(),
  redisUrl: null,
  timerApi: null,
  pushContact: "mailto:push@localhost",
  pushHosts: [],
  pushToPrivate: true,
  webhooksToPrivate: true,
};

export type DemoServer = {
  readonly db: Kysely<Database>;
  readonly server: SiteServer;
  readonly port: number;
  /** How often pages have asked the database so far. */
  roundTrips(): number;
  /** From now on the mails of accounts reach the demo's mailbox. Of the servers over one database one should. */
  deliverMails(): void;
  close(): Promise<void>;
};

/** The built pages over a loaded demo, on any free port, hearing of what others write there. `pageCacheBytes` of 0 makes every page anew. */
export async function startDemoServer(
  { databaseUrl, dataFolder }: { readonly databaseUrl: string; readonly dataFolder: string },
  pageCacheBytes = 64 * 1024 * 1024,
  google: AccountsOptions["google"] = null,
): Promise<DemoServer> {
  const opened = new AsyncDisposableStack();
  const db = connectDatabase({ databaseUrl, connections: 5 });
  opened.defer(() => db.destroy());
  let roundTrips = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      roundTrips++;
      return result;
    },
  });
  const tenants = new TenantDirectory(() => listTenants(db));
  await tenants.reload();
  const build: unknown = await import(pathToFileURL(resolve("build/server/index.js")).href);
  const readUpload = uploadedFiles(db, folderFileStore(join(dataFolder, "files")));
  const log = createLog("error");
  let notices: Awaited<ReturnType<typeof noticesOf>> | null = null;
  const heard = (notice: PageTagNotice) => notices?.looking.heard(notice);
  const metrics = createMetrics();
  const line = new DatabaseLine({ onAway: () => {}, onBack: () => {} });
  opened.defer(() => line.close());
  const timeline = await gamesTime({ opened, db, log, metrics });
  const live = liveOf({ config: settings, db, databaseUrl, timeline, tenants, log, heard, server: () => server, metrics });
  opened.defer(() => live.close());
  const onFailure = (error: unknown) => log.error({ err: error }, "commands not kept");
  const desk = liveDesk({ db, now: live.now, notices: live, onFailure });
  const renderer = pagesIn(build, "production");
  const server = await createSiteServer({
    tenants,
    portsFor: (tenantId, note) => tenantPortsFor(counted, tenantId, note),
    drawingFor: createDrawing(crestPictures(readUpload, resolve("build/client"))),
    pages: { renderer, clientFolder: resolve("build/client") },
    pageCacheBytes,
    applications: applicationDesk(db, Date.now),
    following: followingDesk(db, Date.now),
    myGames: myGamesDesk(db, Date.now),
    fantasy: fantasyDesk(db, Date.now),
    office: officeDesk(db, Date.now),
    setUp: setUpDesk(db, folderFileStore(join(dataFolder, "files")), Date.now),
    officialHost: "official.localhost",
    accounts: createAccounts({
      db,
      now: Date.now,
      google,
      keepsMails: true,
      exportParts: [followingExport, followedCalendarExport, pushExport],
    }),
    readUpload,
    databaseIsReady: async () => true,
    live,
    desk,
    push: () => notices?.push.desk ?? null,
    log,
    metrics,
  });
  await heedChanges({ opened, db, databaseUrl, line, server, looking: () => notices?.looking ?? null, log });
  const port = await server.listen(0, null);
  opened.defer(() => server.close(0));
  const telling = { opened, config: settings, db, tenants, log, live, server, port };
  notices = await noticesOf(telling);
  return {
    db,
    server,
    port,
    roundTrips: () => roundTrips,
    deliverMails: () => sendMails({ opened, config: settings, db, now: Date.now, log, tenants, site: async () => renderer, port }),
    close: () => opened.disposeAsync(),
  };
}
