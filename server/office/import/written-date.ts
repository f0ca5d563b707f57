import { searchKey } from "#core/wording/search-key.ts";
import { readDay, utcDayOf } from "#core/kernel/calendar-day.ts";
import { type GridCell, shownText } from "./sheet-grid.ts";
import { readTimeText } from "./written-time.ts";

/** A day as somebody wrote it, before it is known how the file writes days. */
export type WrittenDate = {
  readonly day: number;
  readonly month: number;
  /** `null`: not written. */
  readonly year: number | null;
  readonly hasShortYear: boolean;
  /** 05/10: either figure may be the month. */
  readonly mayBeSwapped: boolean;
  /** Which figure of the slashed days of this file is the day, where one of them says so. */
  readonly order: "day-first" | "month-first" | null;
  /** 3.1 as a number: the tenth month has lost its nought, or it is January. */
  readonly mayBeTenth: boolean;
  readonly weekday: number | null;
  /** Minutes of the day, where the same cell tells them. */
  readonly minutes: number | null;
  /** So many minutes ahead of UTC are those clocks, where the cell tells it, as a program writes moments; `null`: the league's own. */
  readonly ahead: number | null;
};

/** `null`: nothing that is a day. `impossible`: meant as a day, and no calendar has it. IMPF8 */
export type DateReading = WrittenDate | "impossible" | null;

const monthStems: readonly (readonly [number, RegExp])[] = [
  [1, /^(?:ian|ene)/],
  [2, /^(?:feb|fev)/],
  [3, /^mar/],
  [4, /^(?:apr|abr|avr)/],
  [5, /^ma[iy]/],
  [6, /^iu(?:n|in)/],
  [7, /^iu(?:l|il)/],
  [8, /^(?:avg|aug|ago|aout)/],
  [9, /^se[pn]/],
  [10, /^o[kc]t/],
  [11, /^no[vi]/],
  [12, /^(?:dec|dek|dic)/],
];

const romanMonths = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

const weekdayStems: readonly (readonly [number, RegExp])[] = [
  [1, /^(?:pon|lun|mon|po$)/],
  [2, /^(?:ut|tor|mar(?:di|tes)?$|tue|vt)/],
  [3, /^(?:sr|mie|mer|ved|ved|ve[nd]|vednesdai|vtorn)/],
  [4, /^(?:cet|ue|iue|ieu|thu|tu|te|ct|chet)/],
  [5, /^(?:pet|vie|vier|ven|fri|pt|piat)/],
  [6, /^(?:sub|sob|sab|sam|sat|sb)/],
  [7, /^(?:ned|dom|dim|sun|vs|vosk|nd)/],
];

/** 1 for Monday to 7, of a day's name or its beginning in six languages; `null`: none. */
export function readWeekday(text: string): number | null {
  if (text === "") return null;
  const key = searchKey(text).trim().split(" ")[0] ?? "";
  const known = exactWeekdays.get(key);
  if (known !== undefined) return known;
  return key.length < 2 || key.length > 12 ? null : (weekdayStems.find(([, stem]) => stem.test(key))?.[0] ?? null);
}

/** Days whose beginnings are other days elsewhere: `mar` is Tuesday, `ven` Friday, `vt` Tuesday. */
const exactWeekdays: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, "monday lundi lunes ponedeljak ponedeljek понедельник понедељак пн"],
      [2, "tuesday mardi martes utorak torek вторник уторак вт tue"],
      [3, "wednesday mercredi miércoles sreda среда wed ср mié"],
      [4, "thursday jeudi jueves četvrtak četrtek четверг четвртак thu чт jue čet"],
      [5, "friday vendredi viernes petak petek пятница петак fri пт vie ven"],
      [6, "saturday samedi sábado subota sobota суббота субота sat сб"],
      [7, "sunday dimanche domingo nedelja воскресенье недеља sun вс"],
    ] as const
  ).flatMap(([day, names]) => names.split(" ").map((name) => [searchKey(name).trim(), day] as const)),
);

