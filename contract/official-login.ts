import type { OfficialLogin } from "./account-forms.ts";
import { isLocale, type Locale } from "./locale.ts";
import { returnParameter, returnPath } from "./return-path.ts";

/** What the official site asks: who wants somebody signed in, and how it wants to hear of it. */
export type LoginRequest = {
  /** The origin of the site that asks, as browsers write it. */
  readonly domain: string;
  /** Told back with the answer: the S256 challenge of a secret that only the asking window has. */
  readonly nonce: string;
  readonly locale: string;
  /** To the window that opened this one, or back to the asking site's own page. */
  readonly way: "window" | "page";
  /** Where the visitor was going; kept for a page that comes back. */
  readonly next: string | null;
};

/** The official login's answer. The token is a code for one use within a minute, worth nothing without the asking window's secret. */
export type Handover = { readonly token: string; readonly nonce: string };

/** A token of 256 bits and a SHA-256, both as base64url. */
const secretShape = /^[A-Za-z0-9_-]{43}$/;

export const officialAddresses = {
  login: ({ origin, region }: OfficialLogin, { domain, nonce, locale, way, next }: LoginRequest) =>
    `${origin}/${locale}/official/${encodeURIComponent(region)}/login?${new URLSearchParams({
      domain,
      nonce,
      way,
      ...(next === null ? {} : { [returnParameter]: next }),
    })}`,
} as const;

/** Where our own page exchanges the code for its session. */
export const officialExchangePath = "/auth/official-login";

export function isSecretShape(text: unknown): text is string {
  return typeof text === "string" && secretShape.test(text);
}

/** A message as the official login sends it, or `null`: exactly these two texts, nothing more. */
export function readHandover(message: unknown): Handover | null {
  if (typeof message !== "object" || message === null || Array.isArray(message)) return null;
  const keys = Reflect.ownKeys(message);
  if (keys.length !== 2 || !Object.hasOwn(message, "token") || !Object.hasOwn(message, "nonce")) return null;
  const { token, nonce } = message as Record<string, unknown>;
  return isSecretShape(token) && isSecretShape(nonce) ? { token, nonce } : null;
}

/** What stands in the official login's address, or `null` where it is no such request. */
export function readLoginRequest(locale: string | undefined, search: URLSearchParams): (LoginRequest & { readonly locale: Locale }) | null {
  const domain = search.get("domain") ?? "";
  const nonce = search.get("nonce");
  const way = search.get("way") ?? "window";
  if (!isLocale(locale) || !isSecretShape(nonce) || (way !== "window" && way !== "page")) return null;
  const url = URL.parse(domain);
  if (url === null || url.origin !== domain) return null;
  return { domain, nonce, locale, way, next: returnPath(search.get(returnParameter)) };
}
