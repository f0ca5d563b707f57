import { Hono } from "hono";
import { isLocale, languageTag } from "#contract/locale.ts";
import type { SiteAnswer } from "#contract/queries.ts";
import type { PageAnswers } from "../http/page-answers.ts";
import { asRecord, problem, stored, type AppContext, type AppEnvironment } from "../http/responses.ts";
import { commonHeaders, pageCacheHeaders } from "../http/response-headers.ts";

type IconName = keyof SiteAnswer["icons"];

/** Asked for by programs that read no page: browsers' tabs, phones' home screens. */
const iconAddresses: Readonly<Record<string, IconName>> = {
  "/favicon.ico": "faviconSm",
  "/apple-touch-icon.png": "androidChromeSm",
  "/apple-touch-icon-precomposed.png": "androidChromeSm",
};

/** What a phone needs to put the league on its home screen, and its icons where they are looked for unasked. */
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
  for (const [address, icon] of Object.entries(iconAddresses)) app.get(address, (context) => iconOf(context, answers, address, icon));
  return app;
}

/** Leads to the league's own icon, which may lie on another server. */
async function iconOf(context: AppContext, answers: PageAnswers, address: string, icon: IconName): Promise<Response> {
  const found = await answers.text(
    context.get("tenant"),
    address,
    "text/plain",
    async ({ site }) => (await site.site()).icons[icon] || null,
  );
  if (found === null) return problem(context, "not-found");
  context.set("cache", found.outcome);
  const headers = { ...asRecord(commonHeaders), ...asRecord(pageCacheHeaders), Location: found.answer.text() };
  return new Response(null, { status: 302, headers });
}

/**
 * With a window of its own that still goes back and shows its address, where there is such a thing: a league's pages are read, linked
 * and left. Else with one of its own all the same, for without it an iPhone notifies nobody. Its start leads to the visitor's language. APP2
 */
function webManifest({ title, shortTitle, defaultLocale, colors, icons }: SiteAnswer) {
  return {
    id: "/",
    name: title,
    short_name: shortTitle,
    lang: isLocale(defaultLocale) ? languageTag(defaultLocale) : defaultLocale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    display_override: ["minimal-ui"],
    categories: ["sports"],
    theme_color: colors.color1,
    background_color: colors.color1,
    icons: [
      { src: icons.androidChromeSm, sizes: "192x192" },
      { src: icons.androidChromeLg, sizes: "512x512" },
    ].filter(({ src }) => src !== ""),
  };
}
