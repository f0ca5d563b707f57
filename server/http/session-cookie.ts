import { sessionCookieSeconds, signedInCookieName } from "#contract/account.ts";
import { type BornCookie, bornCookie, hostCookieAttributes, hostCookieName } from "./host-cookie.ts";

/** The token that a request bears: none, one that may be right, or what cannot be. */
export type BornToken = { readonly kind: "none" | "odd" } | { readonly kind: "token"; readonly token: string };

const sessionCookie = "fullcourt-session";

/** Signs a browser in: the token for the server alone, and a hint for scripts. ACC4 */
export function signedInCookies(host: string, token: string): readonly string[] {
  const attributes = hostCookieAttributes(host, sessionCookieSeconds);
  return [`${hostCookieName(host, sessionCookie)}=${token}${attributes}; HttpOnly`, `${signedInCookieName}=1${attributes}`];
}

export function signedOutCookies(host: string): readonly string[] {
  const attributes = hostCookieAttributes(host, 0);
  return [`${hostCookieName(host, sessionCookie)}=${attributes}; HttpOnly`, `${signedInCookieName}=${attributes}`];
}

/** Of the cookie, and of `Authorization: Bearer`. When both are there they must agree. ACC7 */
export function tokenBornBy(headers: Headers): BornToken {
  const cookie = bornCookie(headers.get("cookie"), hostCookieName(headers.get("host") ?? "", sessionCookie));
  const authorization = headers.get("authorization");
  if (authorization === null) return tokenOf(cookie);
  const bearer = /^Bearer ([\w-]+)$/i.exec(authorization)?.[1];
  if (bearer === undefined || cookie.kind === "odd" || (cookie.kind === "value" && cookie.value !== bearer)) return { kind: "odd" };
  return { kind: "token", token: bearer };
}

function tokenOf(cookie: BornCookie): BornToken {
  return cookie.kind === "value" ? { kind: "token", token: cookie.value } : cookie;
}
