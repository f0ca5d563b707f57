import { firstDay, isWithinCalendar, lastDay, readDay } from "./calendar-day.ts";

/**
 * A moment in epoch milliseconds, or in half a sentence why the text is none ("… is like 2026-12-01T19:00"). `isLostHour`: the
 * calendar has the day, and that day's clocks go forward over the hour.
 */
export type LocalMoment =
  | { readonly kind: "moment"; readonly at: number }
  | { readonly kind: "refused"; readonly reason: string; readonly isLostHour?: true };

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Reads a day and time as a time zone's own clocks show it, `2026-12-01T19:00`. Refused is what is written otherwise, what
 * the calendar does not have, what lies outside DATE1's bounds, and an hour that is left out where clocks go forward. Of an hour that
 * comes twice the first is meant. DATE1, DATE3
 */
export function readLocalMoment(text: string, timeZone: string): LocalMoment {
  // A day alone would be its midnight, and an offset would be passed over.
  const local = shape.test(text) ? plainDateTime(text) : null;
  if (local === null) return refused("must be like 2026-12-01T19:00");
  const zoned = local.toZonedDateTime(timeZone);
  if (!isWithinCalendar(zoned.epochMilliseconds)) return refused(`must lie between ${firstDay} and ${lastDay}`);
  if (!zoned.toPlainDateTime().equals(local))
    return { ...refused(`must be a time that clocks in ${timeZone} show: they go forward over it`), isLostHour: true };
  return { kind: "moment", at: zoned.epochMilliseconds };
}

/** A moment, epoch milliseconds, as a time zone's own clocks show it, to the minute: what `readLocalMoment` reads. */
export function localMoment(at: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: "minute" });
}

/** The day of a moment, epoch milliseconds, as a time zone's calendars show it: with `now`, a league's today. */
export function dayIn(timeZone: string, at: number): string {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/**
 * The moment, epoch milliseconds, of a day and an hour (`19:00`) that a time zone has. Of an hour that is left out where clocks go forward
 * the one behind it.
 */
export function momentAt(day: string, time: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
}

/** The first moment from `at` on, epoch milliseconds, at which a time zone's clocks show this day of the week, 1 Monday to 7 Sunday, and hour. */
export function momentOfWeekFrom(
  at: number,
  { weekday, hour }: { readonly weekday: number; readonly hour: number },
  timeZone: string,
): number {
  const from = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  const thisWeek = from.add({ days: (weekday - from.dayOfWeek + 7) % 7 }).withPlainTime({ hour });
  return (thisWeek.epochMilliseconds < at ? thisWeek.add({ days: 7 }) : thisWeek).epochMilliseconds;
}

/** Whether clocks can be set by a name such as `Europe/Belgrade`. */
export function isTimeZone(name: string): boolean {
  try {
    Temporal.PlainDateTime.from("2026-01-01T00:00").toZonedDateTime(name);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text has the shape of a local moment, `2026-12-01T19:00`, be there one or not. */
export function hasLocalShape(text: string): boolean {
  return shape.test(text);
}

/** When a game is: a moment, or a day alone whose time is to follow. */
export type LocalWhen = LocalMoment | { readonly kind: "day"; readonly day: string };

/**
 * The same, or a day alone, `2026-12-01`, which is no midnight: a time is to follow. A day has no hours that clocks leave out.
 * DATE1, DATE3, SCHED23
 */
export function readLocalWhen(text: string, timeZone: string): LocalWhen {
  if (text.includes("T")) return readLocalMoment(text, timeZone);
  const day = readDay(text);
  if (day !== null) return { kind: "day", day };
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? refused(`must be a day between ${firstDay} and ${lastDay} that the calendar has`)
    : refused("must be like 2026-12-01T19:00, or 2026-12-01 with the time to follow");
}

function plainDateTime(text: string): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function refused(reason: string): Extract<LocalMoment, { readonly kind: "refused" }> {
  return { kind: "refused", reason };
}
