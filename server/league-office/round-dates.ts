import { plusDays, weekdayOf } from "#core/kernel/calendar-day.ts";
import { readLocalMoment } from "#core/kernel/local-time.ts";
import type { RoundDates, Slot } from "#core/league/schedule/schedule-problem.ts";
import type { ScheduleFile, SlotInFile } from "./schedule-file.ts";
import { UnreadableSchedule } from "./unreadable-schedule.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];

/** 1 Monday … 7 Sunday. */
export function weekdayNumber(weekday: Weekday): number {
  return weekdays.indexOf(weekday) + 1;
}

/** The slots of every round, in the file's time zone. */
export function roundDates(file: ScheduleFile, needed: number): RoundDates[] {
  const starts = Array.isArray(file.rounds) ? file.rounds : everySoManyDays(file.rounds, needed, file.season.to);
  if (starts.length !== needed)
    throw new UnreadableSchedule(`${file.teams.length} teams need ${needed} rounds, and there are ${starts.length}`);
  let before = "";
  return starts.map(({ from, slots }, index) => {
    if (from <= before) throw new UnreadableSchedule(`round ${index + 1} begins on ${from}, not after the one before`);
    before = from;
    const dated = (slots ?? file.slots).map((slot) => slotFrom(from, slot, file.timeZone));
    const outside = [from, ...dated.map(({ day }) => day)].find((day) => day < file.season.from || day > file.season.to);
    if (outside !== undefined) throw new UnreadableSchedule(`round ${index + 1} is on ${outside}, outside the season`);
    return { slots: dated.toSorted((one, other) => one.about - other.about) };
  });
}

type Start = { readonly from: string; readonly slots?: readonly SlotInFile[] | undefined };

/** Steps in which an excepted day falls have no round; the rounds go on after them. */
function everySoManyDays({ from, everyDays, except }: Exclude<ScheduleFile["rounds"], unknown[]>, needed: number, until: string): Start[] {
  const starts: Start[] = [];
  for (let first = from; starts.length < needed && first <= until; first = plusDays(first, everyDays)) {
    const next = plusDays(first, everyDays);
    if (!except.some((day) => first <= day && day < next)) starts.push({ from: first });
  }
  if (starts.length < needed) throw new UnreadableSchedule(`only ${starts.length} of ${needed} rounds fit into the season`);
  return starts;
}

/** The first such weekday on or after a day; without a time it is to follow. SCHED23 */
function slotFrom(from: string, { weekday, time, name, games }: SlotInFile, timeZone: string): Slot {
  const day = plusDays(from, (weekdayNumber(weekday) - weekdayOf(from) + 7) % 7);
  // Noon is an hour that no clock leaves out.
  const moment = readLocalMoment(`${day}T${time ?? "12:00"}`, timeZone);
  if (moment.kind === "refused") throw new UnreadableSchedule(`slot ${weekday} ${time}: ${day}T${time} ${moment.reason}`);
  const tipOff = time === undefined ? null : moment.at;
  return { day, time: time ?? null, tipOff, about: moment.at, name: name ?? null, games: games ?? null };
}
