import { Hono } from "hono";
import type { LinkAnswer } from "#contract/live/link-answer.ts";
import { liveBase } from "#contract/live/live-addresses.ts";
import { type AppEnvironment, asRecord, problem } from "../../http/responses.ts";
import { commonHeaders, notKeptHeaders } from "../../http/response-headers.ts";
import type { LiveDesk } from "../../live/live-desk.ts";
import { trainingRoutes } from "./training-routes.ts";
import { linkIn } from "./table-request.ts";

/** What a link is good for, for whoever bears it: the page that it opens asks before it shows anything. LIVE2 */
export function linkRoutes(desk: LiveDesk): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get(`${liveBase}/games/:gameId/link`, async (context) => {
    const { id: tenantId } = context.get("tenant");
    try {
      const link = await linkIn(context, desk, tenantId, context.req.param("gameId"));
      if (link instanceof Response) return link;
      const { role, label, expiresAt } = link;
      const headers = { ...asRecord(commonHeaders), ...asRecord(notKeptHeaders), "Content-Type": "application/json" };
      return new Response(JSON.stringify({ role, label, expiresAt, now: desk.now() } satisfies LinkAnswer), { headers });
    } catch (error) {
      context.get("log").warn({ err: error }, "a link was not read");
      return problem(context, "not-kept", { "Retry-After": "1" });
    }
  });
  app.route("/", trainingRoutes(desk));
  return app;
}
