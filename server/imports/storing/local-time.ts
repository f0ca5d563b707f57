import { readLocalMoment } from "#core/kernel/local-time.ts";

/** A date and time as a source prints them, in a time zone, as epoch milliseconds; `null` when they are none, or none of DATE1. */
export function localTime(date: string | null, time: string | null, timeZone: string): number | null {
  if (date === null || time === null) return null;
  const moment = readLocalMoment(`${date}T${time.padStart(5, "0")}`, timeZone);
  return moment.kind === "moment" ? moment.at : null;
}
