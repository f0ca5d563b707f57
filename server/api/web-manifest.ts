import { Hono } from "hono";
import type { SiteView } from "#contract/queries.ts";
import { stored, type AppEnvironment } from "../http/responses.ts";
import type { PageAnswers } from "../http/page-answers.ts";

/** What a phone needs to put the league on its home screen. */
export function webManifestRoutes(answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get("/site.webmanifest", async (context) =>
    stored(
      context,
      await answers.json(context.get("tenant"), "/site.webmanifest", "application/manifest+json", async (ports) =>
        webManifest(await ports.site.site()),
      ),
    ),
  );
  return app;
}

function webManifest(site: SiteView) {
  return {
    id: "/",
    name: site.title,
    short_name: site.shortTitle,
    start_url: "/",
    display: "browser",
    theme_color: site.colors.color1,
    background_color: site.colors.color1,
    icons: [
      { src: site.icons.androidChromeSm, sizes: "192x192" },
      { src: site.icons.androidChromeLg, sizes: "512x512" },
    ].filter(({ src }) => src !== ""),
  };
}
