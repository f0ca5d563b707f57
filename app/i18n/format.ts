import { languageTag, type Locale } from "#contract/locale.ts";
import { dayKeyIn } from "./day-key.ts";
import { scoreText } from "./score-text.ts";

/** How a moment is written. `day` leaves the year to the page around it. */
export type DateStyle =
  | "full"
  | "long"
  | "day"
  | "dayYear"
  | "monthDay"
  | "weekday"
  | "shortWeekday"
  | "month"
  | "numeric"
  | "dateTime"
  | "time";

/** Figures and moments as a language writes them. `null` is "not recorded" everywhere and gives a dash. */
export type Format = {
  /** `1.240` */
  readonly number: (value: number | null) => string;
  /** `22,9`: always with the given number of decimals, one unless told. */
  readonly decimal: (value: number | null, decimals?: number) => string;
  /** `71 %` of a share between 0 and 1. */
  readonly percent: (share: number | null, decimals?: number) => string;
  /** `52 %` of made and attempted; a dash without an attempt, which is not 0 %. */
  readonly percentOf: (made: number, attempted: number) => string;
  /** `+12`, `−3` (U+2212), `0` */
  readonly signed: (value: number | null, decimals?: number) => string;
  /** `5/10`; a dash without an attempt. */
  readonly madeOf: (made: number, attempted: number) => string;
  /** `88:79`, in Spanish and French `88-79`, in English `88–79`: as the language's sports pages write it. */
  readonly score: (first: number, second: number) => string;
  /** `13–3` with an en dash. */
  readonly record: (wins: number, losses: number) => string;
  /** `36:43`, `0:07` of whole seconds. */
  readonly minutes: (seconds: number | null) => string;
  /** `3:48` of what a game clock shows, begun seconds cut off. */
  readonly clock: (remainingMs: number | null) => string;
  /** A moment (epoch milliseconds) in the league's time zone. */
  readonly date: (at: number, style: DateStyle) => string;
  /** `16–22 November 2026`: two days, with what they share said once. */
  readonly dayRange: (from: number, until: number) => string;
  /** `2026-02-28`: the day a moment falls on in the league's time zone; for grouping and keys, not for reading. */
  readonly dayKey: (at: number) => string;
  /** For the `dateTime` of a `time` element. */
  readonly machineTime: (at: number) => string;
  /** `Ana, Iva in Eva` */
  readonly list: (items: readonly string[]) => string;
};

const notRecorded = "–";
const minusSign = "\u2212";
const enDash = "\u2013";

const dateStyles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
  day: { weekday: "short", day: "numeric", month: "short" },
  dayYear: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  monthDay: { day: "numeric", month: "short" },
  weekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  month: { month: "long", year: "numeric" },
  numeric: { day: "2-digit", month: "2-digit", year: "numeric" },
  dateTime: { weekday: "short", day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
};

const made = new Map<string, Format>();

/** The formats of a locale in a time zone, made once: `Intl` objects are dear to make and cheap to use. */
export function formatFor(locale: Locale, timeZone: string): Format {
  const key = `${locale} ${timeZone}`;
  let format = made.get(key);
  if (!format) {
    format = makeFormat(locale, timeZone);
    made.set(key, format);
  }
  return format;
}

