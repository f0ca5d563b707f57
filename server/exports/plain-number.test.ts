import { expect, it } from "vitest";
import { locales, type Locale } from "#contract/locale.ts";
import { plainNumber } from "./plain-number.ts";

it.each<[Locale, string, number]>([
  ["en", "1,234.5", 1234.5],
  ["sr", "1.234,5", 1234.5],
  ["sr-cyrl", "1.234,5", 1234.5],
  ["sl", "1.234,5", 1234.5],
  ["es", "1234,5", 1234.5],
  ["es", "12.345", 12_345],
  ["fr", "1\u202f234,5", 1234.5],
  ["ru", "1\u00a0234,5", 1234.5],
  ["ru", "1 234,5", 1234.5],
  ["en", "1.234", 1.234],
  ["sr", "1.234", 1234],
  ["sl", "\u22123", -3],
  ["sl", "+12", 12],
  ["fr", "-0,5", -0.5],
  ["en", "\u22120", 0],
])("%s: %s is %d", (locale, text, value) => {
  expect(plainNumber(text, locale)).toEqual({ value, isPercent: false });
});

it.each<[Locale, string, number]>([
  ["en", "45%", 45],
  ["sr", "45,3%", 45.3],
  ["sl", "45\u00a0%", 45],
  ["es", "45,3\u00a0%", 45.3],
  ["fr", "45\u202f%", 45],
  ["ru", "100\u00a0%", 100],
])("%s: %s is %d of a hundred", (locale, text, value) => {
  expect(plainNumber(text, locale)).toEqual({ value, isPercent: true });
});

const noNumbers = [
  "12–3",
  "5/10",
  "36:43",
  "85:80",
  "2025-26",
  "27.02.2026",
  "27. 2.",
  "00",
  "07",
  "1.",
  "–",
  "",
  "1,23,456",
  "1e3",
  "١٢",
  "9".repeat(20),
];

it.each(locales)("%s: what is no single number stays text", (locale) => {
  expect(noNumbers.map((text) => plainNumber(text, locale))).toEqual(noNumbers.map(() => null));
});

it.each(locales)("%s: every figure that the language writes comes back", (locale) => {
  const tag = locale === "en" ? "en-GB" : locale === "sr" ? "sr-Latn" : locale;
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const values = [0, 7, 999, 1000, 9999, 12_345, 1_234_567.25, -3.5, -1234.5];
  expect(values.map((value) => plainNumber(format.format(value).replace("-", "\u2212"), locale)?.value)).toEqual(values);
});
