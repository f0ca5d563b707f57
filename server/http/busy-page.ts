import type { PageFault } from "#contract/page-renderer.ts";
import { isLocale } from "#contract/locale.ts";
import { addresses } from "#contract/addresses.ts";
import { bestLocale } from "./language.ts";
import { type PageAnswers, firstSegment } from "./page-answers.ts";
import { kindOf } from "./request-kind.ts";
import { busyPageHeaders } from "./response-headers.ts";
import { type AppContext, asRecord, overloaded, targetOf } from "./responses.ts";

/**
 * Nothing was done, and the same request may be answered in a moment: a call is told so as a problem, whoever wanted a page by a
 * small one, which asks the database nothing. PAGE27
 */
export async function busyAnswer(context: AppContext, answers: PageAnswers): Promise<Response> {
  const busy = overloaded(context);
  const address = targetOf(context);
  const document = wantsPage(context) ? await answers.busyPage({ locale: localeIn(context), address: ownAddress(address) }) : null;
  if (document === null) return busy;
  const headers = { "Retry-After": "1", ...asRecord(busyPageHeaders(document.style)), "Content-Type": "text/html; charset=utf-8" };
  return new Response(context.req.method === "HEAD" ? null : document.html, { status: busy.status, headers });
}

/**
 * What a program reads as a problem, for a browser that shows it to a person: a form at an address that takes none, an address
 * that cannot be read, a fault of ours. Everything else, as it is. PAGE15
 */
export async function shownToPerson(context: AppContext, answers: PageAnswers): Promise<Response> {
  const answer = context.res;
  const isProblem = answer.headers.get("content-type") === "application/problem+json";
  if (!isProblem || !context.get("tenant") || !showsPages(context) || !wantsPage(context)) return answer;
  const fault = faultOf(context, answer.status);
  const document = await answers.busyPage({ locale: localeIn(context), address: await wayOn(context, answers, fault), fault });
  if (document === null) return answer;
  const headers = new Headers(asRecord(busyPageHeaders(document.style)));
  headers.set("Content-Type", "text/html; charset=utf-8");
  for (const name of ["Allow", "Retry-After", "X-Request-Id"]) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(context.req.method === "HEAD" ? null : document.html, { status: answer.status, headers });
}

function faultOf(context: AppContext, status: number): PageFault {
  if (status >= 500) return "defect";
  return context.req.method === "GET" || context.req.method === "HEAD" ? "address" : "form";
}

/** To the page at that address where there is one, else home. */
async function wayOn(context: AppContext, answers: PageAnswers, fault: PageFault): Promise<string> {
  const address = ownAddress(targetOf(context));
  const isPage = fault !== "address" && (await answers.isPage(address.split("?", 1)[0] ?? ""));
  return isPage ? address : addresses.home(localeIn(context));
}

/** A browser's window: a script says that it takes anything, and a program names no HTML. */
function showsPages(context: AppContext): boolean {
  const destination = context.req.header("sec-fetch-dest");
  const isScript = destination !== undefined && destination !== "document" && destination !== "iframe";
  return !isScript && (context.req.header("accept") ?? "").includes("text/html");
}

/** An address of a page; a call that happens to have one takes no HTML. */
function wantsPage(context: AppContext): boolean {
  const { method } = context.req;
  if (kindOf(targetOf(context)) !== "page") return false;
  return method === "GET" || method === "HEAD" || (context.req.header("accept") ?? "").includes("text/html");
}

/** Never another site's, however it was written. */
function ownAddress(target: string): string {
  return `/${target.replace(/^[/\\]+/, "")}`;
}

/** Of the address, else what the visitor's browser prefers. */
function localeIn(context: AppContext) {
  const first = firstSegment(targetOf(context).split("?", 1)[0] ?? "").toLowerCase();
  const { defaultLocale } = context.get("tenant");
  return isLocale(first) ? first : bestLocale(context.req.header("cookie"), context.req.header("accept-language"), defaultLocale);
}
