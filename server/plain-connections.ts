/** Addresses of other programs that this one speaks to by itself. */
export type Partners = { readonly databaseUrl?: string | undefined; readonly redisUrl?: string | undefined };

/**
 * One line for each connection that would leave this machine unencrypted, or take whoever answers for the one it asked for.
 * Mails are held to it where they are sent (`server/accounts/mail-transport.ts`).
 */
export function plainConnections({ databaseUrl, redisUrl }: Partners): string[] {
  const wayOut = "ALLOW_PLAIN_CONNECTIONS=1 lets it go unencrypted, on a network of your own";
  const problems: string[] = [];
  if (databaseUrl !== undefined && !isEncryptedDatabase(new URL(databaseUrl)))
    problems.push(`DATABASE_URL: is not on this machine and needs ?sslmode=verify-full; ${wayOut}`);
  if (redisUrl !== undefined && !isEncryptedRedis(new URL(redisUrl)))
    problems.push(`REDIS_URL: is not on this machine and needs rediss://; ${wayOut}`);
  return problems;
}

/** This machine by name or number; a path is a socket of its own. */
export function isThisMachine(host: string): boolean {
  return host === "" || host.startsWith("/") || /^(?:(?:.*\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** `require` alone would take any certificate by libpq's rules, so only the mode that is read in one way will do. */
function isEncryptedDatabase(address: URL): boolean {
  const host = address.searchParams.get("host") ?? decodeURIComponent(address.hostname);
  return isThisMachine(host) || address.searchParams.get("sslmode") === "verify-full";
}

function isEncryptedRedis({ protocol, hostname }: URL): boolean {
  return protocol === "rediss:" || isThisMachine(hostname);
}
