import { isIP } from "node:net";

/**
 * Whose request it is, as far as limits care: an IPv4 address, or the first 64 bits of an IPv6 one, since whoever has one
 * of those has them all. ACC9
 *
 * `proxies` of ours stand in front; each writes down behind the others whom it heard. What stands further left in
 * `X-Forwarded-For` anybody could have written, and is not believed.
 */
export function clientNetwork(remoteAddress: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  const heard = [...(forwardedFor ?? "").split(",").map((entry) => entry.trim()), remoteAddress ?? ""];
  const address = proxies > 0 ? (heard.at(-1 - proxies) ?? heard[0]) : remoteAddress;
  return networkOf(address ?? "") ?? networkOf(remoteAddress ?? "") ?? "unknown";
}

function networkOf(text: string): string | null {
  const address = text.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/%.*$/, "");
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? `${groupsOf(address).slice(0, 4).join(":")}::/64`;
}

/** The eight groups without leading noughts, however it was written. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = Math.max(0, 8 - before.length - after.length);
  const all = tail === undefined ? before : [...before, ...Array.from({ length: missing }, () => "0"), ...after];
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}
