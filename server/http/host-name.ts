const hostShape = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/**
 * The host name of a `Host` header: lower case, without port and without the dot at the end. `null` for what is no
 * host name. No other header is ever asked: whoever could choose one could choose the tenant.
 */
export function hostName(header: string | undefined): string | null {
  if (header === undefined || header.length > 260) return null;
  const host = header
    .toLowerCase()
    .replace(/:\d{0,5}$/, "")
    .replace(/\.$/, "");
  return hostShape.test(host) ? host : null;
}
