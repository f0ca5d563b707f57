import { Hono } from "hono";
import { isLocale, localeCookie, type Locale } from "#contract/locale.ts";
import type { RuledRedirect } from "#contract/route-rules.ts";
import { problem, stored, targetOf, asRecord, type AppContext, type AppEnvironment } from "./responses.ts";
import { bestLocale } from "./language.ts";
import { logFault } from "./log-fault.ts";
import { readPageAddress } from "./page-address.ts";
import { firstSegment, type PageAnswers } from "./page-answers.ts";
import { commonHeaders, pageCacheHeaders, privateHeaders } from "./response-headers.ts";
import { redirectFor } from "./route-answer.ts";

const allowedMethods = { Allow: "GET, HEAD" };
const dataEnding = ".data";

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
    if (!isLocale(first) && isLocale(first.toLowerCase()))
      return movedForGood(`/${first.toLowerCase()}${reading.path.slice(first.length + 1)}${reading.search}`);
    const asked = givenSearch(target);
    const elsewhere = await redirect(context, answers, reading.path, asked);
    if (elsewhere) return elsewhere;
    if (isLocale(first)) return page(context, answers, reading.path, reading.search);
    return withoutLanguage(context, answers, reading.path, asked);
  });
  return app;
}

/** Where the league's rules lead away from this address; `null`: nowhere. */
async function redirect(context: AppContext, answers: PageAnswers, path: string, search: string): Promise<Response | null> {
  const isData = path.endsWith(dataEnding);
  const address = isData ? path.slice(0, -dataEnding.length) : path;
  const found = await redirectFor(context.get("tenant"), address, localeOf(context), (tenant) => answers.nearest(tenant));
  if (found === null) return null;
  const carried =
    found.isExternal || search === "" || /[?#]/.test(found.location) ? found : { ...found, location: found.location + search };
  return redirectTo(carried, isLocale(firstSegment(address)));
}

/** Data of a page that is elsewhere is asked for in vain: what is found there is its document. ROUTE5 */
function redirectTo({ location, status }: RuledRedirect, namesLanguage: boolean): Response {
  // Browsers ask each time, also where it is for good: a league may change its mind.
  const keeping = namesLanguage ? asRecord(pageCacheHeaders) : { ...asRecord(privateHeaders), Vary: "Cookie, Accept-Language" };
  return new Response(null, { status, headers: { ...asRecord(commonHeaders), ...keeping, Location: location } });
}

async function withoutLanguage(context: AppContext, answers: PageAnswers, path: string, search: string): Promise<Response> {
  const locale = localeOf(context);
  const location = path === "/" ? `/${locale}` : `/${locale}${path}`;
  if (!(await answers.isPage(location))) return page(context, answers, path, "");
  return new Response(null, {
    status: 302,
    headers: {
      ...asRecord(commonHeaders),
      ...asRecord(privateHeaders),
      Vary: "Cookie, Accept-Language",
      Location: location + search,
      "Set-Cookie": localeCookie(locale),
    },
  });
}

async function page(context: AppContext, answers: PageAnswers, path: string, search: string): Promise<Response> {
  const reportDefect = (error: unknown) => logFault(context.get("log"), error, { path });
  return stored(context, await answers.page(context.get("tenant"), path, search, localeOf(context), reportDefect));
}

/** The language of an address that names none. */
function localeOf(context: AppContext): Locale {
  const { defaultLocale } = context.get("tenant");
  return bestLocale(context.req.header("cookie"), context.req.header("accept-language"), defaultLocale);
}

/** The parameters as they came. */
function givenSearch(target: string): string {
  const question = target.indexOf("?");
  if (question === -1) return "";
  const kept = target
    .slice(question + 1)
    .split("&")
    .filter((part) => part !== "");
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}

function movedForGood(location: string): Response {
  return new Response(null, { status: 301, headers: { ...asRecord(commonHeaders), ...asRecord(pageCacheHeaders), Location: location } });
}
