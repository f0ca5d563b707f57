import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { longestEndpoint } from "#contract/push.ts";

/** Networks that are nobody's on the open internet: our own machine and neighbours must not be asked by a visitor's wish. */
const closed = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  closed.addSubnet(network, bits, "ipv4");
}

/** Of the newer addresses only those that are given out to everybody; the ways by which they hold an older one are not. */
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 32],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const) {
  closed.addSubnet(network, bits, "ipv6");
}

/** Whether an address is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, "ipv4");
  return family === 6 && open.check(address, "ipv6") && !closed.check(address, "ipv6");
}

/**
 * The address of a push service as a browser named it; `null` where we would not send: not https, another port, with a
 * password, a machine of our own network, longer than any. What its name leads to is looked at when it is asked (`publicLookup`).
 */
export function readEndpoint(text: string, { allowsPrivate }: { readonly allowsPrivate: boolean }): URL | null {
  if (text.length > longestEndpoint || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return null;
  if (allowsPrivate) return url.protocol === "https:" || url.protocol === "http:" ? url : null;
  if (url.protocol !== "https:" || url.port !== "") return null;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : null;
  return host.includes(".") && !host.endsWith(".") && !host.endsWith(".localhost") ? url : null;
}

/** Finds the machine of a name, and refuses one of a closed network: a name may lead anywhere, and elsewhere a moment later. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: readonly LookupAddress[]) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
      return callback(Object.assign(new Error(`${hostname} leads into a closed network`), { code: "ECLOSEDNETWORK" }), "", 0);
    }
    return options.all ? callback(null, [...addresses]) : callback(null, first.address, first.family);
  });
};