/** The day in a cell, however it is kept or written; nothing is guessed that the file could say better as a whole. */
export function readDateCell(cell: GridCell | null | undefined): DateReading {
  if (!cell || cell.value === null) return null;
  if (typeof cell.value === "number") return dateOfNumber(cell.value, cell.format);
  if (typeof cell.value === "object") {
    const { day, minutes } = cell.value;
    return day === null ? null : { ...wholeDate(day), minutes: minutes === 0 ? null : minutes };
  }
  return readDateText(shownText(cell));
}

function wholeDate(day: string): WrittenDate {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return {
    day: date,
    month,
    year,
    hasShortYear: false,
    mayBeSwapped: false,
    order: null,
    mayBeTenth: false,
    weekday: null,
    minutes: null,
    ahead: null,
  };
}

/** A serial number without its format, 20261003, or day and month with a point between, which the spreadsheet took for a number. */
function dateOfNumber(value: number, format: string | null): DateReading {
  if (Number.isInteger(value) && value > 19_000_000 && value < 22_000_000) return readDateText(String(value));
  if (value >= 3000 && value < 110_000) {
    const at = Date.UTC(1899, 11, 30) + Math.floor(value) * 86_400_000;
    const minutes = Math.round((value % 1) * 1440);
    return { ...wholeDate(utcDayOf(at)), minutes: minutes === 0 ? null : minutes };
  }
  const [whole = "", decimals = ""] = (format === "0.00" ? value.toFixed(2) : String(value)).split(".");
  const [day, month] = [Number(whole), Number(decimals)];
  if (decimals === "" || decimals.length > 2 || day < 1 || day > 31) return null;
  const mayBeTenth = decimals === "1";
  if (month < 1 || month > 12 || !isOfSomeYear(day, month)) return mayBeTenth ? yearless(day, 10, true) : "impossible";
  return yearless(day, month, mayBeTenth);
}

function yearless(day: number, month: number, mayBeTenth: boolean): WrittenDate {
  return {
    day,
    month,
    year: null,
    hasShortYear: false,
    mayBeSwapped: false,
    order: null,
    mayBeTenth,
    weekday: null,
    minutes: null,
    ahead: null,
  };
}

/** The same, of text. */
export function readDateText(written: string): DateReading {
  const { text, minutes, ahead } = withoutTime(written.normalize("NFKC").replace(/\s+/gu, " ").trim());
  const first = /^\p{L}+/u.exec(text)?.[0] ?? "";
  const bracketed = /\(\s*(\p{L}+)\.?\s*\)\s*$/u.exec(text)?.[1] ?? /\s(\p{L}+)\.?$/u.exec(text)?.[1] ?? "";
  const isMonth = (word: string) => monthOfWord(word) !== null && !/^(?:mar(?:di|tes)?)$/i.test(word);
  const weekday = readWeekday(first) ?? (isMonth(bracketed) ? null : readWeekday(bracketed));
  const found = figuresOf(text);
  if (found === null) return null;
  if (found === "impossible") return "impossible";
  const hasShortYear = found.year !== null && found.year < 100;
  return { ...found, hasShortYear, mayBeTenth: false, weekday, minutes, ahead };
}

type Figures = Pick<WrittenDate, "day" | "month" | "year" | "mayBeSwapped" | "order">;

