/**
 * No connection to the database was to be had in time. Nothing was asked, so nothing was changed: the same question may be
 * put again in a moment. Any port may throw it. PAGE11
 */
export class BusyDatabase extends Error {
  override readonly name: string = "BusyDatabase";
}

/**
 * The database is away: it refused the connection, or the line to it broke. What was asked in the midst of that may have been
 * done or not; reading may be tried again in a moment. Told once for each outage, by `server/db/database-line.ts`. PAGE29
 */
export class AwayDatabase extends BusyDatabase {
  override readonly name = "AwayDatabase";
}
