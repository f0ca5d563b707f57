/** A date and time as a source prints them, in a time zone, as epoch milliseconds; `null` when they are none. */
export function localTime(date: string | null, time: string | null, timeZone: string): number | null {
  if (date === null || time === null) return null;
  try {
    return Temporal.PlainDateTime.from(`${date}T${time.padStart(5, "0")}`).toZonedDateTime(timeZone).epochMilliseconds;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
