import { Hono } from "hono";
import { liveBase } from "#contract/live/live-addresses.ts";
import { mostBytesOfTraining, readTraining } from "#contract/live/training.ts";
import { jsonBody } from "../../http/json-body.ts";
import { type AppEnvironment, asRecord, problem } from "../../http/responses.ts";
import { commonHeaders, notKeptHeaders } from "../../http/response-headers.ts";
import type { LiveDesk } from "../../live/live-desk.ts";
import { linkIn } from "./table-request.ts";

/** What came of trainings, told by whoever has a link for it, or the scorer's. TRAIN5 */
export function trainingRoutes(desk: LiveDesk): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.post(`${liveBase}/games/:gameId/trainings`, async (context) => {
    const { id: tenantId } = context.get("tenant");
    try {
      const link = await linkIn(context, desk, tenantId, context.req.param("gameId"));
      if (link instanceof Response) return link;
      if (link.role !== "training" && link.role !== "statistics") return problem(context, "link-elsewhere", {}, "It is not for training.");
      const body = await jsonBody(context, mostBytesOfTraining);
      if (body instanceof Response) return body;
      const training = readTraining(body.value);
      if (typeof training === "string") return problem(context, "bad-commands", {}, training);
      await desk.keepTraining(tenantId, link, training);
      return new Response(null, { status: 204, headers: { ...asRecord(commonHeaders), ...asRecord(notKeptHeaders) } });
    } catch (error) {
      context.get("log").warn({ err: error }, "the training was not kept");
      return problem(context, "not-kept", { "Retry-After": "1" });
    }
  });
  return app;
}
