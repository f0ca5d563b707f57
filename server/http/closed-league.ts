import type { MiddlewareHandler } from "hono";
import { closedLeagueWords, foundingCommand, noLeagueWords, openingPath, readOpening, type StandingWords } from "#contract/opening.ts";
import { escapedMarkup } from "#contract/escaped-markup.ts";
import { languageTag, type Locale } from "#contract/locale.ts";
import { digestOf } from "../accounts/secret.ts";
import { bornCookie, hostCookieAttributes, hostCookieName } from "./host-cookie.ts";
import { hostName } from "./host-name.ts";
import { bestLocale } from "./language.ts";
import { busyPageHeaders } from "./response-headers.ts";
import { type AppContext, type AppEnvironment, asRecord } from "./responses.ts";
import type { Tenant } from "./tenant-directory.ts";

const cookie = "fullcourt-opening";
/** Longer than any league needs to move in. */
const cookieSeconds = 90 * 24 * 3600;

/** Whether a league is shown to whoever asks: it is published, or his browser came by its secret link. START2 */
export function isShownTo({ openingDigest }: Tenant, host: string, cookies: string | undefined): boolean {
  if (!openingDigest) return true;
  const born = bornCookie(cookies, hostCookieName(host, cookie));
  return born.kind === "value" && (digestOf(born.value)?.equals(openingDigest) ?? false);
}

/**
 * Lets in by the secret link of a league that is not published, and shows everybody else that it is not. What is shown by the link
 * no cache between keeps, and no search engine. START2
 */
export function closedLeagueGate(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const tenant = context.get("tenant");
    const host = context.req.header("host") ?? "";
    if (context.req.path === openingPath && context.req.method === "GET") return byLink(context, tenant, host);
    if (!tenant.openingDigest) return next();
    if (!isShownTo(tenant, host, context.req.header("cookie"))) {
      const locale = localeOf(context, tenant.defaultLocale);
      return standingPage(context, locale, closedLeagueWords(locale), null);
    }
    await next();
    context.res.headers.set("Cache-Control", "private, no-store");
    context.res.headers.delete("CDN-Cache-Control");
    context.res.headers.set("X-Robots-Tag", "noindex, nofollow");
    return undefined;
  };
}

/** What every host says as long as there is no league at all. START1 */
export function noLeaguePage(context: AppContext): Response {
  const locale = localeOf(context, "en");
  return standingPage(
    context,
    locale,
    noLeagueWords(locale),
    foundingCommand(hostName(context.req.header("host")) ?? "my-league.localhost"),
  );
}

function byLink(context: AppContext, { openingDigest, defaultLocale }: Tenant, host: string): Response {
  const { key, onward } = readOpening(new URL(context.req.url).searchParams);
  const isRight = openingDigest ? (digestOf(key)?.equals(openingDigest) ?? false) : false;
  if (openingDigest && !isRight) {
    const locale = localeOf(context, defaultLocale);
    return standingPage(context, locale, closedLeagueWords(locale), null);
  }
  const headers: [string, string][] = [
    ["Location", onward],
    ["Cache-Control", "private, no-store"],
    ["Referrer-Policy", "no-referrer"],
  ];
  // An old link of a league that is published meanwhile leads on all the same.
  if (isRight) headers.push(["Set-Cookie", openingCookie(host, key)]);
  return new Response(null, { status: 303, headers });
}

/** What lets a browser in until the league is published. START2 */
export function openingCookie(host: string, key: string): string {
  return `${hostCookieName(host, cookie)}=${key}${hostCookieAttributes(host, cookieSeconds)}; HttpOnly`;
}

function localeOf(context: AppContext, own: Locale): Locale {
  return bestLocale(context.req.header("cookie"), context.req.header("accept-language"), own);
}

const style =
  "body{margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.5 system-ui,sans-serif;background:#f4f5f7;color:#14181f}" +
  "main{max-width:40rem;padding:2rem}h1{font-size:1.6rem;margin:0 0 .5rem}code{display:block;overflow-wrap:anywhere;padding:1rem;border-radius:.5rem;background:#fff}" +
  "@media(prefers-color-scheme:dark){body{background:#14181f;color:#f4f5f7}code{background:#232933}}";

function standingPage(context: AppContext, locale: Locale, { title, text }: StandingWords, command: string | null): Response {
  const html =
    `<!DOCTYPE html><html lang="${languageTag(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${escapedMarkup(title)}</title><style>${style}</style>` +
    `<main><h1>${escapedMarkup(title)}</h1><p>${escapedMarkup(text)}</p>${command === null ? "" : `<code>${escapedMarkup(command)}</code>`}</main></html>\n`;
  const headers = { ...asRecord(busyPageHeaders(style)), "Content-Type": "text/html; charset=utf-8" };
  return new Response(context.req.method === "HEAD" ? null : html, { status: 404, headers });
}