function figuresOf(text: string): Figures | "impossible" | null {
  const iso = /(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return possible(Number(iso[3]), Number(iso[2]), Number(iso[1]), null);
  const numeric = /(?<![\d/])(\d{1,2})\s*([./-])\s*(\d{1,2})(?:\s*[./-]\s*(\d{4}|\d{2})?)?(?![\d/])/.exec(text);
  if (numeric && !/[:h]/i.test(text.charAt((numeric.index ?? 0) + numeric[0].length))) {
    const year = numeric[4] === undefined ? null : Number(numeric[4]);
    // "3/4. oktobar" are two days of one month.
    const named = year === null ? inWords(text) : null;
    if (named !== null) return named;
    return ordered(Number(numeric[1]), Number(numeric[3]), year, numeric[2] !== ".");
  }
  const roman = /(?<!\d)(\d{1,2})\s*[./-]?\s*([IVX]{1,4})\b\.?\s*[./-]?\s*(\d{4}|\d{2})?/.exec(text);
  const romanMonth = romanMonths.indexOf(roman?.[2] ?? "") + 1;
  if (roman && romanMonth > 0) return possible(Number(roman[1]), romanMonth, roman[3] ? Number(roman[3]) : null, null);
  return inWords(text);
}

/** "15. oktobra 1997.", "3 de octubre de 2026", "le 1er octobre", "Oct 3, 2026", "03-oct-26". */
function inWords(text: string): Figures | "impossible" | null {
  const words = [...text.matchAll(/\p{L}+/gu)].map((match) => match[0]);
  const month = words.map((word) => (isWeekdayOnly(word) ? null : monthOfWord(word))).find((each) => each !== null) ?? null;
  if (month === null) return null;
  const figures = [...text.matchAll(/\d+/g)].map((match) => match[0]);
  const yearAt = figures.findIndex((figure) => figure.length === 4);
  const dayAt = figures.findIndex((figure, at) => at !== yearAt && figure.length <= 2);
  if (dayAt < 0) return null;
  const short = figures.findIndex((figure, at) => at > dayAt && figure.length === 2);
  const year = yearAt >= 0 ? Number(figures[yearAt]) : short >= 0 ? Number(figures[short]) : null;
  return possible(Number(figures[dayAt]), month, year, null);
}

function isWeekdayOnly(word: string): boolean {
  return exactWeekdays.has(searchKey(word).trim());
}

function monthOfWord(word: string): number | null {
  const key = searchKey(word).trim();
  return key.length < 3 ? null : (monthStems.find(([, stem]) => stem.test(key))?.[0] ?? null);
}

function ordered(first: number, second: number, year: number | null, hasSlash: boolean): Figures | "impossible" {
  if (first <= 12 && second <= 12 && hasSlash) return { day: first, month: second, year, mayBeSwapped: first !== second, order: null };
  if (hasSlash && first <= 12 && second > 12) return possible(second, first, year, "month-first");
  return possible(first, second, year, "day-first");
}

function possible(day: number, month: number, year: number | null, order: WrittenDate["order"]): Figures | "impossible" {
  const full = year === null ? null : year < 100 ? 2000 + year : year;
  const isThere = full === null ? isOfSomeYear(day, month) : readDay(isoDay(full, month, day)) !== null;
  return isThere ? { day, month, year, mayBeSwapped: false, order } : "impossible";
}

function isOfSomeYear(day: number, month: number): boolean {
  return readDay(isoDay(2024, month, day)) !== null;
}

export function isoDay(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Parts the hour from a day with one: "3.10.2026 u 19:00", "2026-10-03T19:00", "2026-10-03T17:00:00Z". */
function withoutTime(text: string): { text: string; minutes: number | null; ahead: number | null } {
  const zoned = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?\s?(?:Z|([+-])(\d{2}):?(\d{2})?)$/iu.exec(text);
  if (zoned) {
    const ahead = zoned[4] === undefined ? 0 : (Number(zoned[5]) * 60 + Number(zoned[6] ?? 0)) * (zoned[4] === "-" ? -1 : 1);
    return { text: zoned[1] ?? "", minutes: Number(zoned[2]) * 60 + Number(zoned[3]), ahead };
  }
  const found =
    /[\sT,]+(?:u|ob|at|a las|à|в|у)?\s*(\d{1,2})\s*(?::|h(?!\p{L})|ч(?!\p{L})|časova|časa|часова|часов|sati|heures|horas|uhr|ur(?!\p{L}))\s*(\d{2})?(?::\d{2})?\s*(?:h|ч|hrs)?\.?$/iu.exec(
      text,
    );
  if (found) return { text: text.slice(0, found.index), minutes: Number(found[1]) * 60 + Number(found[2] ?? 0), ahead: null };
  // Behind a whole day stands its hour, however it is written: "3. 10. 2026 ob 19.00", "Oct 3, 2026 7:30 PM".
  const [, day = "", rest = ""] = /^(\d{4}-\d{2}-\d{2}|.*?\d.*?(?<!\d)\d{4}\.?)[\s,;]+(\D{0,8}\d.*)$/u.exec(text) ?? [];
  const hour = rest === "" ? null : readTimeText(rest);
  return hour === null || hour === "impossible" ? { text, minutes: null, ahead: null } : { text: day, minutes: hour.minutes, ahead: null };
}
