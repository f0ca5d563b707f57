import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { listTenants } from "#server/db/repositories/tenants.ts";
import { createSiteServer } from "#server/site/site-server.ts";
import { TenantDirectory } from "#server/http/tenant-directory.ts";
import type { LeaseTimes } from "#server/live/lease-decision.ts";
import { liveDesk } from "#server/live/live-desk.ts";
import { createLive, type Live } from "#server/live/live.ts";
import { createLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { tenantPortsFor } from "#server/queries/tenant-ports-for.ts";
import { noDrawing } from "../browser/no-drawing.ts";

export type TableServer = {
  readonly port: number;
  readonly live: Live;
  readonly desk: ReturnType<typeof liveDesk>;
  close(): Promise<void>;
};

/** The server as scoring tables and listeners see it: no pages, the rest real. */
export async function startTableServer(
  db: Kysely<Database>,
  {
    now = Date.now,
    leaseTimes,
    onFailure = () => undefined,
  }: { readonly now?: () => number; readonly leaseTimes?: LeaseTimes; readonly onFailure?: (error: unknown) => void } = {},
): Promise<TableServer> {
  const tenants = new TenantDirectory(() => listTenants(db));
  await tenants.reload();
  const log = createLog("silent");
  const live = createLive({ db, log });
  const desk = liveDesk({ db, now, notices: live, onFailure, ...(leaseTimes ? { leaseTimes } : {}) });
  const server = await createSiteServer({
    tenants,
    drawingFor: noDrawing,
    portsFor: (tenantId, note) => tenantPortsFor(db, tenantId, note),
    pages: { clientFolder: null, renderer: { knows: () => false, render: () => Promise.reject(new Error("no pages here")) } },
    pageCacheBytes: 0,
    applications: async () => ({ kind: "not-found" }),
    readUpload: async () => null,
    databaseIsReady: async () => true,
    live,
    desk,
    log,
    metrics: createMetrics(),
  });
  return {
    port: await server.listen(0, "127.0.0.1"),
    live,
    desk,
    async close() {
      await live.close();
      await server.close(0);
    },
  };
}
