import { readDay, weekdayOf } from "#core/kernel/calendar-day.ts";
import type { OfficeWorld } from "./office-world.ts";
import type { QuestionBook } from "./question-book.ts";
import { isoDay, type WrittenDate } from "./written-date.ts";
import { firstMonthOfSeason, type WrittenSeason } from "./written-season.ts";

/** A day of the file beside the day of the week that its row tells in another cell. */
export type SeenDate = { readonly date: WrittenDate; readonly weekday: number | null; readonly column: string };

/**
 * How a file writes its days, decided once by all of them: which figure of 05/10 is the month, the year where none is written,
 * and whether 3.1 is the third of October. What they do not say is asked once. IMPF8
 */
export class FileDates {
  private readonly isMonthFirst: boolean;
  private readonly writesJanuaryInFull: boolean;
  private readonly world: OfficeWorld;
  private readonly yearAnswer: unknown;
  /** The season that the file itself names; `null`: it names none. */
  private readonly named: WrittenSeason | null;

  constructor(world: OfficeWorld, book: QuestionBook, seen: readonly SeenDate[], named: WrittenSeason | null = null) {
    this.world = world;
    this.named = named;
    this.isMonthFirst = isMonthFirst(book, seen, world.season);
    this.writesJanuaryInFull = seen.some(({ date }) => date.year === null && date.month === 1 && !date.mayBeTenth);
    const yearless = seen.find(({ date }) => date.year === null);
    this.yearAnswer = yearless
      ? book.ask({ kind: "year", at: yearless.column, proposal: named?.name ?? world.season?.name ?? null })
      : undefined;
    const tenth = seen.find(({ date }) => date.mayBeTenth);
    if (tenth) book.ask({ kind: "number-date", at: tenth.column, proposal: "day.month, tenth month by day of the week" });
  }

  /** The day as the calendar has it; `null`: it has no such day in the year that is meant. */
  dayOf(date: WrittenDate, weekday: number | null = null): string | null {
    const [day, month] = date.mayBeSwapped && this.isMonthFirst ? [date.month, date.day] : [date.day, date.month];
    const named = date.weekday ?? weekday;
    if (date.mayBeTenth) return this.tenthOr(day, named);
    return readDay(isoDay(this.yearOf(date, month), month, day));
  }

  private tenthOr(day: number, weekday: number | null): string | null {
    const [october, january] = [10, 1].map((month) => readDay(isoDay(this.yearlessYear(month), month, day))) as [
      string | null,
      string | null,
    ];
    const fits = (each: string | null) => each !== null && weekday !== null && weekdayOf(each) === weekday;
    if (fits(october) !== fits(january)) return fits(october) ? october : january;
    return this.writesJanuaryInFull || weekday === null ? october : january;
  }

  private yearOf({ year, hasShortYear }: WrittenDate, month: number): number {
    if (year === null) return this.yearlessYear(month);
    const thisYear = Number(this.world.today.slice(0, 4));
    if (!hasShortYear) return year;
    return 2000 + year > thisYear + 2 ? 1900 + year : 2000 + year;
  }

  private yearlessYear(month: number): number {
    const said = yearInAnswer(this.yearAnswer, month);
    if (said !== null) return said;
    const { season, today } = this.world;
    if (this.named) return month >= firstMonthOfSeason ? this.named.firstYear : this.named.firstYear + 1;
    if (!season) return Number(today.slice(0, 4));
    const [first, last] = [Number(season.from.slice(0, 4)), Number(season.until.slice(0, 4))];
    return month >= Number(season.from.slice(5, 7)) ? first : last;
  }
}

/** Which figure is the month: by a day above twelve, by days of the week, else by asking; proposed is what lies in the season. */
function isMonthFirst(book: QuestionBook, seen: readonly SeenDate[], season: OfficeWorld["season"]): boolean {
  const open = seen.filter(({ date }) => date.mayBeSwapped);
  if (open.length === 0) return false;
  const orders = new Set(seen.map(({ date }) => date.order).filter((order) => order !== null));
  if (orders.size === 1) return orders.has("month-first");
  const named = open.filter(({ date, weekday }) => (date.weekday ?? weekday) !== null && date.year !== null);
  const fits = (month: "month" | "day") =>
    named.filter(({ date, weekday }) => {
      const day = swappedDay(date, month);
      return day !== null && weekdayOf(day) === (date.weekday ?? weekday);
    }).length;
  const [dayFirst, monthFirst] = [fits("month"), fits("day")];
  if (named.length > 0 && dayFirst !== monthFirst) return monthFirst > dayFirst;
  const inSeason = (month: "month" | "day") =>
    open.filter(({ date }) => {
      const day = date.year === null ? null : swappedDay(date, month);
      return season !== null && day !== null && day >= season.from && day <= season.until;
    }).length;
  const proposal = inSeason("day") > inSeason("month") ? "month first" : "day first";
  const said = book.ask({ kind: "date-order", at: open[0]?.column ?? "", proposal, choices: ["day first", "month first"] });
  return /month/i.test(typeof said === "string" ? said : proposal);
}

/** The day that is meant where the figure written as `month` is the month. */
function swappedDay(date: WrittenDate, month: "month" | "day"): string | null {
  const year = date.year as number;
  return readDay(isoDay(year < 100 ? 2000 + year : year, date[month], date[month === "month" ? "day" : "month"]));
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** `2026`, or years by months: `{"octDec": 2026, "janJun": 2027}`. */
function yearInAnswer(answer: unknown, month: number): number | null {
  const plain =
    typeof answer === "number"
      ? answer
      : typeof answer === "string"
        ? Number(/\b(?:19|20)\d\d\b/.exec(answer)?.[0] ?? Number.NaN)
        : Number.NaN;
  if (!Number.isNaN(plain)) return plain;
  if (typeof answer !== "object" || answer === null) return null;
  for (const [range, year] of Object.entries(answer)) {
    const named = [...range.toLowerCase().matchAll(/jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/g)].map(
      (match) => months.indexOf(match[0]) + 1,
    );
    const [first = 0, last = first] = named;
    if (named.length > 0 && month >= first && month <= last && typeof year === "number") return year;
  }
  return null;
}
