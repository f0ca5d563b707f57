import { Hono } from "hono";
import { middlewareOf } from "#contract/route-rules.ts";
import { asRecord, problem, stored, type AppEnvironment } from "../http/responses.ts";
import { readPageAddress } from "../http/page-address.ts";
import type { PageAnswers } from "../http/page-answers.ts";
import { commonHeaders, pageCacheHeaders } from "../http/response-headers.ts";
import { redirectFor } from "../http/route-answer.ts";

const json = "application/json; charset=utf-8";
const calls = ["/v2/website/config", "/v2/website/current-season-leagues", "/v2/website/route-rules"];

/** The tenant's configuration, current leagues and rules of addresses, as apps and partners ask for them. */
export function websiteRoutes(answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get("/v2/website/config", async (context) =>
    stored(context, await answers.json(context.get("tenant"), "/v2/website/config", json, (ports) => ports.website.config())),
  );
  app.get("/v2/website/current-season-leagues", async (context) =>
    stored(
      context,
      await answers.json(context.get("tenant"), "/v2/website/current-season-leagues", json, (ports) =>
        ports.website.currentSeasonLeagues(),
      ),
    ),
  );
  app.get("/v2/website/route-rules", async (context) => {
    const reading = readPageAddress(context.req.query("path") ?? "");
    if (reading.kind === "refused") return problem(context, reading.problem);
    const path = (reading.kind === "page" ? reading.path : reading.location).split("?", 1)[0] ?? "";
    const tenant = context.get("tenant");
    const redirect = await redirectFor(tenant, path, tenant.defaultLocale, (of) => answers.nearest(of));
    const middleware = middlewareOf(tenant.routeRules, path);
    const answer = {
      ...(redirect && { redirect: { destination: redirect.location, status: redirect.status } }),
      ...(Object.keys(middleware).length > 0 && { middleware }),
    };
    return context.json(answer, 200, { ...asRecord(commonHeaders), ...asRecord(pageCacheHeaders) });
  });
  app.on(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"], calls, (context) => problem(context, "method-not-allowed", { Allow: "GET, HEAD" }));
  app.all("/v2/*", (context) => problem(context, "not-found"));
  return app;
}
