import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, inject } from "vitest";
import { applicationDesk } from "#server/applications/change-application.ts";
import { connectDatabase } from "#server/db/connection.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import type { Database } from "#server/db/schema.ts";
import { createDrawing } from "#server/exports/drawing.ts";
import { crestPictures } from "#server/files/crest-pictures.ts";
import { folderFileStore } from "#server/files/folder-file-store.ts";
import { uploadedFiles } from "#server/files/uploaded-files.ts";
import { pagesIn } from "#server/http/page-source.ts";
import { createSiteServer } from "#server/http/site-server.ts";
import { TenantDirectory } from "#server/http/tenant-directory.ts";
import { createLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import type { Sending } from "./ask-server.ts";
import { getFrom } from "./get-from.ts";

export type DemoSite = {
  readonly db: Kysely<Database>;
  readonly port: number;
  /** `http://league-a.localhost:…`; browsers resolve it, Node does not. */
  origin(tenant: "league-a" | "league-b"): string;
  /** How often the database has been asked so far. */
  roundTrips(): number;
  /** Every page is made anew when it is next asked for. */
  forgetPages(): void;
  /** An answer as Node gets it, past name resolution. Redirects are not followed. */
  get(tenant: "league-a" | "league-b", path: string, headers?: Record<string, string>, sending?: Sending): Promise<Response>;
};

/** The built pages over the loaded demo, for the tests of one file. Filled before the first test runs. */
export function demoSiteForThisFile(): DemoSite {
  let running: Awaited<ReturnType<typeof startDemoSite>> | undefined;
  beforeAll(async () => {
    running = await startDemoSite();
  });
  afterAll(async () => {
    await running?.server.close(0);
    await running?.db.destroy();
  });
  function site() {
    if (!running) throw new Error("The site is started before the first test, not before the file is read.");
    return running;
  }
  return {
    get db() {
      return site().db;
    },
    get port() {
      return site().port;
    },
    roundTrips: () => site().asked(),
    forgetPages: () => site().server.noticesMissed(),
    origin: (tenant) => `http://${tenant}.localhost:${site().port}`,
    get: (tenant, path, headers = {}, sending) => getFrom(site().port, `${tenant}.localhost:${site().port}`, path, headers, sending),
  };
}

async function startDemoSite() {
  const { databaseUrl, dataFolder } = inject("demo");
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
  const server = await createSiteServer({
    tenants,
    portsFor: (tenantId, note) => tenantPortsFor(counted, tenantId, note),
    drawingFor: createDrawing(crestPictures(readUpload, resolve("build/client"))),
    pages: { renderer: pagesIn(build, "production"), clientFolder: resolve("build/client") },
    pageCacheBytes: 64 * 1024 * 1024,
    applications: applicationDesk(db, Date.now),
    readUpload,
    databaseIsReady: async () => true,
    log: createLog("error"),
    metrics: createMetrics(),
  });
  return { server, db, port: await server.listen(0, null), asked: () => roundTrips };
}
