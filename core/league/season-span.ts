import { firstDay, lastDay, readDay } from "../kernel/calendar-day.ts";

/** What is known of when a season is played: its slug such as `2026-27`, and its days where somebody has written them down. */
export type SeasonDays = { readonly slug: string; readonly startsOn: string | null; readonly endsOn: string | null };

/** The days within which a game of a season may lie, both included. */
export type SeasonSpan = { readonly from: string; readonly to: string };

/** How many years around its season a game may lie: what is prepared early, and what a pandemic puts off. */
const yearsAround = 1;

/**
 * The days around a season within which its games may lie, so many years before and after it. A season whose days nobody wrote down begins
 * and ends with the years of its slug; one without a year in it takes any day of DATE1. DATE2
 */
export function seasonSpan({ slug, startsOn, endsOn }: SeasonDays, years = yearsAround): SeasonSpan {
  const [, year, next] = /^(\d{4})(?:-(\d{2}|\d{4}))?(?:\D|$)/.exec(slug) ?? [];
  const lastYear = year === undefined ? undefined : next === undefined ? year : endYear(year, next);
  const from = startsOn ?? (year === undefined ? null : `${year}-01-01`);
  const to = endsOn ?? (lastYear === undefined ? null : `${lastYear}-12-31`);
  return { from: yearsFrom(from, -years) ?? firstDay, to: yearsFrom(to, years) ?? lastDay };
}

/** 2000 of 1999-00, 2027 of 2026-27 and of 2026-2027. */
function endYear(year: string, written: string): string {
  if (written.length === 4) return written;
  const century = Number(year.slice(0, 2)) + (written < year.slice(2) ? 1 : 0);
  return `${century}${written}`;
}

/** Whether a moment, in epoch milliseconds, falls into the span by Greenwich's days. */
export function isWithinSpan(at: number, { from, to }: SeasonSpan): boolean {
  return at >= Date.parse(`${from}T00:00:00Z`) && at <= Date.parse(`${to}T23:59:59Z`);
}

function yearsFrom(day: string | null, years: number): string | null {
  if (day === null) return null;
  // The 28th is a day of every month.
  return readDay(`${Number(day.slice(0, 4)) + years}${day.endsWith("-02-29") ? "-02-28" : day.slice(4)}`);
}
