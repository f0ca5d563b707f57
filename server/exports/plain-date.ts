import { utcDayOf } from "#core/kernel/calendar-day.ts";
import { languageTag, type Locale } from "#contract/locale.ts";

const monthsOf = new Map<Locale, ReadonlyMap<string, number>>();
const written =
  /^(?:\p{L}+\.?,?\s+)?(\d{1,2})(?:\.|er)?(?:\s+|[./-]\s*)(?:de\s+)?(\p{L}+|\d{1,2})\.?(?:\s+|[./-]\s*)(?:de\s+)?(\d{4})(?:\.|\s*\u0433\.?)?$/u;

/** The day (`2026-11-14`) that a text in a language's notation is, with or without its weekday; `null`: it is none, or its year is not said. */
export function plainDate(text: string, locale: Locale): string | null {
  const [, day = "", month = "", year] = written.exec(text.replaceAll("\u00a0", " ")) ?? [];
  if (year === undefined) return null;
  const number = /^\d/.test(month) ? Number(month) : monthNumber(month, locale);
  const key = `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = Date.parse(`${key}T00:00:00Z`);
  // 31 February is the 3rd of March to a calendar, and no day.
  return Number.isNaN(at) || utcDayOf(at) !== key ? null : key;
}

/** 0: it is no month. */
function monthNumber(name: string, locale: Locale): number {
  const months = monthsOf.get(locale) ?? namesOfMonths(locale);
  monthsOf.set(locale, months);
  return months.get(name.toLowerCase()) ?? 0;
}

function namesOfMonths(locale: Locale): ReadonlyMap<string, number> {
  const tag = locale === "en" ? "en-GB" : languageTag(locale);
  const names = (["long", "short"] as const).flatMap((style) =>
    [
      { month: style, timeZone: "UTC" },
      { day: "numeric", month: style, year: "numeric", timeZone: "UTC" },
    ].flatMap((options) => {
      const format = new Intl.DateTimeFormat(tag, options as Intl.DateTimeFormatOptions);
      return Array.from({ length: 12 }, (_, index): [string, number] => {
        const name = format.formatToParts(Date.UTC(2026, index, 15)).find(({ type }) => type === "month")?.value ?? "";
        return [name.toLowerCase().replace(/\.$/, ""), index + 1];
      });
    }),
  );
  return new Map(names);
}
