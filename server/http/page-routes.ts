import { Hono } from "hono";
import { isLocale, localeCookie } from "#contract/locale.ts";
import { problem, stored, targetOf, asRecord, type AppContext, type AppEnvironment } from "./responses.ts";
import { bestLocale } from "./language.ts";
import { readPageAddress } from "./page-address.ts";
import { firstSegment, type PageAnswers } from "./page-answers.ts";
import { commonHeaders, pageCacheHeaders, privateHeaders } from "./response-headers.ts";

const allowedMethods = { Allow: "GET, HEAD" };

/** Every address that is no interface, no file and no check of health is a page, or one that says there is none. */
export function pageRoutes(answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.all("*", async (context) => {
    if (context.req.method !== "GET" && context.req.method !== "HEAD") return problem(context, "method-not-allowed", allowedMethods);
    const target = targetOf(context);
    const reading = readPageAddress(target);
    if (reading.kind === "refused") return problem(context, reading.problem);
    if (reading.kind === "redirect") return movedForGood(reading.location);
    const first = firstSegment(reading.path);
    if (isLocale(first)) return page(context, answers, reading.path, reading.search);
    if (isLocale(first.toLowerCase()))
      return movedForGood(`/${first.toLowerCase()}${reading.path.slice(first.length + 1)}${reading.search}`);
    return withoutLanguage(context, answers, reading.path, target.slice(target.indexOf("?")));
  });
  return app;
}

async function withoutLanguage(context: AppContext, answers: PageAnswers, path: string, givenSearch: string): Promise<Response> {
  const locale = bestLocale(context.req.header("cookie"), context.req.header("accept-language"), context.get("tenant").defaultLocale);
  const location = path === "/" ? `/${locale}` : `/${locale}${path}`;
  if (!(await answers.isPage(location))) return page(context, answers, path, "");
  return new Response(null, {
    status: 302,
    headers: {
      ...asRecord(commonHeaders),
      ...asRecord(privateHeaders),
      Vary: "Cookie, Accept-Language",
      Location: location + (givenSearch.startsWith("?") ? givenSearch : ""),
      "Set-Cookie": localeCookie(locale),
    },
  });
}

async function page(context: AppContext, answers: PageAnswers, path: string, search: string): Promise<Response> {
  const tenant = context.get("tenant");
  const locale = bestLocale(context.req.header("cookie"), context.req.header("accept-language"), tenant.defaultLocale);
  const log = context.get("log");
  return stored(context, await answers.page(tenant, path, search, locale, (error) => log.error({ err: error, path }, "defect")));
}

function movedForGood(location: string): Response {
  return new Response(null, { status: 301, headers: { ...asRecord(commonHeaders), ...asRecord(pageCacheHeaders), Location: location } });
}
