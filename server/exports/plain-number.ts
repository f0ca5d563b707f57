import { languageTag, type Locale } from "#contract/locale.ts";

/** What a figure's text says: `45 %` is 45 of a hundred. */
export type PlainNumber = { readonly value: number; readonly isPercent: boolean };

type Notation = { readonly figure: RegExp; readonly group: string; readonly decimal: string };

const notations = new Map<Locale, Notation>();
const blanks = "[ \\u00a0\\u2009\\u202f]";

/**
 * The number that a text in a language's notation is, by that language's own signs; `null` for what is no single
 * number: records (`12–3`), attempts (`5/10`), minutes, dates, and shirts like `00`.
 */
export function plainNumber(text: string, locale: Locale): PlainNumber | null {
  const { figure, group, decimal } = notationOf(locale);
  const [, sign, whole, part, percent] = figure.exec(text.trim()) ?? [];
  if (whole === undefined || /^0\d/.test(whole)) return null;
  const digits = group === " " ? whole.replace(/\D/g, "") : whole.replaceAll(group, "");
  const size = Number(part === undefined ? digits : `${digits}.${part.replace(decimal, "")}`);
  // Beyond this a number is no longer what was written.
  if (!Number.isSafeInteger(Math.trunc(size))) return null;
  return { value: size === 0 ? 0 : sign === "-" || sign === "\u2212" ? -size : size, isPercent: percent !== undefined };
}

function notationOf(locale: Locale): Notation {
  const known = notations.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale === "en" ? "en-GB" : languageTag(locale)).formatToParts(12_345_678.9);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const written = sign("group");
  const group = written.trim() === "" ? " " : written;
  const between = group === " " ? blanks : escaped(group);
  const decimal = sign("decimal");
  const figure = new RegExp(`^([+\\-\\u2212])?(\\d{1,3}(?:${between}\\d{3})+|\\d+)(${escaped(decimal)}\\d+)?(${blanks}?%)?$`);
  const notation = { figure, group, decimal };
  notations.set(locale, notation);
  return notation;
}

function escaped(sign: string): string {
  return sign.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
