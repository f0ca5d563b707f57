import { BusyDatabase } from "#contract/busy-database.ts";
import type { Logger } from "../log.ts";

/** Tells the log, once, why something was not answered. That the database was busy is no defect. PAGE27 */
export function logFault(log: Logger, error: unknown, about: { readonly path?: string } = {}): void {
  if (error instanceof BusyDatabase) log.warn({ err: error, ...about }, "no connection to the database was to be had in time");
  else log.error({ err: error, ...about }, "defect");
}
