import { sessionCookieSeconds, signedInCookieName } from "#contract/account.ts";

/** The token that a request bears: none, one that may be right, or what cannot be. */
export type BornToken = { readonly kind: "none" | "odd" } | { readonly kind: "token"; readonly token: string };

const localHost = /(?:^|\.)localhost(?::\d+)?$/i;

/** `__Host-`: no other host of the same domain can set it or read it. A name under `localhost` has no https, so no such cookies. */
function nameOn(host: string): string {
  return localHost.test(host) ? "fullcourt-session" : "__Host-fullcourt-session";
}

function attributesOn(host: string, seconds: number): string {
  return `; Max-Age=${seconds}; Path=/; SameSite=Lax${localHost.test(host) ? "" : "; Secure"}`;
}

/** Signs a browser in: the token for the server alone, and a hint for scripts. ACC4 */
export function signedInCookies(host: string, token: string): readonly string[] {
  const attributes = attributesOn(host, sessionCookieSeconds);
  return [`${nameOn(host)}=${token}${attributes}; HttpOnly`, `${signedInCookieName}=1${attributes}`];
}

export function signedOutCookies(host: string): readonly string[] {
  const attributes = attributesOn(host, 0);
  return [`${nameOn(host)}=${attributes}; HttpOnly`, `${signedInCookieName}=${attributes}`];
}

/** Of the cookie, and of `Authorization: Bearer`. When both are there they must agree. ACC7 */
export function tokenBornBy(headers: Headers): BornToken {
  const cookie = cookieToken(headers.get("cookie"), nameOn(headers.get("host") ?? ""));
  const authorization = headers.get("authorization");
  if (authorization === null) return cookie;
  const bearer = /^Bearer ([\w-]+)$/i.exec(authorization)?.[1];
  if (bearer === undefined || cookie.kind === "odd" || (cookie.kind === "token" && cookie.token !== bearer)) return { kind: "odd" };
  return { kind: "token", token: bearer };
}

function cookieToken(cookies: string | null, name: string): BornToken {
  const values = (cookies ?? "")
    .split(";")
    .map((part) => part.trim().split("="))
    .filter(([key]) => key === name)
    .map(([, value = ""]) => value);
  const [token] = values;
  if (token === undefined || (token === "" && values.length === 1)) return { kind: "none" };
  return values.length === 1 ? { kind: "token", token } : { kind: "odd" };
}
