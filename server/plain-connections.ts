import pg from "pg";

/** Addresses of other programs that this one speaks to by itself. */
export type Partners = { readonly databaseUrl?: string | undefined; readonly redisUrl?: string | undefined };

/**
 * One line for each connection that would leave this machine unencrypted, or take whoever answers for the one it asked for.
 * Mails are held to it where they are sent (`server/accounts/mail-transport.ts`).
 */
export function plainConnections({ databaseUrl, redisUrl }: Partners): string[] {
  const wayOut = "ALLOW_PLAIN_CONNECTIONS=1 lets it go unencrypted, on a network of your own";
  const problems: string[] = [];
  if (databaseUrl !== undefined && !isEncryptedDatabase(databaseUrl))
    problems.push(`DATABASE_URL: is not on this machine and needs ?sslmode=verify-full; ${wayOut}`);
  if (redisUrl !== undefined && !isEncryptedRedis(new URL(redisUrl)))
    problems.push(`REDIS_URL: is not on this machine and needs rediss://; ${wayOut}`);
  return problems;
}

/** This machine by name or number; a path is a socket of its own. */
export function isThisMachine(host: string): boolean {
  return host === "" || host.startsWith("/") || /^(?:(?:.*\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/**
 * As the driver reads it, whatever else an address says of its host, and the environment (`PGHOST`) where it says none. `require` alone
 * would take any certificate by libpq's rules, so only the mode that is read in one way will do.
 */
function isEncryptedDatabase(text: string): boolean {
  const address = new URL(text);
  const { searchParams } = address;
  const isVerified = searchParams.get("sslmode") === "verify-full";
  // The driver would read the file, and warn of other modes.
  for (const name of isVerified ? ["sslrootcert"] : ["sslrootcert", "sslmode", "sslcert", "sslkey"]) searchParams.delete(name);
  const driver: { readonly host: string; readonly ssl?: unknown } = new pg.Client({ connectionString: address.href });
  if (isThisMachine(driver.host)) return true;
  const { ssl } = driver;
  const isTls = typeof ssl === "object" && ssl !== null && !("rejectUnauthorized" in ssl && ssl.rejectUnauthorized === false);
  return isVerified && isTls;
}

/** A parameter that stands twice in an address is read by one as the first and by another as the last of them. */
export function hasParameterTwice(text: string): boolean {
  const names = [...(URL.parse(text)?.searchParams.keys() ?? [])].map((name) => name.toLowerCase());
  return new Set(names).size < names.length;
}

function isEncryptedRedis({ protocol, hostname }: URL): boolean {
  return protocol === "rediss:" || isThisMachine(hostname);
}
