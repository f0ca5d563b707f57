import { isLocale } from "#contract/locale.ts";
import { bestLocale } from "./language.ts";
import { type PageAnswers, firstSegment } from "./page-answers.ts";
import { kindOf } from "./request-kind.ts";
import { busyPageHeaders } from "./response-headers.ts";
import { type AppContext, asRecord, overloaded, targetOf } from "./responses.ts";

/**
 * Nothing was done, and the same request may be answered in a moment: a call is told so as a problem, whoever wanted a page by a
 * small one, which asks the database nothing. PAGE11
 */
export async function busyAnswer(context: AppContext, answers: PageAnswers): Promise<Response> {
  const busy = overloaded(context);
  const address = targetOf(context);
  const document = wantsPage(context) ? await answers.busyPage({ locale: localeIn(context), address: ownAddress(address) }) : null;
  if (document === null) return busy;
  const headers = { "Retry-After": "1", ...asRecord(busyPageHeaders(document.style)), "Content-Type": "text/html; charset=utf-8" };
  return new Response(context.req.method === "HEAD" ? null : document.html, { status: busy.status, headers });
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
