import { Hono } from "hono";
import { commonHeaders, notKeptHeaders } from "../http/response-headers.ts";
import { asRecord, problem, type AppEnvironment } from "../http/responses.ts";

/** `GET /builds/latest.json`: which build this server runs, so that open pages learn of a newer one. BUILD1 */
export function buildRoutes(buildId: string | null): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get("/builds/latest.json", (context) =>
    buildId === null
      ? problem(context, "not-found")
      : context.json({ id: buildId }, 200, { ...asRecord(commonHeaders), ...asRecord(notKeptHeaders) }),
  );
  app.all("/builds/*", (context) => problem(context, "not-found"));
  return app;
}
