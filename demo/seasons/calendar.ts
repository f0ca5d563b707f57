import { plusDays, weekdayOf } from "#core/kernel/calendar-day.ts";
import { dayIn, momentAt } from "#core/kernel/local-time.ts";

/** When the games of a weekend tip off: days from Friday, and the hall's own time. */
const slots: readonly { readonly day: number; readonly time: string }[] = [
  { day: 0, time: "19:00" },
  { day: 1, time: "17:00" },
  { day: 1, time: "20:00" },
  { day: 2, time: "18:00" },
  { day: 1, time: "18:30" },
  { day: 2, time: "20:00" },
];

/** How long after its tip-off a game is surely over and signed. */
export const gameMs = 3 * 3_600_000;

/** The Fridays of a season's rounds, `yyyy-mm-dd`. */
export type Calendar = { readonly fridays: readonly string[]; readonly timeZone: string };

/** A finished season's: from the first Friday of October, with a break over the holidays. */
export function finishedCalendar(seasonYear: number, rounds: number, timeZone: string): Calendar {
  return { fridays: weekends(firstFriday(seasonYear), rounds, 1), timeZone };
}

/**
 * The running season's: so many rounds before the weekend that `now` (epoch milliseconds) is in, or that comes next, and
 * the rest from then on. There are always some behind and some ahead, whatever the day.
 */
export function runningCalendar(rounds: number, before: number, now: number, timeZone: string): Calendar {
  const today = dayIn(timeZone, now);
  const friday = plusDays(today, 5 - weekdayOf(today));
  const behind = weekends(plusDays(friday, -7), before, -1).toReversed();
  return { fridays: [...behind, ...weekends(friday, rounds - before, 1)], timeZone };
}

/** Epoch milliseconds of a round's game, by its place among the round's games. */
export function tipOffAt({ fridays, timeZone }: Calendar, round: number, place: number): number {
  const { day, time } = slots[place % slots.length] as (typeof slots)[number];
  return momentAt(plusDays(fridays[round - 1] as string, day), time, timeZone);
}

const playoffTimes = ["20:00", "18:00", "19:00", "21:00"];

/** Evenings of the play-offs, counted from 0: every Wednesday and Saturday, from the second week after the last round. */
export function playoffTipOff({ fridays, timeZone }: Calendar, evening: number, place: number): number {
  const wednesday = plusDays(fridays.at(-1) as string, 12);
  const day = plusDays(wednesday, Math.floor(evening / 2) * 7 + (evening % 2 === 0 ? 0 : 3));
  return momentAt(day, playoffTimes[place % playoffTimes.length] as string, timeZone);
}

/** In the midst of the week after a weekend, where games that were moved are played. */
export function midweekAfter({ fridays, timeZone }: Calendar, round: number, weeks: number): number {
  return momentAt(plusDays(fridays[round - 1] as string, weeks * 7 + 5), "19:30", timeZone);
}

/** The day after a round's weekend on which clubs change their squads: `yyyy-mm-dd`. */
export function tuesdayAfter({ fridays }: Calendar, round: number): string {
  return plusDays(fridays[round - 1] as string, 4);
}

/** The day in the hall, `yyyy-mm-dd`. */
export function dayOf(tipOff: number, timeZone: string): string {
  return dayIn(timeZone, tipOff);
}

function firstFriday(seasonYear: number): string {
  const first = `${seasonYear}-10-01`;
  return plusDays(first, (12 - weekdayOf(first)) % 7);
}

/** So many Fridays from the first one that may be played, forwards or backwards. */
function weekends(from: string, count: number, step: 1 | -1): string[] {
  const fridays: string[] = [];
  for (let friday = from; fridays.length < count; friday = plusDays(friday, step * 7)) {
    if (!isHoliday(friday)) fridays.push(friday);
  }
  return fridays;
}

/** Over Christmas (both) and New Year nobody plays: two weekends, now and then three. */
function isHoliday(day: string): boolean {
  const inYear = day.slice(5);
  return inYear >= "12-23" || inYear <= "01-05";
}
