import { Hono } from "hono";
import { asRecord, type AppEnvironment } from "../http/responses.ts";
import { commonHeaders, notKeptHeaders } from "../http/response-headers.ts";

export type Health = {
  /** Whether the database answers and its schema is the one this program needs. Rejects when it cannot be asked. */
  readonly databaseIsReady: () => Promise<boolean>;
  readonly isDraining: () => boolean;
  /** Whether there is a backup of the last 26 hours; visitors are served either way. BACKUP8 */
  readonly backup?: (() => "ok" | "late" | "off") | undefined;
};

/** `/livez`: the process runs. `/readyz`: it may be sent visitors. For machines, so under any host name. */
export function healthRoutes(health: Health): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const headers = { ...asRecord(commonHeaders), ...asRecord(notKeptHeaders) };
  app.get("/livez", (context) => context.json({ live: true }, 200, headers));
  app.get("/readyz", async (context) => {
    const database = await health.databaseIsReady().catch(() => false);
    const draining = health.isDraining();
    const backup = health.backup?.();
    return context.json({ ready: database && !draining, database, draining, backup }, database && !draining ? 200 : 503, headers);
  });
  return app;
}
