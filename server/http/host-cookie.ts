const localHost = /(?:^|\.)localhost(?::\d+)?$/i;

/** What requests bear under a name: nothing, one value, or what cannot be, such as two. */
export type BornCookie = { readonly kind: "none" | "odd" } | { readonly kind: "value"; readonly value: string };

/** `__Host-`: no other host of the same domain can set it or read it. A name under `localhost` has no https, so no such cookies. */
export function hostCookieName(host: string, name: string): string {
  return localHost.test(host) ? name : `__Host-${name}`;
}

/** For this host and all its paths, sent along by links from elsewhere, as a way back from another site is one. */
export function hostCookieAttributes(host: string, seconds: number): string {
  return `; Max-Age=${seconds}; Path=/; SameSite=Lax${localHost.test(host) ? "" : "; Secure"}`;
}

export function bornCookie(cookies: string | null | undefined, name: string): BornCookie {
  const values = (cookies ?? "")
    .split(";")
    .map((part) => part.trim().split("="))
    .filter(([key]) => key === name)
    .map(([, value = ""]) => value);
  const [value] = values;
  if (value === undefined || (value === "" && values.length === 1)) return { kind: "none" };
  return values.length === 1 ? { kind: "value", value } : { kind: "odd" };
}
