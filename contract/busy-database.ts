/**
 * No connection to the database was to be had in time. Nothing was asked, so nothing was changed: the same question may be
 * put again in a moment. Any port may throw it. PAGE11
 */
export class BusyDatabase extends Error {
  override readonly name = "BusyDatabase";
}
