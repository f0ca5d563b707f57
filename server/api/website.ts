import { Hono } from "hono";
import { problem, stored, type AppEnvironment } from "../http/responses.ts";
import type { PageAnswers } from "../http/page-answers.ts";

const json = "application/json; charset=utf-8";

/** The tenant's configuration and current leagues, as apps and partners ask for them. */
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
  app.on(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"], ["/v2/website/config", "/v2/website/current-season-leagues"], (context) =>
    problem(context, "method-not-allowed", { Allow: "GET, HEAD" }),
  );
  app.all("/v2/*", (context) => problem(context, "not-found"));
  return app;
}
