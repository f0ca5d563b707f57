import { Hono } from "hono";
import { liveBase } from "#contract/live/live-addresses.ts";
import { mostBytesOfGraphicsRequest, readGraphicsRequest } from "#contract/live/read-graphics-request.ts";
import { type AppEnvironment, asRecord, problem } from "../../http/responses.ts";
import { commonHeaders, notKeptHeaders } from "../../http/response-headers.ts";
import type { LiveDesk } from "../../live/live-desk.ts";
import { jsonBody } from "../../http/json-body.ts";
import { linkIn } from "./table-request.ts";

/** What the overlay of a game shows, changed by those with a link for it. */
export function graphicsRoutes(desk: LiveDesk): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.post(`${liveBase}/games/:gameId/graphics`, async (context) => {
    const { id: tenantId } = context.get("tenant");
    try {
      const link = await linkIn(context, desk, tenantId, context.req.param("gameId"));
      if (link instanceof Response) return link;
      if (link.role !== "overlay" && link.role !== "league") return problem(context, "link-elsewhere", {}, "It is not for the overlay.");
      const body = await jsonBody(context, mostBytesOfGraphicsRequest);
      if (body instanceof Response) return body;
      const reading = readGraphicsRequest(body.value);
      if (!reading.ok) return problem(context, "bad-graphics", {}, reading.detail);
      const { kind, state } = await desk.changeGraphics(tenantId, link, reading.request);
      const headers = { ...asRecord(commonHeaders), ...asRecord(notKeptHeaders), "Content-Type": "application/json" };
      return new Response(JSON.stringify({ state }), { status: kind === "kept" ? 200 : 409, headers });
    } catch (error) {
      context.get("log").warn({ err: error }, "the graphics were not changed");
      return problem(context, "not-kept", { "Retry-After": "1" });
    }
  });
  return app;
}
