import { expect, test } from "vitest";
import { languageTag, locales } from "#contract/locale.ts";
import { plainDate } from "./plain-date.ts";

/** As pages write days with their year: `app/i18n/format.ts`. */
const styles: readonly Intl.DateTimeFormatOptions[] = [
  { day: "2-digit", month: "2-digit", year: "numeric" },
  { day: "numeric", month: "long", year: "numeric" },
  { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  { day: "numeric", month: "short", year: "numeric" },
];

test.each(locales)("EXPORT1 every day as pages write it in %s is read again", (locale) => {
  for (const style of styles) {
    const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : languageTag(locale), { ...style, timeZone: "UTC" });
    for (let month = 0; month < 12; month += 1) {
      const at = Date.UTC(2026, month, 2 + month * 2, 12);
      const text = format.format(at);
      expect([text, plainDate(text, locale)]).toEqual([text, new Date(at).toISOString().slice(0, 10)]);
    }
  }
});

test.each(["31. 2. 2026.", "12–3", "14. 11.", "1/4", "2025/26", "Ana 1 2026", ""])("EXPORT1 %j is no day", (text) => {
  for (const locale of locales) expect(plainDate(text, locale)).toBeNull();
});
