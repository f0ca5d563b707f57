/**
 * The first and the last day that may be written anywhere: old enough for whoever played the first games, and no further
 * ahead than anybody plans. What lies outside is a slip of the keyboard. DATE1
 */
export const firstDay = "1850-01-01";
export const lastDay = "2199-12-31";

/** A day such as `2026-10-02` that the calendar has, between `firstDay` and `lastDay`; `null`: the text is none. DATE1 */
export function readDay(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDay || text > lastDay) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null;
}

/** Whether a moment, in epoch milliseconds, falls between `firstDay` and `lastDay`; by Greenwich's days. DATE1 */
export function isWithinCalendar(at: number): boolean {
  return at >= Date.parse(`${firstDay}T00:00:00Z`) && at <= Date.parse(`${lastDay}T23:59:59Z`);
}

/** A month such as `2026-10`; `null`: the text is none. DATE1 */
export function readMonth(text: string): string | null {
  return readDay(`${text}-01`) === null ? null : text;
}

/** The day so many days after another, or before it. */
export function plusDays(day: string, days: number): string {
  return utcDayOf(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);
}

/** Whole years from one day to another, as birthdays count them. */
export function yearsBetween(from: string, to: string): number {
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
}

/** 1 for a Monday, 7 for a Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The day of a moment, epoch milliseconds, at Greenwich: where no league's clock is meant. */
export function utcDayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** All months from one to another, both like `2026-11`; none where the last lies before the first. */
export function monthsFrom(first: string, last: string): readonly string[] {
  const [from, to] = [monthIndex(first), monthIndex(last)];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => monthAt(from + step));
}

function monthIndex(month: string): number {
  const [year = Number.NaN, number = Number.NaN] = month.split("-").map(Number);
  const index = year * 12 + number - 1;
  return month >= firstDay.slice(0, 7) && month <= lastDay.slice(0, 7) ? index : Number.NaN;
}

function monthAt(index: number): string {
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}