function makeFormat(locale: Locale, timeZone: string): Format {
  const tag = intlTag(locale);
  const numbers = numberFormats(tag);
  const dates = dateFormats(locale, timeZone);
  const lists = new Intl.ListFormat(tag, { type: "conjunction" });
  let ranges: Intl.DateTimeFormat | undefined;

  function percent(share: number | null, decimals = 0): string {
    return share === null ? notRecorded : numbers("percent", decimals)(share);
  }
  return {
    number: (value) =>
      value === null ? notRecorded : import.meta.env.SSR && isPlain(value) ? String(value) : numbers("decimal", 0)(value),
    decimal: (value, decimals = 1) => (value === null ? notRecorded : numbers("decimal", decimals)(value)),
    percent,
    percentOf: (hits, attempts) => percent(attempts === 0 ? null : hits / attempts),
    signed: (value, decimals = 0) => (value === null ? notRecorded : numbers("signed", decimals)(value)),
    madeOf: (hits, attempts) => (attempts === 0 ? notRecorded : `${hits}/${attempts}`),
    score: (first, second) => scoreText(locale, first, second),
    record: (wins, losses) => `${wins}${enDash}${losses}`,
    minutes: (seconds) => (seconds === null ? notRecorded : minutesAndSeconds(seconds)),
    clock: (remainingMs) => (remainingMs === null ? "" : minutesAndSeconds(Math.floor(remainingMs / 1000))),
    date: (at, style) => dates(style)(at),
    dayRange: (from, until) =>
      asPrinted(
        locale,
        (ranges ??= new Intl.DateTimeFormat(tag, { ...dateStyles.long, timeZone }))
          .formatRangeToParts(from, until)
          // Serbian ranges come with two-digit days, which its single days have not.
          .map(({ type, value }) => (type === "day" ? value.replace(/^0/, "") : value))
          .join(""),
      ),
    dayKey: keptTexts(dayKeyIn(timeZone)),
    machineTime: (at) => new Date(at).toISOString(),
    list: (items) => lists.format(items),
  };
}

/** English here is a European league's: day before month, and the clock of the timetable. */
function intlTag(locale: Locale): string {
  return locale === "en" ? "en-GB" : languageTag(locale);
}

type NumberStyle = "decimal" | "percent" | "signed";

type Written = (value: number) => string;

function numberFormats(tag: string): (style: NumberStyle, decimals: number) => Written {
  const formats = new Map<string, Written>();
  return (style, decimals) => {
    const key = `${style} ${decimals}`;
    let format = formats.get(key);
    if (!format) {
      const intl = new Intl.NumberFormat(tag, {
        style: style === "percent" ? "percent" : "decimal",
        signDisplay: style === "signed" ? "exceptZero" : "negative",
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
      format = keptTexts((value) => withMinus(intl.format(value)));
      formats.set(key, format);
    }
    return format;
  };
}

function dateFormats(locale: Locale, timeZone: string): (style: DateStyle) => Written {
  const formats = new Map<DateStyle, Written>();
  return (style) => {
    let format = formats.get(style);
    if (!format) {
      const intl = new Intl.DateTimeFormat(intlTag(locale), { ...dateStyles[style], timeZone });
      format = keptTexts((at) => asPrinted(locale, intl.format(at)));
      formats.set(style, format);
    }
    return format;
  };
}

const roomForTexts = 1000;

/** Pages of a server say the same shares, averages and days again and again, and `Intl` takes its time for each. */
function keptTexts(write: Written): Written {
  if (!import.meta.env.SSR) return write;
  const texts = new Map<number, string>();
  return (value) => {
    let text = texts.get(value);
    if (text === undefined) {
      text = write(value);
      if (texts.size >= roomForTexts) texts.clear();
      texts.set(value, text);
    }
    return text;
  };
}

/** Most figures of a game: every language writes them alike, and a page of the server has hundreds. */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}

/** Some languages' data have the hyphen for a minus; a table needs the sign that is as wide as the plus. */
function withMinus(text: string): string {
  return text.replace("-", minusSign);
}

/**
 * Dates and times as newspapers print them, where the language's data write them as an office would: 17h17 in French, Russian years
 * without "г.", in Serbian a word between the year, which ends in a dot, and the hour.
 */
function asPrinted(locale: Locale, text: string): string {
  switch (locale) {
    case "fr":
      return text.replace(/(\d\d):(\d\d)/, "$1h$2");
    case "ru":
      return text.replace(/[ \u00a0]г\./, "");
    case "sr":
      return text.replace(/(\d{4}\.) (\d\d:)/, "$1 u $2");
    case "sr-cyrl":
      return text.replace(/(\d{4}\.) (\d\d:)/, "$1 у $2");
    default:
      return text;
  }
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
