import { isIP } from "node:net";
import type { Logger } from "../log.ts";
import { isPublicAddress } from "../push/public-endpoint.ts";
import { clientNetwork } from "./client-network.ts";

type Fault = "a proxy nobody told of" | "one proxy more than told" | "one proxy less than told";

/**
 * Looks at who asks and says once, for each way it is wrong, that `TRUSTED_PROXIES` does not fit: then limits count all visitors as
 * one, or believe whom anybody names. Only a neighbour in a closed network counts as a proxy: strangers' headers prove nothing. GUARD14
 */
export function proxyWatch(
  log: Logger,
  proxies: number,
  onMisfit: () => void = () => undefined,
): (remoteAddress: string | undefined, forwardedFor: string | undefined) => void {
  const said = new Set<Fault>();
  return (remoteAddress, forwardedFor) => {
    const fault = faultOf(remoteAddress ?? "", listOf(forwardedFor), proxies);
    if (fault === null || said.has(fault)) return;
    said.add(fault);
    onMisfit();
    log.warn({ why: fault, proxies }, "TRUSTED_PROXIES does not fit: limits count the wrong visitors");
  };
}

/** Whose request it is (`clientNetwork`), with an eye on whether the proxies are as told. */
export function watchedNetwork(log: Logger, proxies: number, onMisfit: () => void) {
  const watch = proxyWatch(log, proxies, onMisfit);
  return (remoteAddress: string | undefined, forwardedFor: string | undefined): string => {
    watch(remoteAddress, forwardedFor);
    return clientNetwork(remoteAddress, forwardedFor, proxies);
  };
}

function faultOf(remote: string, heard: readonly string[], proxies: number): Fault | null {
  if (heard.length === 0 || !isNeighbour(remote)) return null;
  if (proxies === 0) return "a proxy nobody told of";
  const visitor = heard.at(-proxies);
  if (visitor === undefined) return "one proxy less than told";
  const isBehindAnother =
    isNeighbour(visitor) && heard.slice(0, -proxies).some((address) => isIP(address) !== 0 && isPublicAddress(address));
  return isBehindAnother ? "one proxy more than told" : null;
}

function listOf(forwardedFor: string | undefined): string[] {
  return (forwardedFor ?? "").split(",").flatMap((entry) => {
    const address = entry.trim().replace(/^\[(.*)\](?::\d+)?$/, "$1");
    return address === "" ? [] : [address];
  });
}

/** In a closed network, or this machine. */
function isNeighbour(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  return isIP(plain) !== 0 && !isPublicAddress(plain);
}
