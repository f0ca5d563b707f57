import { describe, expect, it } from "vitest";
import { locales, type Locale } from "#contract/locale.ts";
import { formatFor, type DateStyle } from "./format.ts";

const belgrade = "Europe/Belgrade";
/** Friday 27 February 2026, 19:05 in Belgrade. */
const evening = Date.UTC(2026, 1, 27, 18, 5);

/** Blanks that do not break are blanks to a reader; which one a language's data choose is not ours to hold. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, " ");
}

describe("numbers", () => {
  it.each<[Locale, string[]]>([
    ["en", ["12,400", "22.9", "71%", "71.4%"]],
    ["sr", ["12.400", "22,9", "71%", "71,4%"]],
    ["sr-cyrl", ["12.400", "22,9", "71%", "71,4%"]],
    ["sl", ["12.400", "22,9", "71 %", "71,4 %"]],
    ["es", ["12.400", "22,9", "71 %", "71,4 %"]],
    ["fr", ["12 400", "22,9", "71 %", "71,4 %"]],
    ["ru", ["12 400", "22,9", "71 %", "71,4 %"]],
  ])("%s", (locale, written) => {
    const format = formatFor(locale, belgrade);
    expect([format.number(12_400), format.decimal(22.94), format.percent(0.7137), format.percent(0.7137, 1)].map(plain)).toEqual(written);
  });

  it.each(locales)("write a minus as wide as a plus, and no sign at zero: %s", (locale) => {
    const format = formatFor(locale, belgrade);
    expect([12, -3, 0, null].map((value) => format.signed(value))).toEqual(["+12", "\u22123", "0", "–"]);
    expect(format.decimal(-1.25).startsWith("\u2212")).toBe(true);
  });

  it("write a score as the language's sports pages do", () => {
    const scores = (["en", "sr", "sl", "ru", "es", "fr"] as const).map((locale) => formatFor(locale, belgrade).score(88, 79));
    expect(scores).toEqual(["88–79", "88:79", "88:79", "88:79", "88-79", "88-79"]);
  });

  it("tell an attempt from none", () => {
    const format = formatFor("sl", belgrade);
    expect([format.madeOf(0, 3), format.madeOf(0, 0)]).toEqual(["0/3", "–"]);
    expect([format.percentOf(0, 3), format.percentOf(0, 0)].map(plain)).toEqual(["0 %", "–"]);
  });

  it("tell zero from not recorded", () => {
    const format = formatFor("sr", belgrade);
    expect([format.number(0), format.number(null), format.minutes(0), format.minutes(null), format.clock(null)]).toEqual([
      "0",
      "–",
      "0:00",
      "–",
      "",
    ]);
  });

  it("write records, minutes and clocks the same everywhere", () => {
    const format = formatFor("ru", belgrade);
    expect([format.record(13, 3), format.minutes(2203), format.minutes(65), format.clock(228_999), format.clock(900)]).toEqual([
      "13\u20133",
      "36:43",
      "1:05",
      "3:48",
      "0:00",
    ]);
  });
});

describe("dates", () => {
  it.each<[Locale, DateStyle, string]>([
    ["en", "full", "Friday, 27 February 2026"],
    ["en", "dateTime", "Fri, 27 Feb 2026, 19:05"],
    ["sr", "full", "petak, 27. februar 2026."],
    ["sr-cyrl", "full", "петак, 27. фебруар 2026."],
    ["sl", "full", "petek, 27. februar 2026"],
    ["es", "long", "27 de febrero de 2026"],
    ["fr", "weekday", "vendredi"],
    ["ru", "numeric", "27.02.2026"],
    ["ru", "time", "19:05"],
  ])("%s %s", (locale, style, written) => {
    expect(plain(formatFor(locale, belgrade).date(evening, style))).toBe(written);
  });

  it("are written as newspapers print them", () => {
    const moment = (locale: Locale) => plain(formatFor(locale, belgrade).date(evening, "dateTime"));
    expect([moment("sr"), moment("sr-cyrl"), moment("fr"), moment("ru")]).toEqual([
      "pet, 27. feb 2026. u 19:05",
      "пет, 27. феб 2026. у 19:05",
      "ven. 27 févr. 2026, 19h05",
      "пт, 27 февр. 2026, 19:05",
    ]);
    expect(plain(formatFor("ru", belgrade).dayRange(evening, evening + 86_400_000))).toBe("27–28 февраля 2026");
  });

  it("fall on the league's day, not the reader's", () => {
    const lateEvening = Date.UTC(2026, 1, 27, 23, 30);
    expect(formatFor("en", belgrade).dayKey(lateEvening)).toBe("2026-02-28");
    expect(formatFor("en", "Atlantic/Reykjavik").dayKey(lateEvening)).toBe("2026-02-27");
    expect(formatFor("en", belgrade).machineTime(lateEvening)).toBe("2026-02-27T23:30:00.000Z");
  });

  it("begin a day at 00, not at 24", () => {
    const midnights = locales.map((locale) => formatFor(locale, "UTC").date(Date.UTC(2026, 0, 1), "time"));
    expect(midnights).toEqual(locales.map((locale) => (locale === "fr" ? "00h00" : "00:00")));
  });
});

it("joins names as a sentence does", () => {
  expect(formatFor("sl", belgrade).list(["Ana", "Iva", "Eva"])).toBe("Ana, Iva in Eva");
});
