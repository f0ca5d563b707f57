import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Kysely } from "kysely";
import { createAccounts } from "#server/accounts/accounts.ts";
import { applicationDesk } from "#server/applications/change-application.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { createDrawing } from "#server/exports/drawing.ts";
import { crestPictures } from "#server/files/crest-pictures.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { uploadedFiles } from "#server/files/uploaded-files.ts";
import { followingDesk } from "#server/following/following-desk.ts";
import { myGamesDesk } from "#server/my-games/my-games-desk.ts";
import { pagesIn } from "#server/http/page-source.ts";
import { createSiteServer, type SiteServer } from "#server/http/site-server.ts";
import { TenantDirectory } from "#server/http/tenant-directory.ts";
import { liveDesk } from "#server/live/live-desk.ts";
import { createLive } from "#server/live/live.ts";
import { createLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { createPush, type Push } from "#server/push/push.ts";
import { pushExport } from "#server/push/push-export.ts";
import { followingExport } from "#server/following/following-export.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";

export type DemoServer = {
  readonly db: Kysely<Database>;
  readonly server: SiteServer;
  readonly port: number;
  /** How often pages have asked the database so far. */
  roundTrips(): number;
  close(): Promise<void>;
};

/** The built pages over a loaded demo, on any free port. `pageCacheBytes` of 0 makes every page anew. */
export async function startDemoServer(
  { databaseUrl, dataFolder }: { readonly databaseUrl: string; readonly dataFolder: string },
  pageCacheBytes = 64 * 1024 * 1024,
): Promise<DemoServer> {
  const db = connectDatabase({ databaseUrl, connections: 5 });
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
  const live = createLive({ db, log });
  const onFailure = (error: unknown) => log.error({ err: error }, "commands not kept");
  const desk = liveDesk({ db, now: live.now, notices: live, onFailure });
  let push: Push | null = null;
  const server = await createSiteServer({
    tenants,
    portsFor: (tenantId, note) => tenantPortsFor(counted, tenantId, note),
    drawingFor: createDrawing(crestPictures(readUpload, resolve("build/client"))),
    pages: { renderer: pagesIn(build, "production"), clientFolder: resolve("build/client") },
    pageCacheBytes,
    applications: applicationDesk(db, Date.now),
    following: followingDesk(db),
    myGames: myGamesDesk(db, Date.now),
    officialHost: "official.localhost",
    accounts: createAccounts({ db, now: Date.now, keepsMails: true, exportParts: [followingExport, pushExport] }),
    readUpload,
    databaseIsReady: async () => true,
    live,
    desk,
    push: () => push?.desk ?? null,
    log,
    metrics: createMetrics(),
  });
  push = await createPush({
    db,
    readGame: (tenantId, gameId) => live.games.lookAgain(tenantId, gameId),
    say: (notice, reader) => server.sayNotice(notice, reader),
    originOf: (tenantId) => `http://${tenants.tenants.find(({ id }) => id === tenantId)?.hosts[0] ?? ""}`,
    contact: "mailto:push@localhost",
    allowsPrivate: true,
    now: Date.now,
    onFailure: (error) => log.error({ err: error }, "notices not sent"),
  });
  return {
    db,
    server,
    port: await server.listen(0, null),
    roundTrips: () => roundTrips,
    async close() {
      await push?.close();
      await live.close();
      await server.close(0);
      await db.destroy();
    },
  };
}
