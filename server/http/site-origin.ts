import type { Tenant } from "./tenant-directory.ts";

/**
 * Where visitors find a tenant. A real league lives on https behind its proxy, on the usual port; a name under
 * `localhost` is this machine, on the port we listen on.
 */
export function originOf({ hosts }: Pick<Tenant, "hosts">, port: number): string {
  const host = hosts[0] ?? "localhost";
  return /(?:^|\.)localhost$/.test(host) ? `http://${host}:${port}` : `https://${host}`;
}
