import type { Context, MiddlewareHandler } from "hono";
import { causedBy } from "../accounts/mailbox.ts";
import { digestOf, newSecret } from "../accounts/secret.ts";
import { bornCookie, hostCookieAttributes, hostCookieName } from "./host-cookie.ts";
import type { AppEnvironment } from "./responses.ts";

const browserCookie = "fullcourt-mailbox";
/** As long as a mail lies there. */
const cookieSeconds = 30 * 86_400;

/** A demo's browser gets a mark once it brings about a mail, and reads by it what was sent. ACC34 */
export function mailboxBrowser(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (["GET", "HEAD", "OPTIONS"].includes(context.req.method)) return next();
    const born = browserOf(context);
    const made = newSecret();
    const isCause = await causedBy(born ?? made.digest, next);
    if (!isCause || born !== null) return undefined;
    const host = context.req.header("host") ?? "";
    const cookie = `${hostCookieName(host, browserCookie)}=${made.secret}${hostCookieAttributes(host, cookieSeconds)}; HttpOnly`;
    context.res.headers.append("Set-Cookie", cookie);
    return undefined;
  };
}

/** The digest of the mark that a browser bears, or `null`. */
export function browserOf(context: Context<AppEnvironment>): Buffer | null {
  const { headers } = context.req.raw;
  const cookie = bornCookie(headers.get("cookie"), hostCookieName(headers.get("host") ?? "", browserCookie));
  return cookie.kind === "value" ? digestOf(cookie.value) : null;
}
