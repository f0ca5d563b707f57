import { isIP } from "node:net";
import { isPublicAddress } from "../push/public-endpoint.ts";

export const longestReceiver = 1000;

export type ReceiverReading = { readonly kind: "address"; readonly url: URL } | { readonly kind: "refused"; readonly why: string };

/**
 * Where a partner wants to be told; refused is what is not https on its usual port, bears a name and password, or lies in a closed
 * network. What its name leads to is looked at each time it is asked (`publicLookup`). `allowsPrivate`: for tests, and for
 * trying it on one's own machine. WEBHOOK9
 */
export function readReceiver(text: string, { allowsPrivate }: { readonly allowsPrivate: boolean }): ReceiverReading {
  if (text.length > longestReceiver) return refused(`an address has at most ${longestReceiver} characters`);
  if (!URL.canParse(text)) return refused("this is no address; one looks like https://partner.example/webhooks");
  const url = new URL(text);
  if (url.protocol !== "https:" && !(allowsPrivate && url.protocol === "http:")) return refused("the address must begin with https://");
  if (url.username !== "" || url.password !== "") return refused("no name and no password may stand in the address");
  if (url.hash !== "") return refused("what stands behind # is never sent; leave it out");
  if (allowsPrivate) return { kind: "address", url };
  if (url.port !== "") return refused("only the usual port of https, 443");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return isPublicAddress(host) ? { kind: "address", url } : refused("this machine lies in a closed network");
  const isName = host.includes(".") && !host.endsWith(".");
  if (!isName || /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/.test(host)) return refused("this name belongs to a closed network");
  return { kind: "address", url };
}

function refused(why: string): ReceiverReading {
  return { kind: "refused", why };
}
