import { isIP } from "node:net";
import { isPublicAddress } from "./public-endpoint.ts";

/**
 * Push services of browsers, as their endpoints name them; `*.` stands for any name below. Chromium and what is built of it asks
 * Google's (its test channels the second and third), Firefox Mozilla's, Safari Apple's, Edge Microsoft's. No browser lets a page choose
 * another, so nobody can have messages sent to somebody who is none of them. PUSH15
 */
const usual = [
  "fcm.googleapis.com",
  "android.googleapis.com",
  "jmt17.google.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
] as const;

/** Whose machines may be sent notices: the usual push services, `more` of the operator's, and where he allows it his own network's. */
export type PushHosts = { readonly more: readonly string[]; readonly allowsPrivate: boolean };

/** Whether a push service answers there, by its name alone. */
export function isPushHost({ hostname }: URL, { more, allowsPrivate }: PushHosts): boolean {
  return [...usual, ...more].some((pattern) => fits(hostname, pattern)) || (allowsPrivate && isOfClosedNetwork(hostname));
}

function fits(host: string, pattern: string): boolean {
  return pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) && host.length >= pattern.length : host === pattern;
}

function isOfClosedNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 ? !host.includes(".") || host.endsWith(".localhost") : !isPublicAddress(host);
}
