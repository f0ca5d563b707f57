import { hostName } from "./host-name.ts";

/**
 * The host that was asked, as visitors see it: it decided the tenant as well. A real league lives on https and the usual port;
 * names under `localhost` have no https, and keep their port.
 */
export function askedOrigin(header: string): string {
  const name = hostName(header) ?? "";
  return /(?:^|\.)localhost$/.test(name) ? `http://${header.toLowerCase()}` : `https://${name}`;
}
